import type { Texts } from '../../src/commerce/texts/localize.ts';

/** The texts of the cart beside those of its page, which stand in `page/cartPageTexts.ts`. */
export const cartTexts = {
  name: 'cart',
  texts: {
    cartTitle: 'Shopping Cart',
    viewCart: 'View Cart',
    itemSuffix: 'item',
    itemsSuffix: 'items',
    overHundred: '100+',
    overHundredLabel: 'More than 100 items in cart',
    oneItemLabel: '1 item in cart',
    itemsLabel: '{count} items in cart',

    addedAnnouncement: '{quantity} × {title} added to cart. {count} in cart.',
    untitledItem: 'Item',
    listSeparator: ', ',

    unableToAdd: 'Unable to Add Item',
    unableToPurchase: 'Unable to Purchase Item',
    unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
    unableToUpdate: 'Unable to Update Cart',
    unableToApplyCoupon: 'Unable to Apply Code',
    offlineTitle: 'You Are Offline',
    offlineAdd: 'The item is added to your cart as soon as you are back online.',
    offlineChanges: 'Your changes are not sent yet. They are kept, and sent as soon as you are back online.',
  },
} as const;

export type CartTexts = Texts<typeof cartTexts>;
