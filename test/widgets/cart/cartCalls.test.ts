import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartApi } from '../../../widgets/cart/createCartApi.ts';
import { openCart, cartOf, line, type CartBench } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

let bench: CartBench;
beforeEach(async () => void (bench = await openCart()));
afterEach(() => bench.shop.stop());

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null };
const circular: Record<string, unknown> = { itemId: 'mug', quantity: 1 };
circular['additionalFields'] = circular;
const throwing = {
  get itemId() {
    throw new Error('the page’s own');
  },
};

/** Calls as a script of the page may make them. */
const wrong: [name: keyof CartApi, ...given: unknown[]][] = [
  ['add'],
  ['add', null],
  ['add', 7],
  ['add', {}],
  ['add', throwing],
  ['add', circular],
  ['add', { ...MUG, itemId: '' }],
  ['add', { ...MUG, sku: 5 }],
  ...[10n, 0, -3, 1.5, 10_000, Number.NaN, '2', null, Symbol('2')].map((quantity): [keyof CartApi, unknown] => [
    'add',
    { ...MUG, quantity },
  ]),
  ['add', MUG, 'express'],
  ['add', MUG, { onWaiting: 'now' }],
  ['update'],
  ['update', '\ud800', 2],
  ['update', '', 2],
  ['update', {}, 2],
  ...[0, 1.5, -3, 10n, '2', undefined].map((quantity): [keyof CartApi, ...unknown[]] => ['update', 'a', quantity]),
  ['remove', '\ud800'],
  ['remove', Symbol('a')],
  ['undo', null],
  ['updateFields', 'a', { Name: 'Ada' }],
  ['updateFields', 'a'],
  ['applyCoupon', 5],
  ['removeCoupon', '\ud800'],
  ['setShippingLocation'],
  ['setShippingLocation', { country: 10n }],
  ['selectShippingOption', {}],
];

const say = (given: readonly unknown[]) =>
  given
    .map((value) =>
      value === throwing || value === circular
        ? 'an object that cannot be read'
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .map(([key, one]) => `${key}: ${String(one)}`)
              .join()
          : String(value),
    )
    .join(' | ');

describe('a call of the cart with something that cannot be sent', () => {
  it.each(wrong.map(([name, ...given]) => [name, say(given), given] as const))(
    'cart.%s(%s) is refused, sends nothing, and leaves the cart working',
    async (name, _said, given) => {
      const call = bench.shop.cart[name] as (...values: readonly unknown[]) => Promise<unknown>;
      expect(await call(...given)).toMatchObject({ ok: false, error: { name: 'ApiError', kind: 'invalid' } });
      await settle();
      expect(bench.asked()).toEqual([]);
      expect(bench.state()).toMatchObject({ recalculating: false, notice: null, couponError: null });

      const add = bench.shop.cart.add(MUG);
      await settle();
      expect(bench.asked()).toEqual([['addEntry', MUG, { isExpress: false }]]);
      await bench.answer(cartOf(line('m', 1)));
      expect(await add).toMatchObject({ ok: true });
    },
  );

  it('says what is wrong, and of which call', async () => {
    expect(await bench.shop.cart.update('a', 0)).toMatchObject({
      error: { message: expect.stringMatching(/cart\.update\(\).*: quantity /) },
    });
  });

  it('takes an add that says only what it has to say', async () => {
    void bench.shop.cart.add({ itemId: 'mug', quantity: 2 } as never);
    await settle();
    expect(bench.asked()[0]?.[1]).toEqual({ itemId: 'mug', sku: null, quantity: 2, additionalFields: null });
    await bench.answer(cartOf());
  });
});

describe('a wire that throws', () => {
  it('fails the one change, and the next one goes out', async () => {
    const { shop } = bench;
    const { addEntry } = shop.api.cart;
    Object.assign(shop.api.cart, {
      addEntry: () => {
        throw new TypeError('broken');
      },
    });
    expect(await shop.cart.add(MUG)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(shop.errors).toMatchObject([{ message: 'broken' }]);
    Object.assign(shop.api.cart, { addEntry });
    const add = shop.cart.add(MUG);
    await settle();
    await bench.answer(cartOf(line('m', 1)));
    expect(await add).toMatchObject({ ok: true });
  });
});
