import { stringify } from '../../lib/stringify.ts';
import type { Cart } from '../../model/cart.ts';

/**
 * The cart as just read, made of the objects that are known already as far as they are the same: of a long cart only the lines that
 * changed are shown anew. When nothing has changed it is the known cart itself.
 */
export function reuseUnchangedEntries(known: Cart | null, cart: Cart): Cart {
  if (!known) return cart;
  if (stringify(known) === stringify(cart)) return known;
  const entries = cart.entries.map((entry) => {
    const old = known.entries.find(({ id }) => id === entry.id);
    return old && stringify(old) === stringify(entry) ? old : entry;
  });
  return { ...cart, entries };
}
