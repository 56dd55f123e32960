import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { cartSchema, type Cart, type CartEntry } from '../../../src/commerce/model/cart.ts';
import type { CartIntent } from '../../../widgets/cart/model/cartIntent.ts';
import { addedQuantity, findLine, type RestoredLines } from '../../../widgets/cart/rules/findLine.ts';
import * as rules from '../../../widgets/cart/rules/intentRules.ts';
import { showIntents as show } from '../../../widgets/cart/rules/intentRules.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly price: number;
}

/** Shows intents that were wanted in this order; the first one's key is "k0". */
const showIntents = (cart: Cart | null, intents: readonly CartIntent[], restoredLines: RestoredLines = {}) =>
  show(
    cart,
    intents.map((intent, at) => ({ key: `k${at}`, intent })),
    restoredLines,
  );
const isSatisfied = (intent: CartIntent, cart: Cart, restoredLines: RestoredLines = {}) =>
  rules.isSatisfied({ key: 'k', intent }, cart, restoredLines);

/** A cart whose sums are those of its lines. */
function cartOf(lines: readonly Line[], more: Readonly<Record<string, unknown>> = {}): Cart {
  let [totalQuantity, subtotalCents] = [0, 0];
  const entries = lines.map(({ id, quantity, price }) => {
    totalQuantity += quantity;
    subtotalCents += quantity * price;
    return { id, itemId: `item-${id}`, quantity, purchasePriceCents: price, subTotal: quantity * price, additionalFields: null };
  });
  return cartSchema().parse({ entries, totalQuantity, subtotalCents, grandTotalCents: subtotalCents + 500, ...more });
}

const ids = ['a', 'b', 'c', '__proto__'];
const quantity = fc.integer({ min: 1, max: 9999 });
const price = fc.integer({ min: 0, max: 1_000_000 });
const carts = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...ids), quantity, price }), { selector: ({ id }) => id })
  .map((lines) => cartOf(lines));
const restored: CartEntry = cartOf([{ id: 'd', quantity: 2, price: 100 }]).entries[0]!;
const entryId = fc.constantFrom(...ids, 'd', 'unknown');
const intents: fc.Arbitrary<CartIntent[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('quantity' as const), entryId, quantity }),
    fc.record({ kind: fc.constant('fields' as const), entryId, additionalFields: fc.option(fc.json()) }),
    fc.record({ kind: fc.constant('remove' as const), entryId }),
    fc.constant({ kind: 'restore' as const, entry: restored }),
    fc.record({ kind: fc.constant('coupon' as const), code: fc.string(), wanted: fc.boolean() }),
    fc.constant({ kind: 'option' as const, optionId: 'std' }),
    fc.constant({ kind: 'add' as const, isExpress: false, entry: { itemId: 'x', sku: null, quantity: 1, additionalFields: null } }),
  ),
  { maxLength: 8 },
);

describe('the cart as the visitor wants it', () => {
  it('is the host’s own when nothing is wanted, and none where none is known', () => {
    const cart = cartOf([{ id: 'a', quantity: 1, price: 100 }]);
    expect(showIntents(cart, []).cart).toBe(cart);
    expect(showIntents(null, [{ kind: 'remove', entryId: 'a' }])).toEqual({ cart: null, pending: {} });
  });

  it('has the quantity that was wanted last, and the sums that go with it', () => {
    const cart = cartOf([
      { id: 'a', quantity: 1, price: 100 },
      { id: 'b', quantity: 1, price: 50 },
    ]);
    const shown = showIntents(cart, [
      { kind: 'quantity', entryId: 'a', quantity: 7 },
      { kind: 'quantity', entryId: 'a', quantity: 3 },
    ]);
    expect(shown.cart).toMatchObject({
      totalQuantity: 4,
      subtotalCents: 350,
      grandTotalCents: 650,
      entries: [{ quantity: 3, subTotal: 300 }, { quantity: 1 }],
    });
    expect(shown.pending).toEqual({ a: 'quantity' });
    expect(shown.cart!.entries[1]).toBe(cart.entries[1]);
  });

  it('leaves the sum of a line as the host wrote it where the price of one is not known', () => {
    const cart = cartOf([], { entries: [{ id: 'a', itemId: 'x', quantity: 2, subTotal: 900 }], totalQuantity: 2, subtotalCents: 900 });
    expect(showIntents(cart, [{ kind: 'quantity', entryId: 'a', quantity: 4 }]).cart).toMatchObject({
      totalQuantity: 4,
      subtotalCents: 900,
      entries: [{ subTotal: 900 }],
    });
  });

  it('is without what was taken out, and has at its end what came back', () => {
    const cart = cartOf([
      { id: 'a', quantity: 1, price: 100 },
      { id: 'b', quantity: 1, price: 50 },
    ]);
    const gone: CartIntent = { kind: 'remove', entryId: 'a' };
    const back: CartIntent = { kind: 'restore', entry: cart.entries[0]! };
    expect(showIntents(cart, [gone]).cart).toMatchObject({ totalQuantity: 1, subtotalCents: 50, entries: [{ id: 'b' }] });
    expect(showIntents(cart, [gone, back])).toMatchObject({
      cart: { totalQuantity: 2, subtotalCents: 150, entries: [{ id: 'b' }, { id: 'a' }] },
      pending: { a: 'adding' },
    });
    // The host did not take it out after all: it is there once.
    expect(showIntents(cart, [back]).cart!.entries).toHaveLength(2);
  });

  describe('with a line that was asked back', () => {
    const before = cartOf([{ id: 'b', quantity: 1, price: 50 }]);
    const entry = cartOf([{ id: 'a', quantity: 2, price: 100 }]).entries[0]!;
    const again = { itemId: 'item-a', sku: null, quantity: 2, additionalFields: null };
    const restoredLines: RestoredLines = { k0: { added: again, before: before.entries } };
    const find = (cart: Cart) => findLine(cart, { entryId: 'a', restoring: 'k0' }, restoredLines);
    const like = (id: string, pieces: number) => ({
      id,
      itemId: 'item-a',
      quantity: pieces,
      purchasePriceCents: 100,
      subTotal: pieces * 100,
      additionalFields: null,
    });
    const cartWith = (...lines: ReturnType<typeof like>[]) => cartSchema().parse({ entries: lines });
    const back: CartIntent = { kind: 'restore', entry };
    const gone: CartIntent = { kind: 'remove', entryId: 'a', restoring: 'k0' };
    const shown = (cart: Cart, ...wanted: CartIntent[]) =>
      showIntents(cart, wanted, restoredLines).cart!.entries.map(({ id, quantity: pieces }) => `${id} ${pieces}`);

    it('shows it once, under its new id when the host has it', () => {
      expect(shown(before, back)).toEqual(['b 1', 'a 2']);
      expect(shown(cartWith(like('c', 2)), back)).toEqual(['c 2']);
      expect(showIntents(cartWith(like('c', 2)), [back], restoredLines).pending).toEqual({});
      // Whatever else is wanted of it, it is not there yet.
      expect(showIntents(before, [back, { kind: 'quantity', entryId: 'a', quantity: 5 }], restoredLines).pending).toEqual({ a: 'adding' });
    });

    it('shows it no more when it is to go, whether it is back or not; a line like it keeps what it had', () => {
      expect(shown(before, back, gone)).toEqual(['b 1']);
      expect(shown(before, gone)).toEqual(['b 1']);
      expect(shown(cartWith(like('c', 2)), back, gone)).toEqual([]);
      expect(shown(cartWith(like('c', 2)), gone)).toEqual([]);
      expect(showIntents(cartWith(like('b', 3)), [gone], restoredLines).cart).toMatchObject({
        entries: [{ id: 'b', quantity: 1, subTotal: 100 }],
      });
    });

    it.each<[string, Cart, number | undefined]>([
      ['by itself', cartWith(like('c', 2)), 0],
      ['within a line like it', cartWith(like('b', 3)), 1],
      ['not at all', before, undefined],
      ['not at all when a line of it is fewer', cartWith({ ...like('b', 1) }), undefined],
      [
        'not at all when only a line with other answers has come',
        cartWith({ ...like('c', 2), additionalFields: '{}' as never }),
        undefined,
      ],
      ['not at all when another item has come', cartWith({ ...like('c', 2), itemId: 'other' }), undefined],
    ])('finds it %s', (_case, cart, rest) => {
      expect(find(cart)?.rest).toBe(rest);
      expect(isSatisfied(gone, cart, restoredLines)).toBe(rest === undefined);
    });
  });

  it('has the way of shipping that was chosen, if the cart offers it', () => {
    const cart = cartOf([], {
      shippingOptions: [
        { id: 'std', name: 'Standard' },
        { id: 'air', name: 'Air' },
      ],
    });
    expect(showIntents(cart, [{ kind: 'option', optionId: 'air' }]).cart!.selectedShippingOption).toEqual({ id: 'air', name: 'Air' });
    expect(showIntents(cart, [{ kind: 'option', optionId: 'sea' }]).cart).toBe(cart);
  });

  it('always adds up, never changes the host’s cart, and keeps untouched lines as they are', () => {
    fc.assert(
      fc.property(carts, intents, (cart, wanted) => {
        const before = JSON.stringify(cart);
        const shown = showIntents(cart, wanted).cart!;
        let [pieces, sum] = [0, 0];
        for (const entry of shown.entries) {
          pieces += entry.quantity;
          sum += entry.subTotal ?? 0;
        }
        expect([shown.totalQuantity, shown.subtotalCents]).toEqual([pieces, sum]);
        expect(JSON.stringify(cart)).toBe(before);
        const touched = new Set(wanted.flatMap((intent) => ('entryId' in intent ? [intent.entryId] : [])));
        for (const entry of cart.entries) if (!touched.has(entry.id)) expect(shown.entries).toContain(entry);
      }),
    );
  });

  it('names as pending only lines that it shows', () => {
    fc.assert(
      fc.property(carts, intents, (cart, wanted) => {
        const { cart: shown, pending } = showIntents(cart, wanted);
        for (const id of Object.keys(pending)) expect(shown!.entries.map((entry) => entry.id)).toContain(id);
      }),
    );
  });

  it('wants nothing more once each wish is done as shown', () => {
    fc.assert(
      fc.property(carts, quantity, (cart, wanted) => {
        for (const { id } of cart.entries) {
          const wishes: CartIntent[] = [
            { kind: 'quantity', entryId: id, quantity: wanted },
            { kind: 'fields', entryId: id, additionalFields: '{}' },
            { kind: 'remove', entryId: id },
          ];
          for (const wish of wishes) expect(isSatisfied(wish, showIntents(cart, [wish]).cart!)).toBe(true);
        }
      }),
    );
  });
});

describe('how many pieces have come into the cart', () => {
  const line = (id: string, pieces: number, sku: string | null = 'S', itemId = 'mug') => ({
    id,
    itemId,
    quantity: pieces,
    chosenVariant: sku === null ? null : { sku },
  });
  const of = (...entries: ReturnType<typeof line>[]) => cartSchema().parse({ entries });
  it.each<[string, Cart, Cart | null, string | null, number]>([
    ['all of them, into an empty one', of(line('a', 2)), null, 'S', 2],
    ['those that a line has grown by', of(line('a', 5)), of(line('a', 2)), 'S', 3],
    ['those of a new line, whatever has left meanwhile', of(line('b', 1)), of(line('a', 7)), 'S', 1],
    ['none when a line has shrunk', of(line('a', 1)), of(line('a', 2)), 'S', 0],
    ['none of another variant', of(line('a', 1, 'M')), null, 'S', 0],
    ['none of another item', of(line('a', 1, 'S', 'pot')), null, 'S', 0],
    ['those of which the host names no variant', of(line('a', 1, null)), null, 'S', 1],
    ['those of the one variant that the host names', of(line('a', 1, 'ONLY')), null, null, 1],
  ])('%s', (_case, cart, before, sku, pieces) =>
    expect(addedQuantity(cart.entries, before?.entries ?? [], { itemId: 'mug', sku, additionalFields: null })).toBe(pieces),
  );

  it.each<[string, string | null, string | null, number]>([
    ['those with the same answers', '{"a":1,"b":2}', '{"a":1,"b":2}', 1],
    ['those with the same answers, which the host writes its own way', '{"b": 2, "a": 1}', '{"a":1,"b":2}', 1],
    ['those of which the host does not say what was answered', null, '{"a":1}', 1],
    ['none with other answers', '{"a":2}', '{"a":1}', 0],
    ['none with answers where none were given', '{"a":2}', null, 0],
    ['none with answers that cannot be read', 'a=1', '{"a":1}', 0],
  ])('counts %s', (_case, onHost, additionalFields, pieces) => {
    const { entries } = cartSchema().parse({ entries: [{ ...line('a', 1), additionalFields: onHost }] });
    expect(addedQuantity(entries, [], { itemId: 'mug', sku: 'S', additionalFields })).toBe(pieces);
  });
});

describe('whether the host has done what was wanted', () => {
  const cart = cartOf([{ id: 'a', quantity: 2, price: 100 }], {
    validCoupons: [{ promoCode: 'TEA' }],
    shippingLocation: { country: 'US', city: 'Portland' },
    selectedShippingOption: { id: 'std' },
  });
  const here = { country: 'US', region: '', city: 'Portland', postalCode: '' };
  it.each<[string, CartIntent, boolean]>([
    ['the quantity is there', { kind: 'quantity', entryId: 'a', quantity: 2 }, true],
    ['another quantity is there', { kind: 'quantity', entryId: 'a', quantity: 3 }, false],
    ['the line is gone whose quantity was wanted', { kind: 'quantity', entryId: 'z', quantity: 3 }, false],
    ['the fields are others', { kind: 'fields', entryId: 'a', additionalFields: '{}' }, false],
    ['the fields are none, as wanted', { kind: 'fields', entryId: 'a', additionalFields: null }, true],
    ['the line is gone', { kind: 'remove', entryId: 'z' }, true],
    ['the line is there', { kind: 'remove', entryId: 'a' }, false],
    ['the code is there, in whatever case', { kind: 'coupon', code: 'tea', wanted: true }, true],
    ['the code that should go is there', { kind: 'coupon', code: 'TEA', wanted: false }, false],
    ['the code is not there', { kind: 'coupon', code: 'MUG', wanted: true }, false],
    ['the code that should go is gone', { kind: 'coupon', code: 'MUG', wanted: false }, true],
    ['the cart goes there', { kind: 'location', location: here }, true],
    ['the cart goes elsewhere', { kind: 'location', location: { ...here, postalCode: '97201' } }, false],
    ['the way of shipping is chosen', { kind: 'option', optionId: 'std' }, true],
    ['another way of shipping is chosen', { kind: 'option', optionId: 'air' }, false],
  ])('when %s', (_case, intent, done) => expect(isSatisfied(intent, cart)).toBe(done));
});
