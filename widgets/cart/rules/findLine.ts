import { isSameData } from '../../../src/lib/isSameData.ts';
import { attempt } from '../../../src/lib/result.ts';
import type { AddEntry } from '../model/addEntry.ts';
import { toAddEntry } from '../model/cartIntent.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';

/** A line that is being brought back: the entry that was sent, and the lines that were there before. */
interface RestoredLine {
  readonly added: AddEntry;
  readonly before: readonly KnownLine[];
}

/** Lines that are being brought back, by the key of the intent that does it. */
export type RestoredLines = Readonly<Record<string, RestoredLine>>;

/** A line as it stands in a cart. */
export interface FoundLine {
  readonly line: CartEntry;
  /** How many pieces of it are other ones: those that were there before the line came back into it. */
  readonly rest: number;
}

/**
 * The line of the cart by its id; `undefined` when it is not there. One that has come back is another line than before, or a part of a
 * line like it.
 */
export function findLine(
  cart: Cart,
  { entryId, restoring }: { readonly entryId: string; readonly restoring?: string | undefined },
  restoredLines: RestoredLines,
): FoundLine | undefined {
  const same = cart.entries.find(({ id }) => id === entryId);
  if (same) return { line: same, rest: 0 };
  const restored = restoring === undefined ? undefined : restoredLines[restoring];
  if (!restored) return undefined;
  for (const line of cart.entries) {
    const back = addedQuantity([line], restored.before, restored.added);
    if (back > 0) return { line, rest: line.quantity - back };
  }
  return undefined;
}

/** The fields of a line that are kept, to find later what has become of it. */
export type KnownLine = Pick<CartEntry, 'id' | 'quantity' | 'additionalFields'>;

/**
 * How many pieces of what was added have come into the cart since its lines were `before`. What left it meanwhile does not count
 * against them: another tab may have taken out lines of the same item.
 */
export function addedQuantity(entries: readonly CartEntry[], before: readonly KnownLine[], added: LineKind): number {
  let pieces = 0;
  for (const entry of entries) {
    if (!isOfKind(toAddEntry(entry), added)) continue;
    const known = before.find((line) => line.id === entry.id)?.quantity ?? 0;
    pieces += Math.max(entry.quantity - known, 0);
  }
  return pieces;
}

/** The item, the variant and the further fields, which make a line. */
type LineKind = Pick<AddEntry, 'itemId' | 'sku' | 'additionalFields'>;

/** Whether what either puts into the cart may come into one line, whatever its number of pieces. */
export const isSameLine = (one: LineKind, other: LineKind): boolean => isOfKind(one, other) || isOfKind(other, one);

/** Whether a line is of the kind that was added. */
function isOfKind({ itemId, sku, additionalFields }: LineKind, added: LineKind): boolean {
  // A platform may name no variant, or name one where none was asked for; and it may not say what was filled in, or write it its own way.
  if (itemId !== added.itemId || (sku !== null && added.sku !== null && sku !== added.sku)) return false;
  return (
    additionalFields === added.additionalFields ||
    (added.additionalFields !== null && (additionalFields === null || isSameJson(additionalFields, added.additionalFields)))
  );
}

const isSameJson = (one: string, other: string): boolean => attempt(() => isSameData(JSON.parse(one), JSON.parse(other))) ?? false;
