import type { Texts } from './localize.ts';

/** A site's `localizedStrings` override each text by its key here. */
export const instalmentTexts = {
  name: 'instalments',
  texts: {
    offer: '{payments} interest-free payments of {amount}',
    ordersOver: 'available for orders over {amount}',
    ordersUpTo: 'available for orders up to {amount}',
    offerBy: '{offer} with {brand}',
    rangeBy: '{brand} {offer}',
    afterpay: 'Afterpay',
    clearpay: 'Clearpay',
    klarna: 'Klarna',
    moreAbout: 'More about {brand}',
  },
} as const;

export type InstalmentTexts = Texts<typeof instalmentTexts>;
