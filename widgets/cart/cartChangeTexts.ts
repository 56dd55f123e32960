import type { Texts } from '../../src/commerce/texts/localize.ts';

/** The texts of the cart that are needed once something is in it, or is to be. */
export const cartChangeTexts = {
  name: 'cart',
  texts: {
    viewCart: 'View Cart',
    addedAnnouncement: '{quantity} × {title} added to cart. {count} in cart.',
    untitledItem: 'Item',
    listSeparator: ', ',

    unableToPurchase: 'Unable to Purchase Item',
    unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
    unableToUpdate: 'Unable to Update Cart',
    unableToApplyCoupon: 'Unable to Apply Code',
  },
} as const;

export type CartChangeTexts = Texts<typeof cartChangeTexts>;
