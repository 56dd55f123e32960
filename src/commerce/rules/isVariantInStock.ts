import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import { tracksStock } from './tracksStock.ts';

/**
 * In stock when unlimited or quantity above 0 (spec §4); also when the page does not say (`qtyInStock` null), for then the
 * server decides at the add; and always for a type that cannot run out.
 */
export function isVariantInStock(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>, type: ProductType = PRODUCT_TYPE.physical): boolean {
  return variant.unlimited || variant.qtyInStock === null || variant.qtyInStock > 0 || !tracksStock(type);
}
