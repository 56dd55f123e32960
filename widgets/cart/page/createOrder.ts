import type { ShownEntry } from './cartPage.ts';

/** The order of all lines that the page has shown, those that are gone included, so that each keeps its place. */
export interface Order {
  /** The lines as they are to be shown: what is known keeps its place, what is new stands where the platform has put it. Idempotent. */
  arrange(lines: readonly ShownEntry[]): readonly ShownEntry[];
  /** Says that a line that is gone comes back; the platform gives it another id, by which it has the same place. */
  expect(line: ShownEntry): void;
  /** The how-manieth a line is of all; one that was never shown comes after them. */
  rankOf(id: string): number;
  /** Among which of the shown lines one belongs that is gone: before the line at this index. */
  placeOf(id: string, shown: readonly ShownEntry[]): number;
}

export function createOrder(): Order {
  const order: string[] = [];
  const expected: ShownEntry[] = [];
  const rankOf = (id: string) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  const isSame = (one: ShownEntry, other: ShownEntry) =>
    one.itemId === other.itemId && one.chosenVariant?.sku === other.chosenVariant?.sku && one.additionalFields === other.additionalFields;

  return {
    rankOf,
    arrange(lines) {
      let at = 0;
      for (const line of lines) {
        if (!order.includes(line.id)) {
          const back = expected.findIndex((other) => isSame(other, line) && !lines.some(({ id }) => id === other.id));
          const [former] = back < 0 ? [] : expected.splice(back, 1);
          if (former) order[rankOf(former.id)] = line.id;
          else order.splice(at, 0, line.id);
        }
        at = rankOf(line.id) + 1;
      }
      const ranks = new Map(order.map((id, rank) => [id, rank]));
      return lines.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
    },
    expect: (line) => void expected.push(line),
    placeOf(id, shown) {
      const next = shown.findIndex((other) => rankOf(other.id) > rankOf(id));
      return next < 0 ? shown.length : next;
    },
  };
}
