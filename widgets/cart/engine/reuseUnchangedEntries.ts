import { isSameData } from '../../../src/lib/isSameData.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';

/**
 * The cart as just read, made of the objects that are known already as far as they are the same: of a long cart only the lines that
 * changed are shown anew. When nothing has changed it is the known cart itself.
 */
export function reuseUnchangedEntries(known: Cart | null, cart: Cart): Cart {
  if (!known) return cart;
  const lines = new Map(known.entries.map((entry) => [entry.id, entry]));
  const entries = cart.entries.map((entry) => {
    const old = lines.get(entry.id);
    return old && isSameData(old, entry) ? old : entry;
  });
  const next = { ...cart, entries };
  return isSameData(known, next) ? known : next;
}
