import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { createDb } from '../../mocks/db/createDb.ts';
import type { Db } from '../../mocks/db/Db.ts';
import { parseHostState, serializeHostState, type HostState } from '../../mocks/db/HostState.ts';
import { refusals } from '../../mocks/db/Refusal.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { plainPolicy } from '../../mocks/db/StorePolicy.ts';
import type { HostProduct } from '../../mocks/db/HostProduct.ts';

const [shirt, mug, pattern, , giftCard] = seedProducts as [HostProduct, HostProduct, HostProduct, HostProduct, HostProduct];
const VISITOR = 'cart-1';
const open = (state?: HostState, onChange?: (state: HostState) => void): Db =>
  createDb({
    products: seedProducts,
    policy: plainPolicy,
    now: () => 1_700_000_000_000,
    ...(state && { state }),
    ...(onChange && { onChange }),
  });
const want = (item: HostProduct, sku: string | null, quantity = 1, additionalFields: string | null = null) => ({
  itemId: item.id,
  sku,
  quantity,
  additionalFields,
});

describe('the memory of the mocked host', () => {
  it('merges lines of the same item, variant and fields, and no others', () => {
    const db = open();
    db.add(VISITOR, want(shirt, 'SHIRT-S-BLUE', 2));
    db.add(VISITOR, want(shirt, 'SHIRT-S-BLUE', 1));
    db.add(VISITOR, want(shirt, 'SHIRT-M-BLUE', 1));
    db.add(VISITOR, want(mug, null, 1, '{"a":1}'));
    db.add(VISITOR, want(mug, 'MUG', 1, '{"a":1}'));
    db.add(VISITOR, want(mug, 'MUG', 1, '{"a":2}'));
    expect(db.cart(VISITOR).entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity])).toEqual([
      ['SHIRT-S-BLUE', 3],
      ['SHIRT-M-BLUE', 1],
      ['MUG', 2],
      ['MUG', 1],
    ]);
  });

  it('says what was added by this call, not what the line has become', () => {
    const db = open();
    db.add(VISITOR, want(mug, 'MUG', 2));
    expect(db.add(VISITOR, want(mug, 'MUG', 3))).toMatchObject({
      value: { newlyAdded: { quantity: 3, subTotal: 5550, purchasePriceCents: 1850 }, shoppingCart: { totalQuantity: 5 } },
    });
  });

  it('sells at the sale price and remembers the other', () => {
    expect(open().add(VISITOR, want(shirt, 'SHIRT-M-BLUE', 2))).toMatchObject({
      value: {
        shoppingCart: { subtotalCents: 7200 },
        newlyAdded: { purchasePriceCents: 3600, nonSalePriceCents: 4500, item: { price: { value: '36.00' } } },
      },
    });
  });

  it.each([
    ['an item that is not sold', want({ ...mug, id: 'gone' }, null), refusals.unknownItem],
    ['a variant that does not exist', want(shirt, 'SHIRT-XL'), refusals.unknownVariant],
    ['an item with variants, without one', want(shirt, null), refusals.unknownVariant],
    ['what is sold out', want(shirt, 'SHIRT-S-WHITE'), refusals.notEnoughStock],
    ['more than there is', want(mug, 'MUG', 13), refusals.notEnoughStock],
    ['none', want(mug, 'MUG', 0), refusals.badQuantity],
    ['less than none', want(mug, 'MUG', -1), refusals.badQuantity],
    ['half a piece', want(mug, 'MUG', 1.5), refusals.badQuantity],
    ['no number', want(mug, 'MUG', NaN), refusals.badQuantity],
    ['more than 9999', want(giftCard, 'GIFT-25', 10_000), refusals.badQuantity],
  ])('refuses %s, and leaves the cart as it was', (_, wanted, refusal) => {
    const db = open();
    db.add(VISITOR, want(pattern, null));
    expect(db.add(VISITOR, wanted)).toEqual({ ok: false, error: refusal });
    expect(db.cart(VISITOR).totalQuantity).toBe(1);
  });

  it('counts what is in the cart already, in every line of the same variant', () => {
    const db = open();
    db.add(VISITOR, want(shirt, 'SHIRT-M-WHITE', 1, '{"a":1}'));
    db.add(VISITOR, want(shirt, 'SHIRT-M-WHITE', 1, '{"a":2}'));
    expect(db.add(VISITOR, want(shirt, 'SHIRT-M-WHITE', 1, '{"a":3}'))).toEqual({ ok: false, error: refusals.notEnoughStock });
    const [first] = db.cart(VISITOR).entries;
    expect(db.setQuantity(VISITOR, first!.id, 2)).toEqual({ ok: false, error: refusals.notEnoughStock });
  });

  it('does not run out of gift cards and downloads', () => {
    const db = open();
    expect(db.add(VISITOR, want(giftCard, 'GIFT-50', 9999))).toMatchObject({ ok: true });
    expect(db.add(VISITOR, want(pattern, null, 3))).toMatchObject({ ok: true });
    expect(db.stock(pattern.id)).toEqual([{ sku: null, unlimited: true, qtyInStock: 0 }]);
    expect(db.stock('gone')).toEqual([]);
  });

  it('makes an express cart of one line', () => {
    const db = open();
    db.add(VISITOR, want(shirt, 'SHIRT-S-BLUE', 2));
    db.add(VISITOR, want(mug, 'MUG'), true);
    expect(db.cart(VISITOR).entries.map(({ title }) => title)).toEqual(['Enamel Mug']);
  });

  it("keeps one visitor's cart from another, and a visitor without one gets an empty cart", () => {
    const db = open();
    db.add('one', want(mug, 'MUG'));
    const { entries } = db.cart('one');
    expect(db.cart('two').entries).toEqual([]);
    expect(db.cart(null)).toMatchObject({ entries: [], grandTotalCents: 0, totalQuantity: 0 });
    expect(db.setQuantity('two', entries[0]!.id, 2)).toEqual({ ok: false, error: refusals.unknownEntry });
    expect(db.remove('two', entries[0]!.id)).toEqual({ ok: false, error: refusals.unknownEntry });
  });

  it('does not turn a line into another item by its fields', () => {
    const db = open();
    db.add(VISITOR, want(mug, 'MUG'));
    const [{ id } = { id: '' }] = db.cart(VISITOR).entries;
    expect(db.setAdditionalFields(VISITOR, id, want(pattern, null, 1, '{}'))).toEqual({ ok: false, error: refusals.unknownEntry });
  });

  it('goes on after a restart from what it had, through text', () => {
    let kept = '';
    const first = open(undefined, (state) => (kept = serializeHostState(state)));
    first.add(VISITOR, want(mug, 'MUG', 2));
    first.setStock(mug.id, 'MUG', 3);
    const second = open(parseHostState(kept));
    expect(second.cart(VISITOR)).toEqual(first.cart(VISITOR));
    expect(second.add(VISITOR, want(mug, 'MUG', 2))).toEqual({ ok: false, error: refusals.notEnoughStock });
    second.add(VISITOR, want(pattern, null));
    const ids = second.cart(VISITOR).entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([null, '', '{', 'null', '[]', '{"carts":[]}', '{"sequence":-1,"carts":[],"sessions":[],"stock":[]}'])(
    'starts afresh from damaged memory (%s)',
    (text) => {
      expect(open(parseHostState(text)).cart(VISITOR).entries).toEqual([]);
    },
  );

  it('refuses to start with a product that pages could not read either', () => {
    const broken = { ...mug, structuredContent: { ...mug.structuredContent, variants: [{ sku: 'X' }] } } as unknown as HostProduct;
    expect(() => createDb({ products: [broken], policy: plainPolicy, now: Date.now })).toThrow(/"Enamel Mug".*variants\[0\]/);
  });

  it('never oversells and always adds up, whatever visitors do in whatever order', () => {
    const items = fc.constantFrom(
      want(shirt, 'SHIRT-S-BLUE'),
      want(shirt, 'SHIRT-M-WHITE'),
      want(mug, null),
      want(mug, 'MUG'),
      want(pattern, null),
    );
    const step = fc.record({
      visitor: fc.constantFrom('one', 'two'),
      act: fc.constantFrom('add', 'set', 'remove', 'fields', 'express'),
      item: items,
      quantity: fc.integer({ min: -1, max: 14 }),
      fields: fc.constantFrom(null, '{"a":1}'),
      at: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const db = open();
        for (const { visitor, act, item, quantity, fields, at } of steps) {
          const entry = db.cart(visitor).entries[at];
          if (act === 'add' || act === 'express') db.add(visitor, { ...item, quantity, additionalFields: fields }, act === 'express');
          else if (act === 'set') db.setQuantity(visitor, entry?.id ?? 'none', quantity);
          else if (act === 'remove') db.remove(visitor, entry?.id ?? 'none');
          else if (entry)
            db.setAdditionalFields(visitor, entry.id, { itemId: entry.itemId, sku: entry.chosenVariant.sku, additionalFields: fields });
          checkCart(db, visitor);
        }
      }),
    );
  });
});

function checkCart(db: Db, visitor: string): void {
  const { entries, subtotalCents, totalQuantity } = db.cart(visitor);
  const bySku = new Map<string | null, number>();
  let sum = 0;
  for (const { chosenVariant, quantity, purchasePriceCents } of entries) {
    expect(quantity).toBeGreaterThan(0);
    bySku.set(chosenVariant.sku, (bySku.get(chosenVariant.sku) ?? 0) + quantity);
    sum += quantity * purchasePriceCents;
  }
  expect(subtotalCents).toBe(sum);
  expect(totalQuantity).toBe([...bySku.values()].reduce((all, one) => all + one, 0));
  expect(bySku.get('SHIRT-S-BLUE') ?? 0).toBeLessThanOrEqual(5);
  expect(bySku.get('SHIRT-M-WHITE') ?? 0).toBeLessThanOrEqual(2);
  expect(bySku.get('MUG') ?? 0).toBeLessThanOrEqual(12);
}
