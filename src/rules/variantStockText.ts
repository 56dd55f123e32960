import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import type { ProductTexts } from '../text/productTexts.ts';
import { isVariantInStock } from './isVariantInStock.ts';
import { soldOutLabel } from './soldOutLabel.ts';

/** What is said about the stock of the chosen variant: nothing (null) when it is in stock, else the sold-out label (spec §4). */
export function variantStockText(
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'>,
  texts: Pick<ProductTexts, 'soldOut'>,
  options: { readonly type?: ProductType; readonly customSoldOutText?: string | null } = {},
): string | null {
  return isVariantInStock(variant, options.type ?? PRODUCT_TYPE.physical) ? null : soldOutLabel(texts, options.customSoldOutText);
}
