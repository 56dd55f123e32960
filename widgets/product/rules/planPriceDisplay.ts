import type { PricingOption } from '../../../src/commerce/model/variant.ts';
import type { Money } from '../../../src/money/money.ts';
import type { SubscriptionPlan } from '../../../src/commerce/model/subscriptionPlan.ts';

/** The sentence of `subscriptionText` for `price`, and for the struck `original` when on sale. */
export interface PlanPrice {
  readonly kind: 'subscription';
  readonly price: Money;
  readonly original: Money | null;
  readonly plan: SubscriptionPlan;
}

/** The price of a variant under one of its plans, for a product sold once or by subscription (`pricingOptions` of a variant). */
export function planPriceDisplay({
  plan,
  price,
  salePrice,
  onSale,
}: Pick<PricingOption, 'plan' | 'price' | 'salePrice' | 'onSale'>): PlanPrice {
  return { kind: 'subscription', plan, price: onSale ? salePrice : price, original: onSale ? price : null };
}
