import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CartEffect, CartEvent } from '../../../widgets/cart/engine/CartEvent.ts';
import { emptyCart, type CartModel } from '../../../widgets/cart/engine/CartModel.ts';
import { createCartPolicy } from '../../../widgets/cart/engine/createCartLoop.ts';
import { stepCart } from '../../../widgets/cart/engine/stepCart.ts';
import { LATE_MS } from '../../../widgets/cart/engine/unconfirmedWrites.ts';
import { aCartOf } from '../../app/fakeApi.ts';
import { plainSettings } from '../../app/openShop.ts';

const [line] = aCartOf(1).entries;
const ENTRY = { itemId: line!.itemId, sku: null, quantity: 1, additionalFields: line!.additionalFields };
const LOST = new ApiError('schema', 'The answer cannot be read.');
const CHANGED = { type: 'message', message: { type: 'changed' } } as const;
const policy = createCartPolicy(plainSettings);

const cartWith = (pieces: number): Cart => ({ ...aCartOf(1), entries: [{ ...line!, quantity: pieces }], totalQuantity: pieces });
const addOf = (key: string): CartEvent => ({
  type: 'enqueue',
  keyed: { key, intent: { kind: 'add', entry: ENTRY, isExpress: false } },
  productInstance: null,
});

let model: CartModel;
let at: number;
let done: CartEffect[];
beforeEach(() => {
  model = emptyCart;
  at = 1000;
  done = [];
});

function happen(event: CartEvent): void {
  const step = stepCart(model, event, { at, isOnline: true, policy });
  model = step.state;
  done.push(...step.effects);
}
const load = () => happen({ type: 'load', isQuiet: true, deadlineMs: 1 });
/** Answers the reading under way. */
const read = (pieces: number) => happen({ type: 'read', id: model.readId, cart: cartWith(pieces) });
const lose = (key: string) => happen({ type: 'write-failed', key, error: LOST });
const sent = () => done.filter(({ type }) => type === 'send').length;
const outcomes = () => done.flatMap((effect) => (effect.type === 'settle' ? (effect.outcome.ok ? 'done' : effect.outcome.error.kind) : []));
const said = () => done.flatMap((effect) => (effect.type === 'emit' && effect.name !== 'cart-change' ? effect.name : []));

describe('an add whose answer is lost, in a cart that another tab has changed', () => {
  beforeEach(() => {
    load();
    read(1);
  });

  it('is not told as done because of the pieces of the other tab: the cart before it could not be read', () => {
    happen(CHANGED);
    load();
    happen({ type: 'read-failed', id: model.readId, error: LOST });
    happen(addOf('k'));
    lose('k');
    read(2);
    expect([outcomes(), said()]).toEqual([['unconfirmed'], ['add-failed']]);
  });

  it('is not told as done because of pieces that came while it was under way', () => {
    happen(addOf('k'));
    happen(CHANGED);
    lose('k');
    read(2);
    expect([outcomes(), said()]).toEqual([['unconfirmed'], ['add-failed']]);
  });

  it('is not told as done because of pieces that came after its answer was lost', () => {
    happen(addOf('k'));
    lose('k');
    happen(CHANGED);
    read(2);
    expect([outcomes(), said()]).toEqual([['unconfirmed'], ['add-failed']]);
  });

  it('can be asked for again, and is sent then', () => {
    happen(addOf('k'));
    happen(CHANGED);
    lose('k');
    read(2);
    happen(addOf('again'));
    expect(sent()).toBe(2);
  });

  it('is done where the cart was read since the change, and shows one piece more', () => {
    happen(CHANGED);
    at += 1;
    load();
    read(2);
    happen(addOf('k'));
    lose('k');
    read(3);
    expect([outcomes(), said()]).toEqual([['done'], ['item-added']]);
  });

  it('was not done where the cart shows too few pieces, whoever has added them', () => {
    happen(addOf('k'));
    happen(CHANGED);
    lose('k');
    happen({ type: 'read', id: model.readId, cart: { ...aCartOf(0), entries: [] } });
    expect(outcomes()).toEqual(['schema']);
    expect(sent()).toBe(1);
  });

  it('is found done later, where the cart did not show it at first', () => {
    happen(addOf('k'));
    happen(CHANGED);
    lose('k');
    happen({ type: 'read', id: model.readId, cart: { ...aCartOf(0), entries: [] } });
    at += LATE_MS;
    happen({ type: 'woken' });
    read(1);
    expect(said()).toEqual(['add-failed', 'item-added']);
  });
});
