import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';

/** Unknown stock counts as in stock, because the platform decides at the add. */
export function isVariantInStock(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>, type: ProductType = PRODUCT_TYPE.physical): boolean {
  return variant.unlimited || variant.qtyInStock === null || variant.qtyInStock > 0 || !tracksStock(type);
}

/** Digital products, gift cards and paywalls never run out. */
export function tracksStock(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}
