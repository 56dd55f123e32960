import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** Only physical and service products can be. */
export function canBeSubscribed(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}

/** A product may be marked without being of such a type. */
export function isSubscription(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return product.isSubscribable && canBeSubscribed(product.type);
}
