import type { AddEntry } from '../model/addEntry.ts';
import type { Cart } from '../model/cart.ts';

/**
 * How many pieces of an item have come into the cart since it was `before` (`null`: empty). What left it meanwhile does not count
 * against them: another tab may have taken out lines of the same item.
 */
export function grownBy(cart: Pick<Cart, 'entries'>, before: Cart | null, { itemId, sku }: Pick<AddEntry, 'itemId' | 'sku'>): number {
  let pieces = 0;
  for (const { id, itemId: ofItem, chosenVariant, quantity } of cart.entries) {
    // A host may name no variant, or name one where none was asked for.
    if (ofItem !== itemId || (sku ?? chosenVariant?.sku ?? sku) !== (chosenVariant?.sku ?? sku)) continue;
    const known = before?.entries.find((entry) => entry.id === id)?.quantity ?? 0;
    pieces += Math.max(quantity - known, 0);
  }
  return pieces;
}
