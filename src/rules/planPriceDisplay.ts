import type { PricingOption } from '../model/variant.ts';
import type { PriceDisplay } from './priceDisplay.ts';

/** The price of a variant under one of its plans, for a product sold once or by subscription (`pricingOptions` of a variant). */
export function planPriceDisplay({
  plan,
  price,
  salePrice,
  onSale,
}: Pick<PricingOption, 'plan' | 'price' | 'salePrice' | 'onSale'>): Extract<PriceDisplay, { kind: 'subscription' }> {
  return { kind: 'subscription', plan, price: onSale ? salePrice : price, original: onSale ? price : null };
}
