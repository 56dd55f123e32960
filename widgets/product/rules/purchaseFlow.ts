import type { Product } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import type { CartChangeTexts, CartTexts } from '../../cart/index.ts';
import { isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';

export type PurchaseFlow = 'cart' | 'express' | 'subscription' | 'gift-card';

export interface PurchaseConditions {
  readonly expressCheckout: boolean;
  /** Whether a plan is chosen for an item that is also sold once. */
  readonly hasPlan?: boolean;
}

/** Where an add leads: subscription checkout, gift card page, checkout with express checkout on, else the cart. */
export function purchaseFlow(
  product: Pick<Product, 'type' | 'isSubscribable'>,
  { expressCheckout, hasPlan = false }: PurchaseConditions,
): PurchaseFlow {
  if (hasPlan || isSubscription(product)) return 'subscription';
  if (product.type === PRODUCT_TYPE.giftCard) return 'gift-card';
  return expressCheckout ? 'express' : 'cart';
}

export function addAlertTitle(
  flow: PurchaseFlow,
  texts: Pick<CartTexts, 'unableToAdd'> & Pick<CartChangeTexts, 'unableToPurchase' | 'unableToPurchaseGiftCard'>,
): string {
  if (flow === 'gift-card') return texts.unableToPurchaseGiftCard;
  return flow === 'express' ? texts.unableToPurchase : texts.unableToAdd;
}
