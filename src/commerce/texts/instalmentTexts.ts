import type { Texts } from './localize.ts';

/** What the instalment message says (spec §9). A site's `localizedStrings` override a text under the key it has here. */
export const instalmentTexts = {
  offer: '{payments} interest-free payments of {amount}', // the wording round "4 interest-free payments" is ours
  ordersOver: 'available for orders over {amount}',
  ordersUpTo: 'available for orders up to {amount}',
  offerBy: '{offer} with {brand}', // these two are ours
  rangeBy: '{brand} {offer}',
  afterpay: 'Afterpay',
  clearpay: 'Clearpay',
  klarna: 'Klarna',
  moreAbout: 'More about {brand}', // ours
} as const;

export type InstalmentTexts = Texts<typeof instalmentTexts>;
