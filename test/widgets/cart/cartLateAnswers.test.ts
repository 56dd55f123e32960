import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CartEffect, CartEvent } from '../../../widgets/cart/engine/CartEvent.ts';
import { emptyCart, type CartModel } from '../../../widgets/cart/engine/CartModel.ts';
import { createCartPolicy } from '../../../widgets/cart/engine/createCartLoop.ts';
import { stepCart } from '../../../widgets/cart/engine/stepCart.ts';
import { LATE_MS } from '../../../widgets/cart/engine/unconfirmedWrites.ts';
import { aCart, aCartOf } from '../../app/fakeApi.ts';
import { plainSettings } from '../../app/openShop.ts';

const [line] = aCartOf(1).entries;
const ENTRY = { itemId: line!.itemId, sku: null, quantity: 1, additionalFields: line!.additionalFields };
const LOST = new ApiError('timeout', 'No answer came.');
const NO_DATA = new ApiError('schema', 'A web page is no data.');
const policy = createCartPolicy(plainSettings);
const NOTHING = { ...aCartOf(0), entries: [] };
const cartWith = (pieces: number): Cart =>
  pieces === 0 ? NOTHING : { ...aCartOf(1), entries: [{ ...line!, quantity: pieces }], totalQuantity: pieces };

let model: CartModel;
let at: number;
let done: CartEffect[];

function happen(event: CartEvent): void {
  const step = stepCart(model, event, { at, isOnline: true, policy });
  model = step.state;
  done.push(...step.effects);
}
const enqueue = (key: string, intent: Extract<CartEvent, { type: 'enqueue' }>['keyed']['intent']) =>
  happen({ type: 'enqueue', keyed: { key, intent }, productInstance: null });
const add = (key: string) => enqueue(key, { kind: 'add', entry: ENTRY, isExpress: false });
const load = () => happen({ type: 'load', isQuiet: true, deadlineMs: 1 });
const read = (pieces: number, id = model.readId) => happen({ type: 'read', id, cart: cartWith(pieces) });
const sent = () => done.filter(({ type }) => type === 'send').length;
const outcomes = () => done.flatMap((effect) => (effect.type === 'settle' ? (effect.outcome.ok ? 'done' : effect.outcome.error.kind) : []));
const said = () => done.flatMap((effect) => (effect.type === 'emit' && effect.name !== 'cart-change' ? effect.name : []));
const posted = () => done.flatMap((effect) => (effect.type === 'broadcast' ? effect.message.type : []));

beforeEach(() => {
  model = emptyCart;
  at = 1000;
  done = [];
  load();
  read(0);
  done = [];
});

/** The answer to the change "k" is lost, and the cart does not show it. */
function lose(): void {
  happen({ type: 'write-failed', key: 'k', error: LOST });
  read(0);
}

/** The cart is read once the platform can no longer be at work on it. */
function readLate(pieces: number): void {
  at += LATE_MS;
  happen({ type: 'woken' });
  read(pieces);
}

describe('an add that was reported as failed, and is found in the cart later', () => {
  beforeEach(() => {
    add('k');
    lose();
    readLate(1);
  });

  it('is told as failed, then as done', () => {
    expect([outcomes(), said(), sent()]).toEqual([['timeout'], ['add-failed', 'item-added'], 1]);
  });

  it('is the next click on the button as well: nothing is sent, and it is not counted as another sale', () => {
    add('again');
    expect([outcomes(), said(), sent()]).toEqual([['timeout', 'done'], ['add-failed', 'item-added'], 1]);
  });

  it('is not the click after that', () => {
    add('again');
    add('another');
    expect(sent()).toBe(2);
  });
});

describe('an add that was reported as failed, and is not in the cart', () => {
  beforeEach(() => {
    add('k');
    lose();
  });

  it('is not found in the pieces of a line that the visitor brings back', () => {
    enqueue('undo', { kind: 'restore', entry: { ...line!, quantity: 8 } });
    readLate(0);
    happen({ type: 'written', key: 'undo', cart: cartWith(8), newlyAdded: null });
    add('again');
    expect([outcomes(), said(), sent()]).toEqual([['timeout', 'done'], ['add-failed', 'item-restored'], 3]);
  });

  /** Of the line, which was there before the add. */
  const setQuantity = () => {
    model = { ...model, unconfirmed: model.unconfirmed.map((write) => ({ ...write, before: [{ ...line!, quantity: 1 }] })) };
    read(1);
    enqueue('q', { kind: 'quantity', entryId: line!.id, quantity: 2 });
    happen({ type: 'flush' });
  };

  it('is not found in the pieces that the visitor has set instead', () => {
    setQuantity();
    happen({ type: 'written', key: 'q', cart: cartWith(2), newlyAdded: null });
    expect(said()).toEqual(['add-failed']);
  });

  it('is not found in them either when the answer to that is lost', () => {
    setQuantity();
    happen({ type: 'write-failed', key: 'q', error: LOST });
    read(2);
    expect(said()).toEqual(['add-failed']);
  });

  it('is not found in the pieces of an add that another tab sends meanwhile', () => {
    happen({ type: 'message', message: { type: 'sending' } });
    load();
    read(1);
    expect(said()).toEqual(['add-failed']);
  });

  it('holds an add of more pieces to the same line, from which it could not be told apart', () => {
    enqueue('two', { kind: 'add', entry: { ...ENTRY, quantity: 2 }, isExpress: false });
    expect(sent()).toBe(1);
    readLate(0);
    expect(sent()).toBe(2);
  });
});

describe('a line that was to come back, of which that was reported as failed, and that is found in the cart later', () => {
  beforeEach(() => {
    enqueue('k', { kind: 'restore', entry: line! });
    lose();
    readLate(1);
  });

  it('is told as restored, not as added', () => {
    expect(said()).toEqual(['cart-failed', 'item-restored']);
  });

  it('is the next undoing as well, but no add', () => {
    enqueue('undo', { kind: 'restore', entry: line! });
    expect(sent()).toBe(1);
    add('add');
    expect(sent()).toBe(2);
  });
});

describe('an add of another tab that was reported as failed there, and then found done', () => {
  const write = { key: 'far', added: ENTRY, isExpress: false, before: [], doneAt: 0 };
  const hear = (message: Extract<CartEvent, { type: 'message' }>['message']) => happen({ type: 'message', message });

  it('is the next click here, once that tab has told so', () => {
    hear({ type: 'doubt', writes: [write] });
    at += 100;
    hear({ type: 'doubt', writes: [{ ...write, doneAt: at }] });
    read(1);
    done = [];
    add('again');
    expect([outcomes(), sent()]).toEqual([['done'], 0]);
  });

  it('is told to all tabs as ended by that click', () => {
    hear({ type: 'doubt', writes: [{ ...write, doneAt: at }] });
    done = [];
    add('again');
    expect(done).toContainEqual({ type: 'broadcast', message: { type: 'ended', keys: ['far'] } });
  });
});

describe('an add that was found done here', () => {
  beforeEach(() => {
    add('k');
    lose();
    readLate(1);
  });

  it('is told to the other tabs', () => {
    expect(posted().at(-1)).toBe('doubt');
    expect(done).toContainEqual({
      type: 'broadcast',
      message: { type: 'doubt', writes: [expect.objectContaining({ key: 'k', doneAt: at })] },
    });
  });

  it('is not the next click when another tab has taken a click for it', () => {
    happen({ type: 'message', message: { type: 'ended', keys: ['k'] } });
    add('again');
    expect(sent()).toBe(2);
  });

  it('still is when another tab only stops looking for it', () => {
    happen({ type: 'message', message: { type: 'resolved', keys: ['k'] } });
    add('again');
    expect(sent()).toBe(1);
  });
});

describe('a change whose answer is lost', () => {
  it('may have been done, so that the other tabs read the cart again', () => {
    enqueue('c', { kind: 'coupon', code: 'TEA10', wanted: true });
    happen({ type: 'write-failed', key: 'c', error: LOST });
    expect(posted()).toEqual(['changed']);
  });

  it('is none of theirs where the platform has refused it', () => {
    enqueue('c', { kind: 'coupon', code: 'TEA10', wanted: true });
    happen({ type: 'write-failed', key: 'c', error: new ApiError('http', 'No such code.', { status: 400 }) });
    expect(posted()).toEqual([]);
  });
});

describe('a page that comes back while its add is under way', () => {
  it('shows what the add has put in, not what was read before it was answered', () => {
    add('k');
    happen({ type: 'left' });
    happen({ type: 'returned', stored: null });
    load();
    const reading = model.readId;
    expect(model.reading?.id).toBe(reading);
    happen({ type: 'written', key: 'k', cart: cartWith(1), newlyAdded: null });
    read(0, reading);
    expect(model.confirmed?.totalQuantity).toBe(1);
  });
});

describe('a way of shipping', () => {
  const EXPRESS = { id: 'express', name: 'Express', cost: { value: 900 } };
  const shipped = (selected: object | null) => aCart({ ...NOTHING, shippingOptions: [EXPRESS], selectedShippingOption: selected });
  const place = { country: 'US', region: 'OR', city: '', postalCode: '97201' };

  it('is told as chosen when the visitor has chosen it, and the platform agrees', () => {
    enqueue('o', { kind: 'option', optionId: 'express' });
    happen({ type: 'written', key: 'o', cart: shipped(EXPRESS), newlyAdded: null });
    expect(done).toContainEqual({
      type: 'emit',
      name: 'shipping-chosen',
      detail: expect.objectContaining({ productInstance: null, name: 'Express' }),
    });
  });

  it('is not told as chosen when the platform has taken it by itself for a place', () => {
    enqueue('l', { kind: 'location', location: place });
    happen({ type: 'written', key: 'l', cart: shipped(EXPRESS), newlyAdded: null });
    expect(said()).toEqual([]);
  });

  it('is not told as chosen when the platform has kept none', () => {
    enqueue('o', { kind: 'option', optionId: 'express' });
    happen({ type: 'written', key: 'o', cart: shipped(null), newlyAdded: null });
    expect(said()).toEqual([]);
  });
});

describe('a reading that fails, for which nobody has asked', () => {
  const failRead = () => happen({ type: 'read-failed', id: model.readId, error: new ApiError('http', 'It failed.', { status: 500 }) });

  it('is told where no cart is known, which would be waited for in vain', () => {
    model = emptyCart;
    load();
    failRead();
    expect([model.error, model.settled]).toEqual(['Unknown error, please try again later.', true]);
  });

  it('says nothing above a cart that is known', () => {
    load();
    failRead();
    expect(model.error).toBeNull();
  });
});

describe('a page whose server has no platform, and answers everything with a web page', () => {
  const failRead = () => happen({ type: 'read-failed', id: model.readId, error: NO_DATA });

  it('says of each add that the shop cannot be reached, never that it may have been done', () => {
    add('k');
    happen({ type: 'write-failed', key: 'k', error: NO_DATA });
    failRead();
    add('again');
    failRead();
    expect([outcomes(), sent()]).toEqual([['unreachable', 'unreachable'], 1]);
  });

  it('of which a reading finds no answer at all says that it is not confirmed', () => {
    add('k');
    happen({ type: 'write-failed', key: 'k', error: NO_DATA });
    failRead();
    add('again');
    happen({ type: 'read-failed', id: model.readId, error: LOST });
    expect(outcomes()).toEqual(['unreachable', 'unconfirmed']);
  });
});
