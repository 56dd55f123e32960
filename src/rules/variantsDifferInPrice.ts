import { equalMoney } from '../money/arithmetic.ts';
import type { Variant } from '../model/variant.ts';

/** Variants differ in price if onSale, salePrice or price differ (spec §4 "Product display"). */
export function variantsDifferInPrice(variants: readonly Pick<Variant, 'onSale' | 'salePrice' | 'price'>[]): boolean {
  const [first] = variants;
  if (first === undefined) return false;
  for (const variant of variants) {
    if (variant.onSale !== first.onSale || !equalMoney(variant.salePrice, first.salePrice) || !equalMoney(variant.price, first.price)) {
      return true;
    }
  }
  return false;
}
