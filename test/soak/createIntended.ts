import type { WireCart } from '../../mocks/db/wireCart.ts';
import type { Outcome } from './installVisitor.ts';

/** How many of each item, by `key`. */
export type Lines = ReadonlyMap<string, number>;

export const keyOf = (itemId: string, sku: string | null): string => `${itemId} ${sku ?? ''}`;

export const linesOf = ({ entries }: WireCart): Lines => {
  const lines = new Map<string, number>();
  for (const { itemId, chosenVariant, quantity } of entries) {
    const key = keyOf(itemId, chosenVariant?.sku || null);
    lines.set(key, (lines.get(key) ?? 0) + quantity);
  }
  return lines;
};

const same = (one: Lines, other: Lines): boolean =>
  one.size === other.size && [...one].every(([key, quantity]) => other.get(key) === quantity);

const write = (lines: Lines): string => [...lines].map(([key, quantity]) => `${quantity} × ${key}`).join(', ') || 'nothing';

/** Window (ms) in which the shop takes an add for one that it has told as failed and then found done. */
const SAME_ADD_MS = 60_000;

/** The cart that a visitor means to have. */
export interface Intended {
  lines(): Lines;
  /**
   * Compares the platform's cart after a change.
   *
   * @param change what the visitor wanted
   * @param added names the item and the quantity of an add; `null`: another change
   * @returns what is wrong; `null` when nothing is
   */
  settle(change: (lines: Map<string, number>) => void, added: string | null, outcome: Outcome, held: Lines): string | null;
}

/**
 * A change that was reported as done is done, and one that was reported as refused is not; after an uncertain one the visitor looks at the cart. One more
 * try of an add that turned out to be done may be that add.
 */
export function createIntended(): Intended {
  let intended: Lines = new Map();
  /** Adds that were told as uncertain and were done: when that was seen. */
  const foundDone = new Map<string, number>();
  return {
    lines: () => intended,
    settle(change, added, outcome, held) {
      const changed = new Map(intended);
      change(changed);
      const mayBeRepetition = added !== null && Date.now() - (foundDone.get(added) ?? 0) < SAME_ADD_MS;
      const allowed = outcome === 'refused' ? [intended] : outcome === 'done' && !mayBeRepetition ? [changed] : [intended, changed];
      // After a refused one the next may still be taken for that add.
      if (added !== null && outcome === 'done') foundDone.delete(added);
      if (added !== null && outcome === 'uncertain' && same(changed, held)) foundDone.set(added, Date.now());
      const isRight = allowed.some((lines) => same(lines, held));
      const wrong = isRight ? null : `told as ${outcome}: intended ${allowed.map(write).join(' or ')}; the platform holds ${write(held)}`;
      intended = held;
      return wrong;
    },
  };
}
