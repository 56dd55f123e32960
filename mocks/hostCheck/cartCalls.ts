import type { cartEntry } from '../contract/cart.ts';
import type { z } from '../../src/lib/zod.ts';
import type { Answer, SendOptions, Visitor } from './createVisitor.ts';
import { expectDone, expectSame, expectThat } from './expect.ts';
import type { Good } from './Goods.ts';
import { entryOf, type Cart } from './HostCase.ts';

export const CART = '/api/commerce/shopping-cart';
export const ENTRIES = `${CART}/entries`;

export type Entry = z.infer<typeof cartEntry>;

export const tryAdd = (visitor: Visitor, good: Good, quantity = 1, options?: SendOptions): Promise<Answer> =>
  visitor.send('post', ENTRIES, entryOf(good, quantity), options);

/** The cart after the add, and the line that has the item. */
export async function add(visitor: Visitor, good: Good, quantity = 1, fields: string | null = null): Promise<{ cart: Cart; line: Entry }> {
  const answer = await visitor.send('post', ENTRIES, entryOf(good, quantity, fields));
  const { shoppingCart: cart, newlyAdded } = expectDone<{ shoppingCart: Cart; newlyAdded: Entry }>(answer, 'addEntry');
  expectSums(cart);
  const line = cart.entries.find(({ id }) => id === newlyAdded.id);
  expectThat(line !== undefined, 'newlyAdded to name a line of the cart');
  expectSame([newlyAdded.itemId, newlyAdded.quantity], [good.product.id, quantity], 'what newlyAdded says of item and quantity');
  return { cart, line };
}

export async function read(visitor: Visitor): Promise<Cart> {
  const cart = expectDone<Cart>(await visitor.send('get', CART), 'readCart');
  expectSums(cart);
  return cart;
}

/** Lines, totals and quantities agree. */
export function expectSums(cart: Cart): void {
  const { entries, subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, totalQuantity } = cart;
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  for (const line of entries)
    expectSame(line.subTotal, line.purchasePriceCents * line.quantity, `the subTotal of ${line.title} (price by quantity)`);
  expectSame(subtotalCents, sum(entries.map((line) => line.subTotal)), 'subtotalCents (the sum of the lines)');
  expectSame(totalQuantity, sum(entries.map((line) => line.quantity)), 'totalQuantity (the sum of the lines)');
  expectSame(
    grandTotalCents,
    subtotalCents - discountCents + shippingCostCents + taxCents,
    'grandTotalCents (subtotal − discount + shipping + tax)',
  );
}

/** @throws Error when a refused write has changed the cart */
export async function expectUnchanged(visitor: Visitor, before: Cart): Promise<void> {
  const lines = ({ entries, grandTotalCents }: Cart) => [...entries.map(({ id, quantity }) => [id, quantity]), grandTotalCents];
  expectSame(lines(await read(visitor)), lines(before), 'the cart after a refused write (lines and total)');
}
