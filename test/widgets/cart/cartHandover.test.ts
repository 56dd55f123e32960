import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CartEffect, CartEvent } from '../../../widgets/cart/engine/CartEvent.ts';
import { emptyCart, type CartModel } from '../../../widgets/cart/engine/CartModel.ts';
import { createCartPolicy } from '../../../widgets/cart/engine/createCartLoop.ts';
import { stepCart } from '../../../widgets/cart/engine/stepCart.ts';
import { readStoredCart, storeCart } from '../../../widgets/cart/engine/storedCart.ts';
import { createStore } from '../../app/createTab.ts';
import { aCart, aCartOf } from '../../app/fakeApi.ts';
import { plainSettings } from '../../app/openShop.ts';

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null };
const ADD = { kind: 'add', entry: MUG, isExpress: false } as const;
const OFFLINE = new ApiError('offline', 'Network Error');
const policy = createCartPolicy(plainSettings);

let model: CartModel;
beforeEach(() => void (model = emptyCart));

/** The cart after these events, and all that was to be done about them. */
function happen(...events: CartEvent[]): CartEffect[] {
  const done: CartEffect[] = [];
  for (const event of events) {
    const step = stepCart(model, event, { at: 1000, isOnline: true, policy });
    model = step.state;
    done.push(...step.effects);
  }
  return done;
}
const typesOf = (effects: readonly CartEffect[]) => effects.map(({ type }) => type);

describe('an add under way when its page is left, which another page takes over before the visitor comes back', () => {
  beforeEach(() => {
    happen({ type: 'enqueue', keyed: { key: 'k', intent: ADD }, productInstance: null }, { type: 'left' });
    expect(typesOf(happen({ type: 'returned', stored: null }))).toEqual(['read']);
  });

  it('is not reported as failed because the request of the first page has failed', () => {
    expect(typesOf(happen({ type: 'write-failed', key: 'k', error: OFFLINE }))).toEqual([]);
  });

  it('is not reported as failed because the cart cannot be read, and is done once it can', () => {
    expect(typesOf(happen({ type: 'read-failed', id: 1, error: OFFLINE }))).toEqual([]);
    const effects = happen({ type: 'load', isQuiet: true, deadlineMs: 1 }, { type: 'shown' }, { type: 'read', id: 2, cart: aCartOf(1) });
    expect(effects).toContainEqual(expect.objectContaining({ type: 'settle', key: 'k', outcome: expect.objectContaining({ ok: true }) }));
    expect(typesOf(effects)).not.toContain('done');
  });
});

describe('an add found in the storage of the tab, which another page has', () => {
  const stored = { key: 'k', intent: ADD, isSent: false, before: null };
  const REFUSED = { type: 'claimed', granted: [], refused: ['k'] } as const;
  const FREED = { type: 'message', message: { type: 'freed', wants: [stored] } } as const;
  const CLAIM = { type: 'claim', keys: ['k'] };
  const adopt = (changes: (typeof stored)[], delegated: (typeof stored)[]) =>
    happen({ type: 'adopt', stored: { changes, delegated, unconfirmed: [] } });

  it('is left to that page', () => {
    expect(adopt([stored], [])).toContainEqual(CLAIM);
    expect(typesOf(happen(REFUSED))).not.toContain('claim');
  });

  it('is claimed again when that page is left after it has answered, because nobody else does it', () => {
    adopt([stored], []);
    expect(typesOf(happen(FREED))).not.toContain('claim');
    expect(happen(REFUSED)).toContainEqual(CLAIM);
    expect(typesOf(happen(REFUSED))).not.toContain('claim');
  });

  it('is known to the next page of the tab, which claims it when that page is left', () => {
    adopt([stored], []);
    happen(REFUSED);
    const session = createStore();
    storeCart(session, model, null);
    model = emptyCart;
    const found = readStoredCart(session)!;
    expect([found.changes, found.delegated.map(({ key }) => key)]).toEqual([[], ['k']]);
    expect(typesOf(happen({ type: 'adopt', stored: found }))).not.toContain('claim');
    expect(happen(FREED)).toContainEqual(CLAIM);
  });

  it('is nothing to the next page any more once the cart was read since', () => {
    adopt([], [stored]);
    happen({ type: 'load', isQuiet: true, deadlineMs: 1 }, { type: 'read', id: model.readId, cart: aCartOf(1) });
    const session = createStore();
    storeCart(session, model, 'stored before');
    expect(session.get('storefront-cart')).toBeNull();
  });
});

describe('what a page stores for the next one', () => {
  const before = [{ id: 'e1', quantity: 2, additionalFields: null }];
  /** As every version of this script has written it. */
  const TEXT = JSON.stringify({
    version: 2,
    wants: [
      { key: 'k1', intent: { kind: 'add', entry: MUG, isExpress: false }, isSent: true, before },
      { key: 'k2', intent: { kind: 'coupon', code: 'TEA', wanted: true }, isSent: false, before: null },
    ],
    unconfirmed: [{ key: 'k1', added: MUG, isExpress: false, before, doneAt: 0 }],
  });

  it('is read and written in the words of earlier versions, so that a page of any version goes on with it', () => {
    const stored = readStoredCart(createStore(new Map([['storefront-cart', TEXT]])));
    expect(stored).toMatchObject({
      changes: [
        { key: 'k1', isSent: true, before },
        { key: 'k2', isSent: false },
      ],
      unconfirmed: [{ doneAt: 0 }],
    });
    happen({ type: 'adopt', stored: stored! });
    const session = createStore();
    storeCart(session, model, null);
    const { unconfirmed, ...rest } = JSON.parse(session.get('storefront-cart')!);
    const given = JSON.parse(TEXT);
    expect(rest).toEqual({ version: 2, wants: given.wants });
    expect(unconfirmed).toEqual(given.unconfirmed);
  });

  it('is nothing once there is nothing left to do', () => {
    const session = createStore(new Map([['storefront-cart', TEXT]]));
    storeCart(session, emptyCart, TEXT);
    expect(session.get('storefront-cart')).toBeNull();
  });
});

describe('a code that an earlier page of the tab has applied, and of which nothing is known yet', () => {
  const coupon = { kind: 'coupon', code: 'TEA10', wanted: true } as const;
  const APPLY = { type: 'enqueue', keyed: { key: 'now', intent: coupon }, productInstance: null } as const;

  it('is applied for the visitor who asks for it on this page, and the outcome is theirs', () => {
    const stored = { key: 'then', intent: coupon, isSent: true, before: null };
    happen({ type: 'adopt', stored: { changes: [stored], delegated: [], unconfirmed: [] } });
    expect(typesOf(happen(APPLY))).not.toContain('join');
    const cart = aCart({ ...aCartOf(1), validCoupons: [{ promoCode: 'TEA10' }] });
    const effects = happen({ type: 'claimed', granted: ['then'], refused: [] }, { type: 'read', id: 1, cart });
    expect(effects).toContainEqual(expect.objectContaining({ type: 'send', key: 'now' }));
  });

  it('is applied once where both clicks are of this page', () => {
    happen(APPLY);
    expect(happen({ ...APPLY, keyed: { key: 'again', intent: coupon } })).toContainEqual({ type: 'join', key: 'again', to: 'now' });
  });
});
