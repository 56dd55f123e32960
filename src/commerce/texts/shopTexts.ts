import type { Texts } from './localize.ts';

export const shopTexts = {
  addedAnnouncement: '{quantity} × {title} added to cart. {count} in cart.',
  untitledItem: 'Item',

  unreadableItem: 'This item cannot be added right now. Please try again later.',

  itemSuffix: 'item',
  itemsSuffix: 'items',

  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',

  quantityLimit: 'Only {available} available.',
  quantityLimitInCart: 'Only {available} more available; {inCart} in your cart already.',

  close: 'Close',

  unableToUpdate: 'Unable to Update Cart',
  unableToApplyCoupon: 'Unable to Apply Code',
  offlineTitle: 'You Are Offline',
  offlineAdd: 'The item is added to your cart as soon as you are back online.',
  offlineChanges: 'Your changes are not sent yet. They are kept, and sent as soon as you are back online.',

  cartTitle: 'Shopping Cart',
} as const;

export type ShopTexts = Texts<typeof shopTexts>;
