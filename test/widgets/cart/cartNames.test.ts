import { describe, expect, it } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { answer, last, open, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

useCartBench();

const ODD = ['__proto__', 'constructor', 'toString', '..'] as const;
const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null };

describe.each(ODD)('a line that the platform calls "%s"', (id) => {
  const odd = line(id, 1, { itemId: 'constructor' });

  it('comes with an answer, and each call after that settles', async () => {
    const first = shop.cart.add(MUG);
    await settle();
    last().answer(added(cartOf(odd)));
    expect(await first).toMatchObject({ ok: true });
    const second = shop.cart.add(MUG);
    await settle();
    last().answer(added(cartOf(odd, line('m', 1))));
    expect(await second).toMatchObject({ ok: true });
    const read = shop.cart.load();
    await settle();
    last().answer(cartOf(line('a', 1)));
    expect(await read).toMatchObject({ ok: true });
    expect(shop.errors).toEqual([]);
  });

  it('can be changed, taken out and brought back', async () => {
    await open(cartOf(odd, line('b', 1)));
    const changed = shop.cart.update(id, 3);
    expect(state().pending[id]).toBe('quantity');
    const flushed = shop.cart.flush();
    await settle();
    await answer(cartOf({ ...odd, quantity: 3 }, line('b', 1)));
    expect(await changed).toMatchObject({ ok: true });
    await flushed;
    const removed = shop.cart.remove(id);
    await settle();
    await answer(cartOf(line('b', 1)));
    expect(await removed).toMatchObject({ ok: true });
    const back = shop.cart.undo(id);
    await settle();
    last().answer(added(cartOf(odd, line('b', 1))));
    expect(await back).toMatchObject({ ok: true });
    expect(shop.errors).toEqual([]);
  });
});
