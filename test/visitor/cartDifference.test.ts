import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartSchema, type Cart } from '../../src/commerce/model/cart.ts';
import { createCartDifference, REPORTED_CART_KEY, type CartDifference } from '../../src/visitor/createCartDifference.ts';

let kept: Map<string, string>;
let reported: [tab: string, name: string, item: string, pieces: number, cents: number][];
let mayKeep: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  reported = [];
  mayKeep = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Lines = Readonly<Record<string, number>>;
/** Each piece costs 28.00. */
const cartOf = (lines: Lines, id = 'c1'): Cart =>
  cartSchema().parse({
    id,
    entries: Object.entries(lines).map(([itemId, quantity]) => ({ id: `line-${itemId}`, itemId, quantity, purchasePriceCents: 2800 })),
  });
const openTab = (tab = 'a') =>
  createCartDifference({
    mayKeep: () => mayKeep,
    emit: (name, { itemId, quantity, unitCents }) => void reported.push([tab, name, itemId, quantity, quantity * unitCents!]),
  });
const change = (tab: CartDifference, lines: Lines, isOwn: boolean, id?: string) =>
  tab.onChange({ productInstance: null, cart: cartOf(lines, id), isOwn });
const add = (tab: CartDifference, itemId: string, quantity: number, lines: Lines, id?: string) => {
  change(tab, lines, true, id);
  tab.onAdded({ productInstance: null, itemId, sku: null, quantity, newlyAdded: null, cart: cartOf(lines, id), confirmationType: null });
};
const remove = (tab: CartDifference, itemId: string, quantity: number, lines: Lines, id?: string) => {
  change(tab, lines, true, id);
  tab.onRemoved({ productInstance: null, entry: cartOf({ [itemId]: quantity }).entries[0]!, cart: cartOf(lines, id) });
};
const soon = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(2000);

describe('what a cart has more or less than before', () => {
  it('is reported for an add, another quantity, a removal and its undoing, each with its own pieces and money', async () => {
    const tab = openTab();
    add(tab, 'mug', 1, { mug: 1 });
    change(tab, { mug: 3 }, true);
    await soon();
    remove(tab, 'mug', 3, {});
    change(tab, { mug: 3 }, true);
    await soon();
    change(tab, { mug: 2 }, true);
    await later();
    expect(reported).toEqual([
      ['a', 'add_to_cart', 'mug', 1, 2800],
      ['a', 'add_to_cart', 'mug', 2, 5600],
      ['a', 'remove_from_cart', 'mug', 3, 8400],
      ['a', 'add_to_cart', 'mug', 3, 8400],
      ['a', 'remove_from_cart', 'mug', 1, 2800],
    ]);
  });

  it('is nothing where only a coupon, the shipping or a line’s questions have changed', async () => {
    const tab = openTab();
    add(tab, 'mug', 1, { mug: 1 });
    tab.onChange({ productInstance: null, cart: { ...cartOf({ mug: 1 }), discountCents: 500 }, isOwn: true });
    await later();
    expect(reported).toHaveLength(1);
  });

  it('is reported by the tab that made it, and by no other', async () => {
    const [one, other] = [openTab('one'), openTab('other')];
    add(one, 'mug', 1, { mug: 1 });
    change(other, { mug: 1 }, false);
    await later();
    change(one, { mug: 4 }, true);
    change(other, { mug: 4 }, false);
    await later();
    add(other, 'vase', 1, { mug: 4, vase: 1 });
    change(one, { mug: 4, vase: 1 }, false);
    await later();
    expect(reported.map(([tab, , item, pieces]) => [tab, item, pieces])).toEqual([
      ['one', 'mug', 1],
      ['one', 'mug', 3],
      ['other', 'vase', 1],
    ]);
  });

  it('is reported by one of the other tabs where the tab that made it was closed before it could', async () => {
    const tabs = [openTab(), openTab(), openTab()];
    add(tabs[0]!, 'mug', 1, { mug: 1 });
    for (const tab of tabs) change(tab, { mug: 3 }, false);
    await later();
    expect(reported.map(([, name, item, pieces]) => [name, item, pieces])).toEqual([
      ['add_to_cart', 'mug', 1],
      ['add_to_cart', 'mug', 2],
    ]);
  });

  it('is made up for by the next page, and before a checkout at once', async () => {
    add(openTab(), 'mug', 1, { mug: 1 });
    const next = openTab();
    change(next, { mug: 2 }, false);
    next.settle();
    next.settle();
    await later();
    expect(reported.map(([, name, , pieces]) => [name, pieces])).toEqual([
      ['add_to_cart', 1],
      ['add_to_cart', 1],
    ]);
  });

  it('is unknown of a cart that was filled before anybody looked', async () => {
    const tab = openTab();
    change(tab, { mug: 5 }, false);
    await later();
    expect(reported).toEqual([]);
    add(tab, 'mug', 1, { mug: 6 });
    expect(reported).toEqual([['a', 'add_to_cart', 'mug', 1, 2800]]);
  });

  it('is known of a cart that was just seen for the first time', async () => {
    const tab = openTab();
    change(tab, { mug: 2 }, false);
    change(tab, { mug: 5 }, true);
    await later();
    expect(reported).toEqual([['a', 'add_to_cart', 'mug', 3, 8400]]);
  });

  it('is what was added, and nothing taken out, where the cart is another one: after an order, a login, a logout', async () => {
    const tab = openTab();
    add(tab, 'mug', 2, { mug: 2 });
    change(tab, {}, false, 'c2');
    await later();
    add(tab, 'mug', 1, { mug: 1 }, 'c3');
    tab.onChange({ productInstance: null, cart: null, isOwn: false });
    await later();
    expect(reported.map(([, name, , pieces]) => [name, pieces])).toEqual([
      ['add_to_cart', 2],
      ['add_to_cart', 1],
    ]);
  });

  it('is no removal where the goods were bought, also of a host that keeps the cart’s id', async () => {
    const tab = openTab();
    add(tab, 'mug', 2, { mug: 2 });
    tab.onBought('another');
    // A subscription has no cart.
    tab.onBought(null);
    expect(kept.has(REPORTED_CART_KEY)).toBe(true);
    tab.onBought('c1');
    change(tab, {}, false);
    await later();
    add(tab, 'mug', 1, { mug: 1 });
    expect(reported.map(([, name, , pieces]) => [name, pieces])).toEqual([
      ['add_to_cart', 2],
      ['add_to_cart', 1],
    ]);
  });

  it('keeps nothing in the browser before the visitor agrees, and then says of other tabs’ changes nothing that they have said', async () => {
    mayKeep = false;
    const [one, other] = [openTab('one'), openTab('other')];
    add(one, 'mug', 1, { mug: 1 });
    change(other, { mug: 1 }, false);
    await later();
    expect([kept.size, reported.length]).toEqual([0, 1]);
    mayKeep = true;
    change(other, { mug: 2 }, true);
    await soon();
    change(one, { mug: 2 }, false);
    await later();
    expect(reported.map(([tab, , , pieces]) => [tab, pieces])).toEqual([
      ['one', 1],
      ['other', 1],
    ]);
  });

  it.each(['', 'nonsense', '{"lines":[{"quantity":"1"}]}', '[]', 'null'])(
    'does not fail over what other code has written (%s)',
    async (text) => {
      kept.set(REPORTED_CART_KEY, text);
      const tab = openTab();
      change(tab, { mug: 1 }, false);
      await later();
      add(tab, 'mug', 1, { mug: 2 });
      expect(reported).toEqual([['a', 'add_to_cart', 'mug', 1, 2800]]);
    },
  );
});
