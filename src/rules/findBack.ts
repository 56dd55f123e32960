import type { AddEntry } from '../model/addEntry.ts';
import type { Cart } from '../model/cart.ts';
import type { FoundLine } from '../model/cartIntent.ts';
import { grownBy } from './grownBy.ts';

/**
 * Where a line that was taken out is, now that it was added again to the cart that was `before`: by itself under another id, or within
 * a line like it. `undefined` while it is not back.
 */
export function findBack(cart: Cart, before: Cart, added: AddEntry): FoundLine | undefined {
  for (const line of cart.entries) {
    const back = grownBy({ entries: [line] }, before, added);
    if (back > 0 && line.additionalFields === added.additionalFields) return { line, rest: line.quantity - back };
  }
  return undefined;
}
