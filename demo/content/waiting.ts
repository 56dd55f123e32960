import type { Db } from '../../mocks/db/Db.ts';
import { catalogue } from './catalogue.ts';

const GUESTS = ['anna@example.com', 'tom@example.com', 'margarethe@example.com', 'yuki@example.com', 'olu@example.com'];

/** Adds some sign-ups for every sold-out variant, to fill the owner's screens. */
export function letGuestsWait(db: Pick<Db, 'signUp'>): void {
  let turn = 0;
  for (const { id: productId, structuredContent } of catalogue) {
    for (const { id: variantId, unlimited, qtyInStock } of structuredContent.variants) {
      if (unlimited || qtyInStock > 0) continue;
      turn += 1;
      for (const siteVisitorEmail of GUESTS.slice(0, 1 + (turn % GUESTS.length)))
        db.signUp({ productId, variantId, siteVisitorEmail, isJoinMailingList: false });
    }
  }
}
