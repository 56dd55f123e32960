/** Amounts in cents. */
export interface Sums {
  /** The value of the items that were put into carts and not taken out again. */
  readonly inCarts: number;
  /** Subscriptions and gift cards whose page was opened. */
  readonly soldDirectly: number;
  readonly checkouts: readonly number[];
  readonly orders: readonly (readonly [id: string, cents: number])[];
  /** Orders that the platform's own records know. */
  readonly recorded: readonly string[];
}

type Mutable<Part> = { -readonly [Key in keyof Part]: Part[Key] extends readonly (infer Item)[] ? Item[] : Part[Key] };
export type Pushed = {
  readonly event?: string;
  readonly ecommerce?: { readonly value: number; readonly transaction_id?: string; readonly items: readonly { item_id: string }[] };
};

export const emptySums = (): Mutable<Sums> => ({ inCarts: 0, soldDirectly: 0, checkouts: [], orders: [], recorded: [] });

/** Counts what was pushed as Google Analytics does. */
export function count(layer: readonly Pushed[], into: Mutable<Sums>): void {
  for (const { event, ecommerce } of layer) {
    if (!ecommerce) continue;
    const cents = Math.round(ecommerce.value * 100);
    const isDirect = ecommerce.items.some(({ item_id: id }) => id === 'CLUB' || id === 'CARD');
    if (event === 'purchase') into.orders.push([ecommerce.transaction_id!, cents]);
    if (event === 'begin_checkout') into.checkouts.push(cents);
    if (event === 'add_to_cart' && isDirect) into.soldDirectly += cents;
    else if (event === 'add_to_cart') into.inCarts += cents;
    if (event === 'remove_from_cart') into.inCarts -= cents;
  }
}

/** Small, seeded, good enough: https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const sorted = ({ checkouts, orders, recorded, ...sums }: Sums): Sums => ({
  ...sums,
  checkouts: checkouts.toSorted((one, other) => one - other),
  orders: orders.toSorted(([one], [other]) => one.localeCompare(other)),
  recorded: recorded.toSorted(),
});
