import type { Texts } from '../../src/commerce/texts/localize.ts';

/**
 * The texts of the cart that any page may need. Those of its page stand in `page/cartPageTexts.ts`, those of its changes in
 * `cartChangeTexts.ts`.
 */
export const cartTexts = {
  name: 'cart',
  texts: {
    cartTitle: 'Shopping Cart',
    itemSuffix: 'item',
    itemsSuffix: 'items',
    overHundred: '100+',
    overHundredLabel: 'More than 100 items in cart',
    oneItemLabel: '1 item in cart',
    itemsLabel: '{count} items in cart',

    unableToAdd: 'Unable to Add Item',
    offlineTitle: 'You Are Offline',
    offlineAdd: 'The item is added to your cart as soon as you are back online.',
    offlineChanges: 'Your changes are not sent yet. They are kept, and sent as soon as you are back online.',
  },
} as const;

export type CartTexts = Texts<typeof cartTexts>;
