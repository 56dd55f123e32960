import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { Settings } from '../../../src/app/createSettings.ts';
import { aCart, aCartOf, added } from '../../app/fakeApi.ts';
import { openShop, settle, type TestShop } from '../../app/openShop.ts';

/** A shop at work. */
async function openReady(settings: Partial<Settings> = {}): Promise<TestShop> {
  const shop = openShop(settings);
  shop.prepare();
  await vi.dynamicImportSettled();
  return shop;
}

/** A shop that knows its visitor's cart and whose edits go out at once. */
async function openEditing(cart: Cart = twoLines): Promise<TestShop> {
  const shop = await openReady({ cartEditDelay: 0 });
  void shop.cart.load();
  await settle();
  shop.api.calls.pop()!.answer(cart);
  await settle();
  return shop;
}

const IDLE = {
  status: 'idle',
  cart: null,
  error: null,
  recalculating: false,
  waiting: false,
  settled: false,
  pending: {},
  removed: [],
  lowered: [],
  miniCart: null,
  couponError: null,
  painted: null,
  shippingError: null,
  notice: null,
};
const twoLines = aCart({
  entries: [
    { id: 'e1', itemId: 'mug', quantity: 1 },
    { id: 'e2', itemId: 'pot', quantity: 1 },
  ],
});
const MUG = { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: null };

describe('the cart before anyone asks for it', () => {
  it('is unknown, costs no call, and is not settled', () => {
    const { api, cart, told } = openShop();
    expect(cart.store.getState()).toEqual(IDLE);
    expect(cart.get()).toBeNull();
    expect(api.calls).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is settled without a call for a visitor who has none', () => {
    const { api, cart } = openShop();
    cart.settle();
    expect(cart.store.getState()).toMatchObject({ status: 'idle', cart: null, settled: true });
    expect(api.calls).toEqual([]);
  });
});

describe('loading the cart', () => {
  it('shows that it is loading, then the cart, and tells of it once', async () => {
    const { api, cart, details } = await openReady();
    const loading = cart.load();
    expect(cart.store.getState()).toMatchObject({ status: 'loading', cart: null, settled: false });
    api.calls[0]!.answer(aCartOf(2));
    const loaded = { ...aCartOf(2), subtotalAmount: { currencyCode: 'USD', decimalValue: '37.00' } };
    expect(await loading).toEqual({ ok: true, value: loaded });
    expect(cart.store.getState()).toEqual({ ...IDLE, status: 'loaded', cart: loaded, settled: true });
    expect(cart.get()).toEqual(loaded);
    expect(details('cart-change')).toEqual([{ productInstance: null, cart: loaded, isOwn: false }]);
  });

  it('asks the host for the mocked cart that the page wants', async () => {
    const { api, cart } = await openReady({ cartQuery: { mock: true, timecode: '17' } });
    void cart.load();
    expect(api.calls[0]!.given[0]).toEqual({ mock: true, timecode: '17' });
  });

  it('passes on why it failed, keeps the last good cart, and lets the buttons appear', async () => {
    const { api, cart } = await openReady();
    const good = aCartOf(2);
    const first = cart.load();
    api.calls[0]!.answer(good);
    await first;
    const second = cart.load();
    api.calls[1]!.refuse('http', { message: 'Request failed with status code 500', status: 500 });
    expect(await second).toMatchObject({ ok: false, error: { kind: 'http' } });
    expect(cart.store.getState()).toMatchObject({
      status: 'failed',
      cart: good,
      error: 'Unknown error, please try again later.',
      settled: true,
    });
  });

  it('is settled when the very first load fails: a shop without a cart still sells', async () => {
    const { api, cart, told } = await openReady();
    void cart.load();
    api.calls[0]!.refuse('offline');
    await settle();
    expect(cart.store.getState()).toMatchObject({
      status: 'failed',
      cart: null,
      error: 'The shop could not be reached. Please check your connection and try again.',
      settled: true,
    });
    expect(told).toEqual([]);
  });

  it('does not keep an item from being added when it fails', async () => {
    const { api, cart } = await openReady();
    void cart.read(3000, false);
    expect(api.calls[0]!.given[1]).toEqual({ deadlineMs: 3000 });
    api.calls[0]!.refuse('http', { status: 500 });
    await settle();
    const add = cart.add(MUG);
    await settle();
    expect(api.calls[1]).toMatchObject({ name: 'addEntry', given: [MUG, {}] });
    api.calls[1]!.answer(added(aCartOf(1)));
    expect(await add).toMatchObject({ ok: true, value: { cart: { totalQuantity: 1 } } });
  });

  it('forgets an old failure once the cart is there', async () => {
    const { api, cart } = await openReady();
    void cart.load();
    api.calls[0]!.refuse('offline');
    await settle();
    void cart.load();
    api.calls[1]!.answer(aCart());
    await settle();
    expect(cart.store.getState()).toMatchObject({ status: 'loaded', error: null });
  });

  it('asks once more for all who want to know it while it is being read, and no answer is older than its question', async () => {
    const { api, cart, details } = await openReady();
    const first = cart.load();
    await settle();
    const others = [1, 2, 3].map(() => cart.load());
    await settle();
    expect(api.calls).toHaveLength(1);
    api.calls[0]!.answer(aCartOf(1));
    await settle();
    expect(await first).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
    expect(api.calls).toHaveLength(2);
    api.calls[1]!.answer(aCartOf(2));
    expect(await Promise.all(others)).toMatchObject([1, 2, 3].map(() => ({ ok: true, value: { totalQuantity: 2 } })));
    expect(details('cart-change')).toHaveLength(2);
    expect(api.calls).toHaveLength(2);
  });

  it('is waited for by an add, so that it can be told what the add has changed, but not for ever', async () => {
    for (const isAnswered of [true, false]) {
      const { api, cart } = await openReady();
      void cart.read(3000, false);
      void cart.add(MUG);
      await settle();
      expect(api.calls.map(({ name }) => name)).toEqual(['load']);
      if (isAnswered) api.calls[0]!.answer(aCartOf(2));
      else api.calls[0]!.refuse('timeout');
      await settle();
      expect(api.calls.map(({ name }) => name)).toEqual(['load', 'addEntry']);
    }
  });

  it('never replaces the cart of an add that came after it, nor its failure what the add has shown', async () => {
    for (const isAnswered of [true, false]) {
      const { api, cart } = await openEditing();
      void cart.load();
      void cart.add(MUG);
      // The add waits for the reading, and then for no longer.
      await expect.poll(() => api.calls.length).toBe(2);
      api.calls[1]!.answer(added(aCartOf(3)));
      await settle();
      if (isAnswered) api.calls[0]!.answer(aCartOf(2));
      else api.calls[0]!.refuse('offline');
      await settle();
      expect(cart.get()?.totalQuantity).toBe(3);
      expect(cart.store.getState()).toMatchObject({ status: 'loaded', error: null });
    }
  });

  it('says nothing of its failure above a good cart when nobody has asked for it', async () => {
    const { api, cart } = await openEditing();
    void cart.read(5000, true);
    await settle();
    api.calls[0]!.refuse('http', { status: 500 });
    await settle();
    expect(cart.store.getState()).toMatchObject({ status: 'loaded', error: null });
  });
});

describe('telling of the cart', () => {
  it('says nothing when it is read again and is the same, and keeps the lines that did not change', async () => {
    const { api, cart, details } = await openReady();
    const lines = (quantity: number) =>
      aCart({
        entries: [
          { id: 'e1', itemId: 'mug', quantity: 1 },
          { id: 'e2', itemId: 'pot', quantity },
        ],
      });
    for (const [turn, quantity] of [2, 2, 3].entries()) {
      void cart.load();
      await settle();
      api.calls[turn]!.answer(lines(quantity));
      await settle();
    }
    const [first, second] = details('cart-change').map((detail) => detail.cart!);
    expect(details('cart-change')).toHaveLength(2);
    expect(second!.entries[0]).toBe(first!.entries[0]);
    expect(second!.entries[1]).toMatchObject({ id: 'e2', quantity: 3 });
    expect(cart.get()).toBe(second);
  });

  it('passes on the words of a host that does not give the cart', async () => {
    const { api, cart } = await openReady();
    void cart.load();
    api.calls[0]!.refuse('http', { status: 503, serverMessage: 'Back at noon.' });
    await settle();
    expect(cart.store.getState().error).toBe('Back at noon.');
  });

  it('calls whoever listens after each change of what is shown, until they have had enough', async () => {
    const { api, cart } = await openReady();
    const seen: unknown[] = [];
    const off = cart.subscribe(({ status, cart: shown }) => seen.push([status, shown?.totalQuantity]));
    void cart.load();
    api.calls[0]!.answer(aCartOf(2));
    await settle();
    off();
    void cart.load();
    expect(seen).toEqual([
      ['loading', undefined],
      ['loaded', 2],
    ]);
  });
});

describe('changing the cart', () => {
  it('sends each change as it was meant', async () => {
    const { api, cart } = await openEditing();
    void cart.add({ ...MUG, quantity: 3, additionalFields: '{"Name":"Ada"}' });
    void cart.update('e1', 5);
    void cart.remove('e2');
    for (const turn of [0, 1, 2]) {
      await settle();
      api.calls[turn]!.answer({ shoppingCart: twoLines, newlyAdded: null, updatedEntry: null });
    }
    await settle();
    expect(api.calls.map(({ name, given }) => [name, ...given])).toEqual([
      ['addEntry', { ...MUG, quantity: 3, additionalFields: '{"Name":"Ada"}' }, { isExpress: false }],
      ['updateQuantity', 'e1', 5],
      ['removeEntry', 'e2'],
    ]);
  });

  it('sends one change after the other, each once, however quickly they come', async () => {
    const { api, cart } = await openEditing();
    const outcomes = [cart.update('e1', 2), cart.update('e2', 3), cart.add(MUG)];
    await settle();
    for (const turn of [1, 2, 3]) {
      expect(api.calls).toHaveLength(turn);
      expect(cart.store.getState().recalculating).toBe(true);
      api.calls.at(-1)!.answer({ shoppingCart: aCartOf(turn), newlyAdded: null });
      await settle();
    }
    expect(api.calls.map(({ name, given }) => [name, ...given])).toEqual([
      ['updateQuantity', 'e1', 2],
      ['updateQuantity', 'e2', 3],
      ['addEntry', MUG, { isExpress: false }],
    ]);
    expect(await Promise.all(outcomes)).toMatchObject([
      { ok: true, value: { totalQuantity: 1 } },
      { ok: true, value: { totalQuantity: 2 } },
      { ok: true },
    ]);
    expect(cart.store.getState()).toMatchObject({ recalculating: false, cart: { totalQuantity: 3 } });
  });

  it('goes on with the next change after one that failed', async () => {
    const { api, cart } = await openEditing();
    const first = cart.update('e1', 2);
    await settle();
    const second = cart.update('e1', 3);
    api.calls[0]!.refuse('http', { status: 400 });
    await settle();
    api.calls[1]!.answer({ shoppingCart: aCartOf(3), updatedEntry: null });
    expect(await first).toMatchObject({ ok: false });
    expect(await second).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  it('keeps the last good cart when the host refuses, and does not ask again', async () => {
    const { api, cart } = await openEditing(aCartOf(2));
    const update = cart.update('e1', 9);
    await settle();
    api.calls[0]!.refuse('http', { status: 400, serverMessage: 'Not enough left.' });
    expect(await update).toMatchObject({ ok: false, error: { serverMessage: 'Not enough left.' } });
    await settle();
    expect(cart.store.getState()).toMatchObject({ status: 'loaded', recalculating: false, cart: { totalQuantity: 2 } });
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['no answer came', 'offline', {}],
    ['the answer was too slow', 'timeout', {}],
    ['the answer made no sense', 'schema', { status: 200 }],
    ['the host broke down over it', 'http', { status: 503 }],
    ['the host does not know (any more) what is meant', 'http', { status: 404 }],
  ] as const)('asks the host what is true when %s: the change may have happened', async (_case, kind, details) => {
    const { api, cart } = await openReady();
    const adding = cart.add(MUG);
    await settle();
    api.calls[0]!.refuse(kind, details);
    await settle();
    expect(api.calls.map(({ name }) => name)).toEqual(['addEntry', 'load']);
    api.calls[1]!.answer(aCartOf(0));
    expect(await adding).toMatchObject({ ok: false, error: { kind } });
    expect(cart.get()?.totalQuantity).toBe(0);
  });

  it.each([
    ['the session has expired', 'crumb', { status: 403 }],
    ['there are too many requests', 'rate-limit', { status: 429 }],
    ['the host refused', 'http', { status: 400 }],
    ['the visitor has left', 'aborted', {}],
  ] as const)('asks nothing more when %s: nothing can have happened', async (_case, kind, details) => {
    const { api, cart } = openShop();
    void cart.add(MUG);
    await settle();
    api.calls[0]!.refuse(kind, details);
    await settle();
    expect(api.calls).toHaveLength(1);
  });

  it('takes the cart that comes with a removal, or asks what is left when the host only confirms it', async () => {
    const { api, cart } = await openEditing();
    const first = cart.remove('e1');
    await settle();
    api.calls[0]!.answer({ shoppingCart: twoLines });
    expect(await first).toMatchObject({ ok: true, value: { entries: [{ id: 'e1' }, { id: 'e2' }] } });

    const second = cart.remove('e2');
    await settle();
    api.calls[1]!.answer({});
    await settle();
    expect(api.calls[2]!.name).toBe('load');
    api.calls[2]!.answer(aCartOf(0));
    expect(await second).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
    expect(cart.get()?.totalQuantity).toBe(0);
  });

  it('says so when a removal is refused', async () => {
    const { api, cart } = await openEditing();
    const removal = cart.remove('e1');
    await settle();
    api.calls[0]!.refuse('http', { status: 400 });
    expect(await removal).toMatchObject({ ok: false, error: { kind: 'http' } });
    expect(api.calls).toHaveLength(1);
  });

  it('hands over what was added beside the cart', async () => {
    const { api, cart } = openShop();
    const adding = cart.add(MUG);
    await settle();
    const newlyAdded = aCartOf(1).entries[0]!;
    api.calls[0]!.answer(added(aCartOf(1), newlyAdded));
    expect(await adding).toEqual({ ok: true, value: { cart: cart.get(), newlyAdded } });
  });

  it('ends at the cart of the last change that succeeded, whatever the host does to the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (successes) => {
        const lines = successes.map((_, turn) => ({ id: `e${turn}`, itemId: 'mug', quantity: 99 }));
        const { api, cart } = await openEditing(aCart({ entries: lines }));
        successes.forEach((_, turn) => void cart.update(`e${turn}`, turn + 1));
        for (const [turn, isSuccess] of successes.entries()) {
          await settle();
          expect(api.calls).toHaveLength(turn + 1);
          if (isSuccess) api.calls[turn]!.answer({ shoppingCart: aCartOf(turn + 1), updatedEntry: null });
          else api.calls[turn]!.refuse('http', { status: 400 });
        }
        await settle();
        const last = successes.lastIndexOf(true);
        expect(cart.get()?.totalQuantity).toBe(last === -1 ? 99 * successes.length : last + 1);
        expect(cart.store.getState().recalculating).toBe(false);
      }),
    );
  });
});
