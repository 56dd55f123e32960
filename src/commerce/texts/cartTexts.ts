import type { Texts } from './localize.ts';
import { lostTexts } from './lostTexts.ts';

/** What the cart and a failed add say (spec §2, §8, §9). A site's `localizedStrings` override a text under the key it has here. */
export const cartTexts = {
  // Alert titles, their one button, and messages that stand in for the server's (spec §8)
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  ok: 'OK',
  ...lostTexts,

  // Link and counter (spec §2, §9)
  viewCart: 'View Cart',
  overHundred: '100+',
  overHundredLabel: 'More than 100 items in cart',
  oneItemLabel: '1 item in cart', // ours
  itemsLabel: '{count} items in cart', // ours
} as const;

export type CartTexts = Texts<typeof cartTexts>;
