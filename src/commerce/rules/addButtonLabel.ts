import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** The product's own label, else "Subscribe" or "Add To Cart". */
export function addButtonLabel(
  product: Pick<Product, 'type' | 'isSubscribable' | 'customAddButtonText'>,
  texts: Pick<ProductTexts, 'addToCart' | 'subscribe'>,
): string {
  const custom = product.customAddButtonText?.trim();
  return custom || (isSubscription(product) ? texts.subscribe : texts.addToCart);
}

/** Only physical and service products can be. */
export function canBeSubscribed(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}

/** A product may be marked without being of such a type. */
export function isSubscription(product: Pick<Product, 'type' | 'isSubscribable'>): boolean {
  return product.isSubscribable && canBeSubscribed(product.type);
}
