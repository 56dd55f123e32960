import { describe, expect, it, vi } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { last, open, shop, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

useCartBench();

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null };

/** The host does what it was asked, and the shop has a moment to hear of it. */
async function answerAdd(): Promise<void> {
  await settle();
  last().answer(added(cartOf(line('m', 1))));
  await settle();
}
const isSettled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), settle().then(() => false)]);

describe('a page whose own settings throw when they are read', () => {
  it('leaves nobody waiting, and the next add works', async () => {
    const confirmationType = vi
      .fn<() => number | null>(() => null)
      .mockImplementationOnce(() => {
        throw new Error('a getter of the page');
      });
    await open(cartOf(), { confirmationType });
    const [first, behind] = [shop.cart.add(MUG), shop.cart.add({ ...MUG, quantity: 2 })];
    await answerAdd();
    expect([await isSettled(first), await isSettled(behind)]).toEqual([true, true]);
    expect(shop.errors).toMatchObject([{ message: 'a getter of the page' }]);
    const next = shop.cart.add(MUG);
    await answerAdd();
    expect(await next).toMatchObject({ ok: true });
    expect(await isSettled(shop.cart.flush())).toBe(true);
  });
});

describe('a script that watches the cart, and throws', () => {
  it.each([
    ['the cart', () => shop.cart.subscribe(() => fault())],
    ['the whole shop', () => shop.cart.store.subscribe(() => fault())],
  ])('by way of %s: each call settles all the same', async (_what, watch) => {
    const off = watch();
    const calls = [shop.cart.add(MUG), shop.cart.add({ ...MUG, quantity: 2 })];
    await answerAdd();
    await answerAdd();
    expect(await Promise.all(calls)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(shop.errors).not.toEqual([]);
    off();
  });
});

function fault(): never {
  throw new Error('a script of the page');
}
