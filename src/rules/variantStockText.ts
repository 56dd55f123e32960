import { PRODUCT_TYPE, type ProductType } from '../model/productType';
import type { Variant } from '../model/variant';
import type { ProductTexts } from '../text/productTexts';
import { isVariantInStock } from './isVariantInStock';
import { soldOutLabel } from './soldOutLabel';

/** What is said about the stock of the chosen variant: nothing (null) when it is in stock, else the sold-out label (spec §4). */
export function variantStockText(
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'>,
  texts: Pick<ProductTexts, 'soldOut'>,
  options: { readonly type?: ProductType; readonly customSoldOutText?: string | null } = {},
): string | null {
  return isVariantInStock(variant, options.type ?? PRODUCT_TYPE.physical) ? null : soldOutLabel(texts, options.customSoldOutText);
}
