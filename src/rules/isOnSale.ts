import type { Product } from '../model/product';
import { PRODUCT_TYPE } from '../model/productType';

/** On sale if any variant is; a digital product has no variants and says so itself (spec §4 "Product display"). */
export function isOnSale(product: Pick<Product, 'type' | 'onSale' | 'variants'>): boolean {
  if (product.type === PRODUCT_TYPE.digital) return product.onSale;
  return product.variants.some((variant) => variant.onSale);
}
