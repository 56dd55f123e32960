import { MAX_QUANTITY } from '../model/constants.ts';
import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';

/** Unknown stock counts as in stock, because the platform decides at the add. */
export function isVariantInStock(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>, type: ProductType = PRODUCT_TYPE.physical): boolean {
  return variant.unlimited || variant.qtyInStock === null || variant.qtyInStock > 0 || !tracksStock(type);
}

/** Whether it is for sale now: its data can be read, and it is in stock. */
export const canBeBought = (variant: Pick<Variant, 'unlimited' | 'qtyInStock' | 'problem'>, type: ProductType): boolean =>
  variant.problem === undefined && isVariantInStock(variant, type);

/** Digital products, gift cards and paywalls never run out. */
export function tracksStock(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}

/** How many more can be added: at most 9999 and the stock beside the cart's. An invalid count of the cart is 0. */
export function quantityCap(
  product: Pick<Product, 'type'>,
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'> | null,
  quantityInCart: number,
): number {
  if (variant === null || variant.unlimited || variant.qtyInStock === null || !tracksStock(product.type)) return MAX_QUANTITY;
  const inCart = quantityInCart > 0 ? quantityInCart : 0;
  return Math.max(0, Math.min(MAX_QUANTITY, variant.qtyInStock - inCart) || 0);
}
