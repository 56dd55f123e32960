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

/** The cart that a visitor means to have. */
export interface Intended {
  lines(): Lines;
  /**
   * Compares the platform's cart after a change.
   *
   * @param change what the visitor wanted
   * @returns what is wrong; `null` when nothing is
   */
  settle(change: (lines: Map<string, number>) => void, outcome: Outcome, held: Lines): string | null;
}

/** What was told as done is done, what was told as refused is not; of what was told as uncertain the visitor looks what became. */
export function createIntended(): Intended {
  let intended: Lines = new Map();
  return {
    lines: () => intended,
    settle(change, outcome, held) {
      const changed = new Map(intended);
      change(changed);
      const allowed = outcome === 'done' ? [changed] : outcome === 'refused' ? [intended] : [intended, changed];
      const isRight = allowed.some((lines) => same(lines, held));
      const wrong = isRight ? null : `told as ${outcome}: intended ${allowed.map(write).join(' or ')}; the platform holds ${write(held)}`;
      intended = held;
      return wrong;
    },
  };
}
