import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import { fromPrice } from '../../../src/commerce/rules/fromPrice.ts';
import { subscriptionText } from '../../../src/commerce/rules/subscriptionText.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { toMoney } from '../../../src/money/money.ts';
import { showMoney } from './priceView.ts';
import { productTexts, subscriptionTexts } from './texts.ts';

export interface PlanView {
  readonly oneTimePrice: string;
  readonly planPrice: string;
  /** Whole per cent saved by the first plan. */
  readonly percent: number;
  readonly frequencies: readonly string[];
  readonly firstOptionId: string;
  readonly variantsJson: string;
}

/** `null` for a product without a choice of plans. */
export function planView(host: HostProduct, product: Product): PlanView | null {
  const { variants } = host.structuredContent;
  const cheapest = variants.toSorted((one, other) => one.price - other.price)[0];
  const [first] = cheapest?.pricingOptions ?? [];
  const start = fromPrice(product);
  const planMoney = toMoney(first?.priceMoney, 'USD');
  if (!cheapest?.pricingOptions || !first || !start || !planMoney) return null;
  const from = (text: string): string => (start.varies ? fill(productTexts.fromPrice, { fromPrice: text }) : text);
  return {
    oneTimePrice: from(showMoney(start.price)),
    planPrice: from(showMoney(planMoney)),
    percent: Math.round(100 * (1 - Number(first.price) / cheapest.price)),
    frequencies: cheapest.pricingOptions.map(({ subscriptionPlan }) =>
      capitalised(subscriptionText(subscriptionPlan, '', subscriptionTexts).trim()),
    ),
    firstOptionId: first.productSubscriptionOptionId,
    variantsJson: JSON.stringify(variants),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
