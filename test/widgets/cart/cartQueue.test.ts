import { describe, expect, it, vi } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { answer, asked, bench, last, loseAnswer, open, pass, quantities, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';
import { LATE_MS } from '../../../widgets/cart/engine/unconfirmedWrites.ts';

useCartBench();

describe('without a network', () => {
  it('keeps what is wanted, says that it waits, and sends it once when the network is back', async () => {
    bench.setOnline(false);
    const onWaiting = vi.fn();
    const outcome = shop.cart.update('a', 3);
    const add = shop.cart.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: null }, { onWaiting });
    await pass(5000);
    expect(asked()).toEqual([]);
    expect(onWaiting).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ waiting: true, recalculating: false, pending: { a: 'quantity' } });
    await shop.cart.flush();

    bench.setOnline(true);
    shop.cart.resume();
    await settle();
    expect(state()).toMatchObject({ waiting: false, recalculating: true });
    await answer(cartOf(line('a', 3), line('b', 1)));
    last().answer(added(cartOf(line('a', 3), line('b', 1), line('m', 1))));
    expect([await outcome, await add]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(asked().map(([name]) => name)).toEqual(['updateQuantity', 'addEntry']);
  });

  it('is not waited for any more when what was wanted is taken back', async () => {
    bench.setOnline(false);
    void shop.cart.remove('a');
    await pass(1000);
    expect(state().waiting).toBe(true);
    void shop.cart.undo('a');
    expect(state()).toMatchObject({ waiting: false, recalculating: false });
    await settle();
    bench.setOnline(true);
    shop.cart.resume();
    const onWaiting = vi.fn();
    void shop.cart.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: null }, { onWaiting });
    expect(state()).toMatchObject({ waiting: false, recalculating: true });
    await pass(1000);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(asked().map(([name]) => name)).toEqual(['addEntry']);
  });

  it('is no reason to wait once the cart could be read, whatever the browser says of it', async () => {
    bench.setOnline(false);
    void shop.cart.remove('a');
    await pass(1000);
    void shop.cart.load();
    await settle();
    last().answer(cartOf(line('a', 2), line('b', 1)));
    await settle();
    expect(asked().map(([name]) => name)).toEqual(['load', 'removeEntry']);
  });

  it('looks up what became of an add that was under way when the network went, before it is sent again', async () => {
    for (const isThere of [true, false]) {
      await open(cartOf());
      const add = shop.cart.add({ itemId: 'item-a', sku: 'SKU-a', quantity: 2, additionalFields: null });
      await settle();
      bench.setOnline(false);
      last().refuse('offline');
      await pass(5000);
      expect(asked().map(([name]) => name)).toEqual(['addEntry']);
      bench.setOnline(true);
      shop.cart.resume();
      await settle();
      last().answer(isThere ? cartOf(line('a', 2)) : cartOf());
      await settle();
      if (!isThere) last().answer(added(cartOf(line('a', 2))));
      expect(await add).toMatchObject({ ok: true, value: { cart: { totalQuantity: 2 } } });
      expect(asked().map(([name]) => name)).toEqual(isThere ? ['addEntry', 'load'] : ['addEntry', 'load', 'addEntry']);
    }
  });
});

describe('an add whose answer was lost with the network', () => {
  it('has failed for want of an answer when it cannot be looked up: nobody can say that the host has refused it', async () => {
    await open(cartOf());
    const add = shop.cart.add({ itemId: 'item-a', sku: 'SKU-a', quantity: 2, additionalFields: null });
    await settle();
    await loseAnswer();
    bench.setOnline(true);
    shop.cart.resume();
    await settle();
    last().refuse('rate-limit', { status: 429, retryAfterMs: 1000 });
    expect(await add).toMatchObject({ ok: false, error: { kind: 'unconfirmed', cause: { kind: 'offline' } } });
    expect(asked().map(([name]) => name)).toEqual(['addEntry', 'load']);
  });

  it('is not sent again when another reading of the cart shows it, before the browser knows that the network is back', async () => {
    await open(cartOf());
    const add = shop.cart.add({ itemId: 'item-a', sku: 'SKU-a', quantity: 2, additionalFields: null });
    await settle();
    await loseAnswer();
    void shop.cart.load();
    await settle();
    last().answer(cartOf(line('a', 2)));
    expect(await add).toMatchObject({ ok: true });
    expect(asked().map(([name]) => name)).toEqual(['addEntry', 'load']);
  });
});

describe('an add of which nobody knows what became of it', () => {
  const MUG = { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: null };
  const mug = line('m', 1, { itemId: 'mug', chosenVariant: { sku: 'MUG' } });

  it('is not sent again before the cart was read; when it is there, the second click is not a second piece', async () => {
    const first = shop.cart.add(MUG);
    await settle();
    last().refuse('timeout');
    await settle();
    last().refuse('timeout');
    // Nobody knows: that it has failed cannot be said.
    expect(await first).toMatchObject({ ok: false, error: { kind: 'unconfirmed', cause: { kind: 'timeout' } } });

    const second = shop.cart.add(MUG);
    await settle();
    expect(last().name).toBe('load');
    last().answer(cartOf(line('a', 2), line('b', 1), mug));
    expect(await second).toMatchObject({ ok: true, value: { newlyAdded: null, cart: { totalQuantity: 4 } } });
    expect(asked().map(([name]) => name)).toEqual(['addEntry', 'load', 'load']);
    expect(shop.api.calls.filter(({ name }) => name === 'load').map(({ given }) => given[1])).toEqual([
      { deadlineMs: 10_000 },
      { deadlineMs: 5000 },
      { deadlineMs: 5000 },
    ]);

    void shop.cart.add(MUG);
    await settle();
    expect(last().name).toBe('addEntry');
    await answer(cartOf(mug));
  });

  it('is sent again when the cart was read and it is not there; nothing is sent while the cart cannot be read', async () => {
    void shop.cart.add(MUG);
    await settle();
    last().refuse('http', { status: 502 });
    await settle();
    last().refuse('http', { status: 502 });
    await settle();
    const other = shop.cart.update('a', 3);
    await pass(300);
    last().refuse('http', { status: 502, serverMessage: 'Down.' });
    expect(await other).toMatchObject({ ok: false });
    expect(asked().map(([name]) => name)).toEqual(['addEntry', 'load', 'load']);

    void shop.cart.add(MUG);
    await settle();
    last().answer(cartOf(line('a', 2), line('b', 1)));
    // The host may still be at work on the first one: it is looked at once more before the second goes out.
    await pass(5000);
    last().answer(cartOf(line('a', 2), line('b', 1)));
    await settle();
    expect(asked().map(([name]) => name)).toEqual(['addEntry', 'load', 'load', 'load', 'load', 'addEntry']);
    await answer(cartOf(mug));
  });

  it('is not sent again when another change has looked the cart up meanwhile, or anyone else has', async () => {
    for (const isRead of [true, false]) {
      await open();
      const first = shop.cart.add(MUG);
      await settle();
      last().refuse('timeout');
      await settle();
      last().refuse('rate-limit', { status: 429 });
      expect(await first).toMatchObject({ ok: false });
      // The first click is told as failed; the second comes while the cart is still as it was.
      const other = isRead ? shop.cart.load() : shop.cart.remove('a');
      const second = isRead ? null : shop.cart.add(MUG);
      await settle();
      last().answer(cartOf(line('a', 2), line('b', 1), mug));
      await settle();
      if (!isRead) await answer(cartOf(line('b', 1), mug));
      expect(await other).toMatchObject({ ok: true });
      expect(await (second ?? shop.cart.add(MUG))).toMatchObject({ ok: true, value: { newlyAdded: null } });
      expect(asked().map(([name]) => name)).toEqual(isRead ? ['addEntry', 'load', 'load'] : ['addEntry', 'load', 'load', 'removeEntry']);

      // One click, one answer: from here on it is another piece that is wanted.
      void shop.cart.add(MUG);
      await settle();
      expect(last().name).toBe('addEntry');
      await answer(cartOf(line('m', 2, { itemId: 'mug', chosenVariant: { sku: 'MUG' } })));
    }
  });

  it('is sent again when it was there and was taken out since', async () => {
    void shop.cart.add(MUG);
    await settle();
    last().refuse('timeout');
    await settle();
    last().refuse('timeout');
    await settle();
    void shop.cart.load();
    await settle();
    last().answer(cartOf(line('b', 1), mug));
    await settle();
    void shop.cart.remove('m');
    await settle();
    await answer(cartOf(line('b', 1)));
    void shop.cart.add(MUG);
    await settle();
    expect(last().name).toBe('addEntry');
    await answer(cartOf(line('b', 1), mug));
  });

  it('is not settled by a cart that was asked for before it was sent', async () => {
    void shop.cart.load();
    await settle();
    const early = last();
    const add = shop.cart.add(MUG);
    await pass(500);
    await loseAnswer();
    early.answer(cartOf(line('a', 2), line('b', 1)));
    await settle();
    expect(last().name).toBe('load');
    last().answer(cartOf(line('a', 2), line('b', 1), mug));
    expect(await add).toMatchObject({ ok: true });
    expect(asked().map(([name]) => name)).toEqual(['load', 'addEntry', 'load']);
  });

  it('says after an express add whether the cart is of that line alone', async () => {
    await open(cartOf(mug));
    const add = shop.cart.add(MUG, { isExpress: true });
    await settle();
    last().refuse('offline');
    await settle();
    last().answer(cartOf(mug));
    expect(await add).toMatchObject({ ok: true });
  });

  it.each([
    ['other lines', [line('b', 1), mug]],
    ['more pieces', [{ ...mug, quantity: 3 }]],
  ])('does not take the former cart, which has %s, for that of an express add', async (_case, lines) => {
    const former = cartOf(...lines);
    await open(former);
    const add = shop.cart.add(MUG, { isExpress: true });
    await settle();
    last().refuse('timeout');
    await settle();
    last().answer(former);
    await pass(LATE_MS);
    last().answer(former);
    expect(await add).toMatchObject({ ok: false });
    expect(asked().filter(([name]) => name === 'addEntry')).toHaveLength(1);
  });
});

describe('a host that wants to be left alone', () => {
  it('is, for as long as it asks; what the visitor wants meanwhile is kept', async () => {
    const first = shop.cart.remove('a');
    await settle();
    last().refuse('rate-limit', { status: 429, retryAfterMs: 2000 });
    expect(await first).toMatchObject({ ok: false });
    void shop.cart.remove('b');
    expect(quantities()).toEqual(['a 2']);
    await pass(1900);
    expect(asked()).toHaveLength(1);
    await pass(100);
    expect(asked()).toEqual([
      ['removeEntry', 'a'],
      ['removeEntry', 'b'],
    ]);
  });
});

describe('reading the cart', () => {
  it('waits for the write that is under way, so that an older cart never wins', async () => {
    void shop.cart.remove('a');
    await settle();
    void shop.cart.load();
    await settle();
    expect(asked()).toEqual([['removeEntry', 'a']]);
    await answer(cartOf(line('b', 1)));
    expect(last().name).toBe('load');
    last().answer(cartOf(line('b', 1), line('c', 1)));
    await settle();
    expect(quantities()).toEqual(['b 1', 'c 1']);
  });

  describe('for another tab that has added the same', () => {
    const MORE = { itemId: 'item-b', sku: 'SKU-b', quantity: 1, additionalFields: null };

    it('comes before an add, which is not taken for the other tab’s one when its answer is lost', async () => {
      void shop.cart.read(10_000, true);
      const outcome = shop.cart.add(MORE);
      await settle();
      expect(asked().map(([name]) => name)).toEqual(['load']);
      // As the other tab has made it.
      last().answer(cartOf(line('a', 2), line('b', 2)));
      await settle();
      await loseAnswer();
      bench.setOnline(true);
      shop.cart.resume();
      await settle();
      last().answer(cartOf(line('a', 2), line('b', 2)));
      await pass(5000);
      last().answer(cartOf(line('a', 2), line('b', 2)));
      await settle();
      expect(asked().map(([name]) => name)).toEqual(['load', 'addEntry', 'load', 'load', 'addEntry']);
      last().answer(added(cartOf(line('a', 2), line('b', 3))));
      expect(await outcome).toMatchObject({ ok: true });
      expect(quantities()).toEqual(['a 2', 'b 3']);
    });

    it('holds an add up for a moment at most', async () => {
      void shop.cart.read(10_000, true);
      void shop.cart.add(MORE);
      await pass(400);
      expect(asked().map(([name]) => name)).toEqual(['load']);
      await pass(200);
      expect(asked().map(([name]) => name)).toEqual(['load', 'addEntry']);
      shop.stop();
    });
  });

  it('lays over what other tabs have changed what is still wanted here', async () => {
    void shop.cart.update('a', 9);
    void shop.cart.load();
    await settle();
    last().answer(cartOf(line('a', 4), line('c', 1)));
    await settle();
    expect(quantities()).toEqual(['a 9', 'c 1']);
    expect(shop.details('cart-change').at(-1)?.cart?.totalQuantity).toBe(5);
    shop.stop();
  });
});

describe('a shop that is stopped', () => {
  it('lets go whoever waits for a change', async () => {
    bench.setOnline(false);
    const outcomes = [
      shop.cart.update('a', 3),
      shop.cart.remove('b'),
      shop.cart.add({ itemId: 'x', sku: null, quantity: 1, additionalFields: null }),
    ];
    await pass(10);
    shop.stop();
    expect(await Promise.all(outcomes)).toMatchObject([1, 2, 3].map(() => ({ ok: false, error: { kind: 'aborted' } })));
    expect(asked()).toEqual([]);
  });
});
