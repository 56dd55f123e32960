import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import { toMoney, type Money } from '../../../src/money/money.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import { formatAmount } from '../../../src/money/decimalAmount.ts';
import { createMoneyFormatter } from '../../../src/money/createMoneyFormatter.ts';
import { fromPrice } from '../../../src/commerce/rules/fromPrice.ts';
import { subscriptionText } from '../../../src/commerce/rules/subscriptionText.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { productTexts, subscriptionTexts } from './texts.ts';

/** `before` and `after` surround `amount`, which has no currency sign; `text` is the whole. */
export interface PriceText {
  readonly text: string;
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

export interface PriceView {
  readonly now: PriceText;
  /** The struck price of a product that is on sale as a whole. */
  readonly original: PriceText | null;
  readonly saleLabel: string;
  readonly originalLabel: string;
}

export const showMoney = (money: Money): string => createMoneyFormatter({ useCldr: false, locale: 'en-US' })(money);

/** The price before a choice. */
export function priceView(host: HostProduct, product: Product): PriceView {
  const labels = { saleLabel: productTexts.salePrice, originalLabel: productTexts.originalPrice };
  const start = fromPrice(product) ?? ownPrice(host);
  if (product.isSubscribable) {
    const sentence = (money: Money): PriceText =>
      around(money, (price) => subscriptionText(product.subscriptionPlan, price, subscriptionTexts, { varies: start.varies }));
    return { now: sentence(start.price), original: start.original && around(start.original, (price) => price), ...labels };
  }
  const now = around(start.price, (price) => (start.varies ? fill(productTexts.fromPrice, { fromPrice: price }) : price));
  return { now, original: start.original && around(start.original, (price) => price), ...labels };
}

// A product without variants has its own price.
function ownPrice({ title, structuredContent }: HostProduct): { price: Money; varies: boolean; original: Money | null } {
  const price = toMoney(structuredContent.priceMoney, 'USD');
  if (price === null) throw new Error(`Product "${title}" has no price.`);
  const sale = structuredContent.onSale ? toMoney(structuredContent.salePriceMoney, 'USD') : null;
  return { price: sale ?? price, varies: false, original: sale && price };
}

function around(money: Money, sentence: (price: string) => string): PriceText {
  const text = sentence(showMoney(money));
  const [before = '', after = ''] = sentence('\u0000').split('\u0000');
  return { text, before, amount: formatAmount(money), after };
}
