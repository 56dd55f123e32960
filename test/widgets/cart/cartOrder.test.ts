import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWork } from '../../../src/app/createWork.ts';
import { createTab } from '../../app/createTab.ts';
import { added } from '../../app/fakeApi.ts';
import { openShop, settle, type TestShop, type Told } from '../../app/openShop.ts';
import { cartOf, line } from './openCart.ts';

const MUG = { itemId: 'item-m', sku: 'SKU-m', quantity: 1, additionalFields: null };

let log: string[];
let shop: TestShop;
let onEvent: (event: Told) => void;
let post: (message: { readonly type: string }) => void;
const last = () => shop.api.calls.at(-1)!;

/** Opens a shop that writes down, in order, what other parts of the page and other tabs learn of the cart. */
beforeEach(async () => {
  log = [];
  onEvent = ({ name }) => void log.push(name);
  post = ({ type }) => void log.push(`post ${type}`);
  shop = openShop(
    { cartEditDelay: 60_000 },
    (event) => onEvent(event),
    async (deps, loadWire) =>
      createWork(
        { ...deps, cart: { ...deps.cart, tabs: createTab({ post: (message) => post(message) }) } },
        { readPlan: () => null, canChoose: () => true },
        await loadWire(),
      ),
  );
  shop.prepare();
  await vi.dynamicImportSettled();
  void shop.cart.load();
  await settle();
  last().answer(cartOf(line('a', 2), line('b', 1)));
  await settle();
  log = [];
});
afterEach(() => shop.stop());

describe('after the platform’s answer', () => {
  it('the cart is shown, then other tabs, listeners and at last the caller learn of it', async () => {
    onEvent = ({ name }) => void log.push(`${name} ${shop.cart.get()?.totalQuantity} ${shop.cart.store.getState().recalculating}`);
    const adding = shop.cart.add(MUG);
    void adding.then(() => log.push('outcome'));
    await settle();
    log = [];
    const off = shop.cart.subscribe(({ cart }) => log.push(`shown ${cart?.totalQuantity}`));
    last().answer(added(cartOf(line('a', 2), line('b', 1), line('m', 1))));
    await adding;
    await settle();
    off();
    expect(log).toEqual(['shown 4', 'post changed', 'cart-change 4 false', 'item-added 4 false', 'outcome']);
  });

  it('of a refusal, the former cart is shown before listeners and the caller learn of it, and other tabs have nothing to read', async () => {
    const removal = shop.cart.remove('a');
    void removal.then(() => log.push('outcome'));
    await settle();
    log = [];
    const off = shop.cart.subscribe(({ cart, notice }) => log.push(`shown ${cart?.totalQuantity} ${notice?.entryId}`));
    last().refuse('http', { status: 400, serverMessage: 'It cannot be taken out.' });
    await removal;
    await settle();
    off();
    expect(log).toEqual(['shown 3 a', 'cart-failed', 'outcome']);
  });

  it('what a subscriber does at the sight of it comes after all that belongs to it', async () => {
    void shop.cart.remove('a').then(() => log.push('outcome of the removal'));
    await settle();
    void shop.cart.update('b', 7).then(() => log.push('outcome of the edit'));
    await settle();
    log = [];
    const off = shop.cart.subscribe(({ cart }) => {
      if (cart?.entries[0]?.title === 'Answered') shop.cart.withdraw('b');
    });
    last().answer({ shoppingCart: cartOf(line('b', 1, { title: 'Answered' })) });
    await settle();
    off();
    expect(log).toEqual(['post changed', 'cart-change', 'item-removed', 'outcome of the removal', 'outcome of the edit']);
  });

  it('what a listener does about an event is begun when the other listeners have had it', async () => {
    onEvent = ({ name }) => {
      log.push(`${name} begins`);
      if (name === 'cart-change') shop.cart.onPageMoment('left');
      log.push(`${name} ends`);
    };
    void shop.cart.remove('a');
    await settle();
    log = [];
    last().answer({ shoppingCart: cartOf(line('b', 1)) });
    await settle();
    expect(log).toEqual(['post changed', 'cart-change begins', 'cart-change ends', 'item-removed begins', 'item-removed ends']);
  });

  it('is taken by the page, and the next change is made, where the other tabs cannot be reached', async () => {
    post = () => {
      throw new Error('the channel is closed');
    };
    const removal = shop.cart.remove('a');
    await settle();
    last().answer({ shoppingCart: cartOf(line('b', 1)) });
    expect(await removal).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
    expect([log, shop.errors]).toEqual([['cart-change', 'item-removed'], [new Error('the channel is closed')]]);
    const next = shop.cart.remove('b');
    await settle();
    last().answer({ shoppingCart: cartOf() });
    expect(await next).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
  });
});
