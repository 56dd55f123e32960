import type { AddEntry } from '../model/addEntry.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { CartEntry } from '../../../src/commerce/model/cartEntry.ts';
import { addedQuantity, type KnownLine } from './addedQuantity.ts';

/** A line that was asked back: what was sent for it, and the lines that were there before. */
export interface Comeback {
  readonly added: AddEntry;
  readonly before: readonly KnownLine[];
}

/** Lines that were asked back, by the key of the intent that does it. */
export type Comebacks = Readonly<Record<string, Comeback>>;

/** A line as it stands in a cart. */
export interface FoundLine {
  readonly line: CartEntry;
  /** How many pieces of it are not meant: those that were there before others came back into the same line. */
  readonly rest: number;
}

/**
 * The line of the cart that is meant; `undefined` when it is not there. One that has come back is another line than before, or a part
 * of a line like it.
 */
export function findLine(
  cart: Cart,
  { entryId, restoring }: { readonly entryId: string; readonly restoring?: string | undefined },
  comebacks: Comebacks,
): FoundLine | undefined {
  const same = cart.entries.find(({ id }) => id === entryId);
  if (same) return { line: same, rest: 0 };
  const comeback = restoring === undefined ? undefined : comebacks[restoring];
  if (!comeback) return undefined;
  for (const line of cart.entries) {
    const back = addedQuantity([line], comeback.before, comeback.added);
    if (back > 0) return { line, rest: line.quantity - back };
  }
  return undefined;
}
