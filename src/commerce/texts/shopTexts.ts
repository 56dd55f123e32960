import type { Texts } from './localize.ts';

/**
 * What the pill, the cart page and the announcements for screen readers say. Spec and platform give no wording for these; a site's
 * `localizedStrings` override each under the key it has here.
 */
export const shopTexts = {
  // Read out after an add; {title} of the product
  addedAnnouncement: '{quantity} × {title} added to cart. {count} in cart.',
  untitledItem: 'Item',

  // A press on a button whose product the page does not state properly
  unreadableItem: 'This item cannot be added right now. Please try again later.',

  // Pill: what follows the number
  itemSuffix: 'item',
  itemsSuffix: 'items',

  // Quantity buttons of version 8 pages, which have a sign but no name
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',

  // What stands under a quantity that cannot grow
  quantityLimit: 'Only {available} available.',
  quantityLimitInCart: 'Only {available} more available; {inCart} in your cart already.',

  // Lightboxes
  close: 'Close',

  // Changes of the cart that failed, or that wait for the network
  unableToUpdate: 'Unable to Update Cart',
  unableToApplyCoupon: 'Unable to Apply Code',
  offlineTitle: 'You Are Offline',
  offlineAdd: 'The item is added to your cart as soon as you are back online.',
  offlineChanges: 'Your changes are not sent yet. They are kept, and sent as soon as you are back online.',

  // Cart page
  cartTitle: 'Shopping Cart',
} as const;

export type ShopTexts = Texts<typeof shopTexts>;
