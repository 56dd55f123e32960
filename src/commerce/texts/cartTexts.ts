import { heldTexts } from './heldTexts.ts';
import type { Texts } from './localize.ts';

export const lostTexts = {
  unknownError: 'Unknown error, please try again later.',
  unreachable: heldTexts.unreachable,
} as const;

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
