import type { Texts } from './localize.ts';
import { lostTexts } from './lostTexts.ts';

export const cartTexts = {
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  ok: 'OK',
  ...lostTexts,

  viewCart: 'View Cart',
  overHundred: '100+',
  overHundredLabel: 'More than 100 items in cart',
  oneItemLabel: '1 item in cart',
  itemsLabel: '{count} items in cart',
} as const;

export type CartTexts = Texts<typeof cartTexts>;
