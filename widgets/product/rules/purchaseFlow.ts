import type { Product } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import type { CartTexts } from '../../../src/commerce/texts/cartTexts.ts';
import { isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';

/** Where an add leads: into the cart, or on to a page that sells at once. */
export type PurchaseFlow = 'cart' | 'express' | 'subscription' | 'gift-card';

/** What decides the flow beside the product. */
export interface PurchaseWish {
  readonly expressCheckout: boolean;
  /** Whether the visitor has chosen one of the plans that the item is also sold under. */
  readonly hasPlan?: boolean;
}

/**
 * Where adding this product leads (spec §4 "Add-to-cart button"): a subscription to subscription checkout, a gift card to the
 * gift card page, anything else to checkout when express checkout is on, and into the cart when it is not.
 */
export function purchaseFlow(
  product: Pick<Product, 'type' | 'isSubscribable'>,
  { expressCheckout, hasPlan = false }: PurchaseWish,
): PurchaseFlow {
  if (hasPlan || isSubscription(product)) return 'subscription';
  if (product.type === PRODUCT_TYPE.giftCard) return 'gift-card';
  return expressCheckout ? 'express' : 'cart';
}

/** The title of the alert when an add fails (spec §8). */
export function addAlertTitle(
  flow: PurchaseFlow,
  texts: Pick<CartTexts, 'unableToAdd' | 'unableToPurchase' | 'unableToPurchaseGiftCard'>,
): string {
  if (flow === 'gift-card') return texts.unableToPurchaseGiftCard;
  return flow === 'express' ? texts.unableToPurchase : texts.unableToAdd;
}
