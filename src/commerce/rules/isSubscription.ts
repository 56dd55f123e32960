import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** Only physical and service products can be subscribable (spec §3 "Product types"). */
export function canBeSubscribed(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}

/** Whether the product is sold by subscription: marked so, and of a type that can be. */
export function isSubscription(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return product.isSubscribable && canBeSubscribed(product.type);
}
