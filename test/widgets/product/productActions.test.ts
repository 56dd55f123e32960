import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiErrorKind } from '../../../src/core/wire/ApiError.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { Settings } from '../../../src/app/createSettings.ts';
import { addAlertTitle } from '../../../widgets/product/rules/purchaseFlow.ts';
import { aProduct, aShirt, aVariant } from '../../commerce/rules/aProduct.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { openShop, settle, type Told, type TestShop } from '../../app/openShop.ts';
import { cartTexts } from '../../support/englishTexts.ts';

const MUG = aProduct({ id: 'mug', title: 'Mug', variants: [aVariant({ sku: 'MUG' })] });
const SHIRT = aShirt(['S Blue', 'M Blue', 'S Red 0'], { id: 'shirt' });

const sell = (product: Product, changes?: Partial<Settings>, onEvent?: (event: Told) => void): TestShop => {
  const shop = openShop(changes, onEvent);
  shop.products.open('p1', product);
  return shop;
};
const status = ({ products }: TestShop) => products.get('p1')?.addStatus;
const notice = ({ products }: TestShop) => products.get('p1')?.notice;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a product on the page', () => {
  it('begins with nothing chosen, a quantity of 1 and a button that waits', () => {
    expect(sell(SHIRT).products.get('p1')).toEqual({
      product: SHIRT,
      selection: {},
      quantityText: '1',
      plan: null,
      choice: 0,
      addStatus: 'idle',
      isSlow: false,
      addedBy: null,
      isExpress: false,
      notice: null,
      refusedFor: null,
      missing: [],
      pendingForm: null,
      additionalFields: null,
    });
  });

  it('takes any words for options, even those that every object knows', () => {
    const { products } = sell(SHIRT);
    products.choose('p1', '__proto__', 'S');
    products.choose('p1', 'toString', '');
    const { selection } = products.get('p1')!;
    expect(Object.getPrototypeOf(selection)).toBeNull();
    expect(Object.keys(selection)).toEqual(['__proto__']);
  });

  it('is one of many: two blocks of one item have a selection each', () => {
    const shop = sell(SHIRT);
    shop.products.open('p2', SHIRT);
    shop.products.choose('p1', 'Size', 'S');
    shop.products.setQuantity('p2', '3');
    expect(shop.products.get('p1')).toMatchObject({ selection: { Size: 'S' }, quantityText: '1' });
    expect(shop.products.get('p2')).toMatchObject({ selection: {}, quantityText: '3' });
  });

  it('is gone once it is closed; whatever is asked of it then does nothing', async () => {
    const shop = sell(MUG);
    shop.products.open('p2', SHIRT);
    shop.products.close('p1');
    expect(shop.products.get('p1')).toBeNull();
    expect(Object.keys(shop.products.store.getState())).toEqual(['p2']);
    shop.products.choose('p1', 'Size', 'S');
    shop.products.setQuantity('p1', '2');
    shop.products.dismissNotice('p1');
    await shop.products.add('p1');
    expect(shop.products.get('p1')).toBeNull();
    expect(shop.api.calls).toEqual([]);
  });
});

describe('choosing', () => {
  it('tells of the variant once all options are chosen, and of none once one is taken back', () => {
    const shop = sell(SHIRT);
    shop.products.choose('p1', 'Size', 'S');
    expect(shop.told).toEqual([]);
    shop.products.choose('p1', 'Color', 'Blue');
    shop.products.choose('p1', 'Size', '');
    expect(shop.details('variant-change')).toEqual([
      { productInstance: 'p1', itemId: 'shirt', variant: SHIRT.variants[0], selection: { Size: 'S', Color: 'Blue' } },
      { productInstance: 'p1', itemId: 'shirt', variant: null, selection: { Color: 'Blue' } },
    ]);
  });

  it('tells nothing when nothing has changed', () => {
    const shop = sell(SHIRT);
    shop.products.choose('p1', 'Size', '');
    shop.products.choose('p1', 'Size', 'S');
    shop.products.choose('p1', 'Color', 'Blue');
    shop.products.choose('p1', 'Color', 'Blue');
    expect(shop.details('variant-change')).toHaveLength(1);
  });

  it('tells nothing when one combination that does not exist follows another', () => {
    const shop = sell(SHIRT);
    shop.products.choose('p1', 'Size', 'M');
    shop.products.choose('p1', 'Color', 'Red');
    shop.products.choose('p1', 'Color', 'Green');
    expect(shop.told).toEqual([]);
  });

  it('has changed the state before it tells', () => {
    const seen: unknown[] = [];
    const shop: TestShop = sell(SHIRT, {}, () => seen.push(shop.products.get('p1')?.selection['Color']));
    shop.products.choose('p1', 'Size', 'S');
    shop.products.choose('p1', 'Color', 'Blue');
    expect(seen).toEqual(['Blue']);
  });

  it('gets the wire ready for the add that is likely to follow, as any show of interest does', () => {
    const chosen = sell(SHIRT);
    chosen.products.choose('p1', 'Size', 'S');
    const looked = sell(SHIRT);
    looked.prepare();
    for (const { loads, api } of [chosen, looked]) {
      expect(loads()).toBe(1);
      expect(api.calls).toEqual([]);
    }
  });
});

describe('a successful add', () => {
  it('says "adding" until a second after the answer, "added" for two seconds more, and is idle again', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    expect(status(shop)).toBe('adding');
    await vi.advanceTimersByTimeAsync(5000);
    expect(status(shop)).toBe('adding');
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(status(shop)).toBe('adding');
    await vi.advanceTimersByTimeAsync(999);
    expect(status(shop)).toBe('adding');
    await vi.advanceTimersByTimeAsync(1);
    expect(status(shop)).toBe('added');
    await vi.advanceTimersByTimeAsync(1999);
    expect(status(shop)).toBe('added');
    await vi.advanceTimersByTimeAsync(1);
    expect(status(shop)).toBe('idle');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores further clicks until it is idle again, and takes them then', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    void shop.products.add('p1');
    await vi.advanceTimersByTimeAsync(1000);
    void shop.products.add('p1');
    await settle();
    expect(shop.api.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    void shop.products.add('p1');
    await settle();
    expect(shop.api.calls).toHaveLength(2);
  });

  it('sends what was chosen at the click, whatever the visitor does meanwhile', async () => {
    const shop = sell(SHIRT);
    shop.products.choose('p1', 'Size', 'M');
    shop.products.choose('p1', 'Color', 'Blue');
    shop.products.setQuantity('p1', '2');
    void shop.products.add('p1');
    shop.products.choose('p1', 'Size', 'S');
    shop.products.setQuantity('p1', '4');
    await settle();
    expect(shop.api.calls.map(({ given }) => given)).toEqual([
      [{ itemId: 'shirt', sku: 'SKU', quantity: 2, additionalFields: null }, { isExpress: false }],
    ]);
    shop.api.calls[0]!.answer(added(aCartOf(2)));
    await settle();
    expect(shop.details('item-added')).toMatchObject([{ itemId: 'shirt', quantity: 2 }]);
  });

  it('sends no sku for a product whose page names no variants', async () => {
    const shop = sell(aProduct({ id: 'plain', variants: [] }));
    void shop.products.add('p1');
    await settle();
    expect(shop.api.calls[0]!.given[0]).toEqual({ itemId: 'plain', sku: null, quantity: 1, additionalFields: null });
  });

  it('shows the new cart and then tells of it, once', async () => {
    const seen: unknown[] = [];
    const shop: TestShop = sell(MUG, { confirmationType: () => 2 }, ({ name }) => seen.push([name, shop.cart.get()?.totalQuantity]));
    void shop.products.add('p1');
    await settle();
    const newlyAdded = aCartOf(1).entries[0]!;
    shop.api.calls[0]!.answer(added(aCartOf(1), newlyAdded));
    await vi.runAllTimersAsync();
    expect(seen).toEqual([
      ['before-add', undefined],
      ['cart-change', 1],
      ['item-added', 1],
    ]);
    expect(shop.details('item-added')).toEqual([
      { productInstance: 'p1', itemId: 'mug', sku: 'MUG', quantity: 1, newlyAdded, cart: shop.cart.get()!, confirmationType: 2 },
    ]);
  });

  it('is still in the cart when the product has left the page meanwhile', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    await settle();
    shop.products.close('p1');
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await vi.runAllTimersAsync();
    expect(shop.cart.get()?.totalQuantity).toBe(1);
    expect(shop.products.store.getState()).toEqual({});
  });
});

describe('an add that a listener refuses', () => {
  it('is not sent; the button stays as it was and nobody is told of a failure', async () => {
    const shop = sell(MUG, {}, ({ name, detail }) => {
      if (name === 'before-add') detail.preventDefault();
    });
    await shop.products.add('p1');
    expect(shop.api.calls).toEqual([]);
    expect(status(shop)).toBe('idle');
    expect(shop.told.map(({ name }) => name)).toEqual(['before-add']);
  });

  it('is told what was about to be added', async () => {
    const shop = sell(MUG);
    shop.products.setQuantity('p1', '2');
    void shop.products.add('p1');
    await settle();
    expect(shop.details('before-add')).toMatchObject([{ productInstance: 'p1', itemId: 'mug', sku: 'MUG', quantity: 2 }]);
  });
});

describe('an add that we do not even send', () => {
  const threeOptions = aProduct({
    optionNames: ['Size', 'Color', 'Fit'],
    variants: ['a', 'b'].map((id) => aVariant({ id, attributes: { Size: id, Color: id, Fit: id } })),
  });
  const giftCard = aProduct({
    type: 4,
    optionNames: ['Value'],
    variants: ['25', '50'].map((value) => aVariant({ id: value, attributes: { Value: value } })),
  });

  it.each<[string, Product, Record<string, string>, string, string]>([
    ['one option is open', SHIRT, { Size: 'S' }, '1', 'Please select the Color option.'],
    ['two options are open', SHIRT, {}, '1', 'Please select the Size and Color options.'],
    ['three options are open', threeOptions, {}, '1', 'Please select the Size, Color, and Fit options.'],
    ['nothing matches', SHIRT, { Size: 'M', Color: 'Red' }, '1', 'Sorry, that item variant is unavailable. Please select another variant.'],
    ['the variant is out of stock', SHIRT, { Size: 'S', Color: 'Red' }, '1', 'Sorry, we do not have enough of that item available.'],
    ['more is wanted than there is', MUG, {}, '6', 'Sorry, we do not have enough of that item available.'],
    ['the quantity is a word', MUG, {}, 'two', 'Quantity must be a number.'],
    ['the quantity is empty', MUG, {}, '', 'Quantity must be a number.'],
    ['the quantity is a fraction', MUG, {}, '1.5', 'Quantity must be a whole number'],
    ['the quantity is 0', MUG, {}, '0', 'Quantity must be between 1 and 9999.'],
    ['the gift card has no denomination yet', giftCard, {}, '1', 'Select a denomination for the Gift Card'],
  ])('says why: %s', async (_case, product, selection, quantity, message) => {
    const shop = sell(product);
    for (const [option, value] of Object.entries(selection)) shop.products.choose('p1', option, value);
    shop.products.setQuantity('p1', quantity);
    await shop.products.add('p1');
    expect(shop.api.calls).toEqual([]);
    const title = product === giftCard ? 'Unable to purchase Gift Card' : 'Unable to Add Item';
    expect(notice(shop)).toEqual({ title, message });
    expect(shop.details('add-failed')).toEqual([{ productInstance: 'p1', itemId: product.id, title, message }]);
    expect(shop.details('before-add')).toEqual([]);
  });

  it('counts what is in the cart already', async () => {
    const shop = sell(MUG);
    void shop.cart.load();
    await settle();
    shop.api.calls[0]!.answer(aCartOf(4));
    await settle();
    shop.products.setQuantity('p1', '2');
    await shop.products.add('p1');
    expect(notice(shop)?.message).toBe('Sorry, we do not have enough of that item available.');
  });

  it.each([
    ['nothing is chosen', {}, '1', 'Please select the Size and Color options.'],
    ['the choice is sold out', { Size: 'S', Color: 'Red' }, '1', 'Sorry, we do not have enough of that item available.'],
    ['the quantity is none', { Size: 'S', Color: 'Blue' }, 'two', 'Quantity must be a number.'],
  ])('says so at once, and never that it is under way, where %s', async (_case, selection, quantity, message) => {
    const shop = sell(SHIRT);
    for (const [option, value] of Object.entries(selection)) shop.products.choose('p1', option, value);
    shop.products.setQuantity('p1', quantity);
    await settle();
    const seen: unknown[] = [];
    shop.products.store.subscribe(() => seen.push(status(shop)));
    await shop.products.add('p1');
    expect(notice(shop)?.message).toBe(message);
    expect(seen).not.toContain('adding');
  });

  it('makes the button wait a second, and no longer; then it works', async () => {
    const shop = sell(MUG);
    shop.products.setQuantity('p1', 'two');
    await shop.products.add('p1');
    expect(status(shop)).toBe('refused');
    shop.products.setQuantity('p1', '1');
    await shop.products.add('p1');
    await vi.advanceTimersByTimeAsync(999);
    expect(status(shop)).toBe('refused');
    expect(shop.api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(status(shop)).toBe('idle');
    void shop.products.add('p1');
    await settle();
    expect(shop.api.calls).toHaveLength(1);
  });

  it('keeps its message until the visitor has read it, also when the button is ready again', async () => {
    const shop = sell(MUG);
    shop.products.setQuantity('p1', 'two');
    await shop.products.add('p1');
    await vi.runAllTimersAsync();
    expect(notice(shop)).not.toBeNull();
    shop.products.dismissNotice('p1');
    expect(notice(shop)).toBeNull();
  });

  it('is done once where the page of a list’s product is still looked for at a second press', async () => {
    const shop = sell(MUG);
    let find = (): void => undefined;
    const findPage = () => new Promise<null>((found) => (find = () => found(null)));
    shop.prepare();
    await settle();
    void shop.products.add('p1', { findPage });
    await settle();
    expect(status(shop)).toBe('adding');
    void shop.products.add('p1', { findPage });
    find();
    await settle();
    expect(shop.api.calls).toHaveLength(1);
  });
});

describe('an add that the host refuses', () => {
  it.each<[string, ApiErrorKind, { status?: number; serverMessage?: string; message?: string }, boolean, string]>([
    ['the session has expired', 'crumb', {}, true, 'Your session has expired. Please reload the page and try again.'],
    ['cookies are off', 'crumb', {}, false, 'Please enable cookies in your browser, reload the page, and try again.'],
    ['there are too many requests', 'rate-limit', { status: 429, serverMessage: 'Slow down.' }, true, 'Please try again in a few seconds.'],
    ['the host says why', 'http', { status: 400, serverMessage: 'Only two left.' }, true, 'Only two left.'],
    [
      'the host says nothing',
      'http',
      { status: 500, message: 'Request failed with status code 500' },
      true,
      'Unknown error, please try again later.',
    ],
    [
      'the network is away',
      'offline',
      { message: 'Network Error' },
      true,
      'The shop could not be reached. Please check your connection and try again.',
    ],
    [
      'no answer comes in time',
      'timeout',
      { message: 'timeout of 10000ms exceeded' },
      true,
      'The shop did not answer in time. Please try again.',
    ],
    ['the request is given up', 'aborted', { message: 'Request aborted' }, true, 'Unknown error, please try again later.'],
  ])('says why: %s', async (_case, kind, details, cookiesEnabled, message) => {
    const shop = sell(MUG, { cookiesEnabled: () => cookiesEnabled });
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.refuse(kind, details);
    await settle();
    // The outcome is unknown, so the cart is read.
    shop.api.calls[1]?.answer(aCartOf(0));
    await settle();
    expect(status(shop)).toBe('failed');
    expect(notice(shop)).toEqual({ title: 'Unable to Add Item', message });
    expect(shop.details('add-failed')).toEqual([{ productInstance: 'p1', itemId: 'mug', title: 'Unable to Add Item', message }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(shop)).toBe('idle');
  });

  it('is not told as failed while nobody can say what became of it', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.refuse('timeout');
    await settle();
    shop.api.calls[1]!.refuse('http', { status: 500 });
    await settle();
    const message = 'We could not confirm this yet. Your cart will show it as soon as we can.';
    expect(notice(shop)).toEqual({ title: 'Unable to Add Item', message });
    // Repeated automatically, and reported once certain.
    await vi.advanceTimersByTimeAsync(2000);
    shop.api.calls[2]!.answer(aCartOf(1));
    await settle();
    expect(shop.details('item-added')).toMatchObject([{ itemId: 'mug', sku: 'MUG', quantity: 1 }]);
    expect(shop.cart.get()?.totalQuantity).toBe(1);
  });

  it.each([
    ['404 to both', { status: 404 }, { status: 404 }],
    ['a method that is not known, and 404', { status: 405 }, { status: 404 }],
    ['a web page to both', {}, {}],
  ])('without a platform (%s) says at once that the shop cannot be reached', async (_what, write, read) => {
    const shop = sell(MUG);
    const kindOf = (details: object) => ('status' in details ? 'http' : 'schema');
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.refuse(kindOf(write), write);
    await settle();
    shop.api.calls[1]!.refuse(kindOf(read), read);
    await settle();
    const message = 'The shop could not be reached. Please check your connection and try again.';
    expect(notice(shop)).toEqual({ title: 'Unable to Add Item', message });
    // A second click is answered in the same words.
    await vi.advanceTimersByTimeAsync(5000);
    void shop.products.add('p1');
    await settle();
    for (const call of shop.api.calls.slice(2)) {
      call.refuse(kindOf(read), read);
      await settle();
    }
    for (const call of shop.api.calls.slice(3)) {
      call.refuse(kindOf(read), read);
      await settle();
    }
    expect(status(shop)).toBe('failed');
    expect(notice(shop)?.message).toBe(message);
  });

  it('has a title for each way of buying', () => {
    expect(addAlertTitle('cart', cartTexts)).toBe('Unable to Add Item');
    expect(addAlertTitle('subscription', cartTexts)).toBe('Unable to Add Item');
    expect(addAlertTitle('express', cartTexts)).toBe('Unable to Purchase Item');
    expect(addAlertTitle('gift-card', cartTexts)).toBe('Unable to purchase Gift Card');
  });

  it('speaks in the words of the site', async () => {
    const shop = sell(MUG, {
      cartTexts: { ...cartTexts, unableToAdd: 'Das ging schief' },
      localizedStrings: { tooManyRequests: 'Gleich noch einmal.' },
    });
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.refuse('rate-limit');
    await settle();
    expect(notice(shop)).toEqual({ title: 'Das ging schief', message: 'Gleich noch einmal.' });
  });
});

describe('a shop that is stopped', () => {
  it('leaves no timer behind', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(vi.getTimerCount()).toBe(1);
    shop.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['answer', 'refuse'] as const)('tells nobody of an add that was under way, and sets no timer for it (%s)', async (outcome) => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    await settle();
    shop.told.length = 0;
    shop.stop();
    if (outcome === 'answer') shop.api.calls[0]!.answer(added(aCartOf(1)));
    else shop.api.calls[0]!.refuse('rate-limit');
    await settle();
    expect(shop.told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
