import type { Db } from '../../mocks/db/Db.ts';
import { catalogue } from './catalogue.ts';

const GUESTS = ['anna@example.com', 'tom@example.com', 'margarethe@example.com', 'yuki@example.com', 'olu@example.com'];

/** Lets guests wait for all that is sold out, so that whoever opens the owner's screens for the first time sees some: of each variant a few. */
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
