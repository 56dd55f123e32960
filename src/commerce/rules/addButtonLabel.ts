import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { isSubscription } from './isSubscription.ts';

/** The idle label of the add button: the product's own text, else "Subscribe" for subscribable, else "Add To Cart" (spec §4). */
export function addButtonLabel(
  product: Pick<Product, 'type' | 'isSubscribable' | 'customAddButtonText'>,
  texts: Pick<ProductTexts, 'addToCart' | 'subscribe'>,
): string {
  const custom = product.customAddButtonText?.trim();
  return custom || (isSubscription(product) ? texts.subscribe : texts.addToCart);
}
