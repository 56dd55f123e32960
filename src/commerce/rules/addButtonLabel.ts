import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { isSubscription } from './isSubscription.ts';

/** The product's own label, else "Subscribe" or "Add To Cart". */
export function addButtonLabel(
  product: Pick<Product, 'type' | 'isSubscribable' | 'customAddButtonText'>,
  texts: Pick<ProductTexts, 'addToCart' | 'subscribe'>,
): string {
  const custom = product.customAddButtonText?.trim();
  return custom || (isSubscription(product) ? texts.subscribe : texts.addToCart);
}
