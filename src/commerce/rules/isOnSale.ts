import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** On sale if any variant is; a digital product has none and states it itself. */
export function isOnSale(product: {
  readonly type: ProductType;
  readonly onSale: boolean;
  readonly variants: readonly { readonly onSale: boolean }[];
}): boolean {
  if (product.type === PRODUCT_TYPE.digital) return product.onSale;
  return product.variants.some((variant) => variant.onSale);
}
