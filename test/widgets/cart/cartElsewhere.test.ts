import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CartEffect, CartEvent } from '../../../widgets/cart/engine/CartEvent.ts';
import { emptyCart, type CartModel } from '../../../widgets/cart/engine/CartModel.ts';
import { createCartPolicy } from '../../../widgets/cart/engine/createCartLoop.ts';
import { showIntents } from '../../../widgets/cart/rules/intentRules.ts';
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

describe('a line that another tab has taken out and brought back, so that it has another id', () => {
  const MOVED = 'moved';
  const moved = (pieces = 1): Cart => ({ ...aCartOf(1), entries: [{ ...line!, id: MOVED, quantity: pieces }], totalQuantity: pieces });
  const remove = () =>
    happen({ type: 'enqueue', keyed: { key: 'r', intent: { kind: 'remove', entryId: line!.id } }, productInstance: null });
  const readMoved = (pieces?: number) => happen({ type: 'read', id: model.readId, cart: moved(pieces) });
  const refuse = (status: number) => happen({ type: 'write-failed', key: 'r', error: new ApiError('http', 'It failed.', { status }) });
  const asked = () => done.flatMap((effect) => (effect.type === 'send' ? (effect.found?.line.id ?? null) : []));
  const confirm = () => happen({ type: 'written', key: 'r', cart: { ...aCartOf(1), entries: [], totalQuantity: 0 }, newlyAdded: null });
  const shown = () => showIntents(model.confirmed, model.queue, model.restoredLines).cart?.entries.length;

  beforeEach(() => {
    load();
    read(1);
  });

  it('is taken out here as well, where the platform no longer knew its old id', () => {
    remove();
    refuse(404);
    readMoved();
    expect([asked(), shown()]).toEqual([[line!.id, MOVED], 0]);
    confirm();
    expect([outcomes(), said(), model.confirmed?.entries]).toEqual([['done'], ['item-removed'], []]);
  });

  it('is taken out, where that was read before the removal was sent', () => {
    happen({ type: 'enqueue', keyed: { key: 'c', intent: { kind: 'coupon', code: 'TEA10', wanted: true } }, productInstance: null });
    remove();
    happen({ type: 'written', key: 'c', cart: moved(), newlyAdded: null });
    expect(asked()).toEqual([null, MOVED]);
    confirm();
    expect(outcomes()).toEqual(['done', 'done']);
  });

  it('stays, where the platform refuses that, and can be taken out again', () => {
    remove();
    refuse(404);
    readMoved();
    refuse(409);
    expect([outcomes(), said(), shown(), model.removed]).toEqual([['http'], ['cart-failed'], 1, []]);
  });

  it('stays where the removal may have been done, because the line may be a new one, and is not told as taken out', () => {
    remove();
    refuse(500);
    readMoved();
    expect([asked(), outcomes(), said(), shown()]).toEqual([[line!.id], ['unconfirmed'], ['cart-failed'], 1]);
  });

  it('stays where it has another quantity, because somebody has chosen that since', () => {
    remove();
    refuse(404);
    readMoved(3);
    expect([asked(), shown()]).toEqual([[line!.id], 1]);
  });

  it('can be brought back by its old id', () => {
    remove();
    refuse(404);
    readMoved();
    confirm();
    happen({ type: 'undo', key: 'u', entryId: line!.id });
    expect(done.flatMap((effect) => (effect.type === 'send' ? effect.intent.kind : []))).toEqual(['remove', 'remove', 'restore']);
  });
});
