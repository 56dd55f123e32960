import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { AddedBy } from '../../../widgets/product/events.ts';
import { createWork } from '../../../src/app/createWork.ts';
import type { Settings } from '../../../src/app/createSettings.ts';
import { aProduct, aShirt, aVariant, usd } from '../../commerce/rules/aProduct.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { openShop, settle, type Told, type TestShop } from '../../app/openShop.ts';

const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const aPricingOption = (subscriptionOptionId: string) => ({
  subscriptionOptionId,
  plan: monthly,
  price: usd(900),
  salePrice: usd(0),
  onSale: false,
});

const MUG = aProduct({ id: 'mug', variants: [aVariant({ sku: 'MUG' })] });
const SHELF = aProduct({ id: 'shelf', type: 3, isSubscribable: true, subscriptionPlan: monthly, variants: [aVariant({ sku: 'SHELF' })] });
const TEA = aProduct({
  id: 'tea',
  variants: [aVariant({ sku: 'TEA', pricingOptions: [aPricingOption('weekly'), aPricingOption('monthly')] })],
});
const CARD = aProduct({
  id: 'card',
  type: 4,
  optionNames: ['Value'],
  variants: ['25', '50'].map((value) => aVariant({ id: value, sku: `CARD ${value}&`, attributes: { Value: value } })),
});
const NOTEBOOK = aProduct({ id: 'notebook', type: 2, variants: [] });
const LESSON = aProduct({ id: 'lesson', type: 3, variants: [aVariant({ sku: 'LESSON' })] });
const FORM: FormDefinition = { id: 'f', name: 'What shall we stamp?', fields: [{ id: 'word', type: 'text' }], places: false };

const sell = (product: Product, changes?: Partial<Settings>, onEvent?: (event: Told) => void): TestShop => {
  const shop = openShop(changes, onEvent);
  shop.products.open('p1', product);
  return shop;
};
const express = { expressCheckout: () => true };
const state = ({ products }: TestShop) => products.get('p1')!;
async function buy(shop: TestShop, answer: unknown = added(aCartOf(1))): Promise<void> {
  void shop.products.add('p1');
  await settle();
  shop.api.calls.at(-1)!.answer(answer);
  await settle();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('where a purchase leads', () => {
  it.each<[string, Product]>([
    ['physical', MUG],
    ['digital', NOTEBOOK],
    ['service', LESSON],
  ])('a %s product goes into the cart, and the visitor stays', async (_type, product) => {
    const shop = sell(product);
    await buy(shop);
    expect(shop.api.calls.map(({ name, given }) => [name, given[1]])).toEqual([['addEntry', { isExpress: false }]]);
    expect(shop.visited).toEqual([]);
    expect(shop.details('item-added')).toHaveLength(1);
  });

  it.each<[string, Product]>([
    ['physical', MUG],
    ['digital', NOTEBOOK],
    ['service', LESSON],
  ])('a %s product with express checkout goes to checkout once the host has it, and not before', async (_type, product) => {
    const shop = sell(product, express);
    void shop.products.add('p1');
    await settle();
    expect(shop.visited).toEqual([]);
    expect(shop.api.calls[0]!.given[1]).toEqual({ isExpress: true });
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(shop.visited).toEqual(['/checkout']);
    expect(shop.told.map(({ name }) => name)).toEqual(['before-add', 'cart-change', 'item-added', 'before-checkout']);
    await vi.runAllTimersAsync();
    expect(state(shop).addStatus).toBe('idle');
  });

  it('is asked at the click: pages switch express checkout on after load', async () => {
    let isOn = false;
    const shop = sell(MUG, { expressCheckout: () => isOn });
    isOn = true;
    await buy(shop);
    expect(shop.visited).toEqual(['/checkout']);
  });

  it.each([false, true])(
    'a subscription goes to subscription checkout with the token of its cart (express checkout: %s)',
    async (isExpress) => {
      const shop = sell(SHELF, { expressCheckout: () => isExpress });
      await buy(shop, { cartToken: 'a b/&' });
      expect(shop.api.calls.map(({ name, given }) => [name, given])).toEqual([
        ['subscribe', [{ itemId: 'shelf', sku: 'SHELF', qty: 1, additionalFields: null }]],
      ]);
      expect(shop.visited).toEqual(['/checkout?cartToken=a%20b%2F%26']);
      expect(shop.details('item-added')).toEqual([]);
    },
  );

  it.each<[what: string, product: Product, prepare: (shop: TestShop) => void, sale: object | null]>([
    ['a subscription', SHELF, () => undefined, { itemId: 'shelf', sku: 'SHELF', quantity: 1, unitPrice: SHELF.variants[0]!.price }],
    [
      'an item under a plan',
      TEA,
      (shop) => shop.products.choosePlan('p1', 1),
      { itemId: 'tea', sku: 'TEA', unitPrice: TEA.variants[0]!.pricingOptions[1]!.price },
    ],
    [
      'a gift card',
      CARD,
      (shop) => shop.products.choose('p1', 'Value', '50'),
      {
        itemId: 'card',
        sku: 'CARD 50&',
        attributes: { Value: '50' },
        unitPrice: CARD.variants.find(({ sku }) => sku === 'CARD 50&')!.price,
      },
    ],
    ['the cart', MUG, () => undefined, null],
  ])('says what it sells: %s', async (_what, product, prepare, sale) => {
    const shop = sell(product, express);
    prepare(shop);
    if (product === CARD) await shop.products.add('p1');
    else await buy(shop, product === MUG ? undefined : { cartToken: 't' });
    const [checkout] = shop.details('before-checkout');
    if (sale) expect(checkout?.sale).toMatchObject(sale);
    else expect(checkout?.sale).toBeNull();
  });

  it('a subscription whose token would lead to another page of the site is not followed, and says that it failed', async () => {
    const shop = sell(SHELF, { subscriptionCheckoutPath: '/checkout/{token}/pay' });
    await buy(shop, { cartToken: '..' });
    expect([shop.visited, state(shop).notice?.message]).toEqual([[], 'Unknown error, please try again later.']);
    expect(shop.details('before-checkout')).toEqual([]);
  });

  it('an item under a chosen plan is subscribed to, under the host’s name for the plan; bought once, it goes into the cart', async () => {
    const shop = sell(TEA);
    shop.products.choosePlan('p1', 1);
    await buy(shop, { cartToken: 't' });
    expect(shop.api.calls[0]!.given).toEqual([
      { itemId: 'tea', sku: 'TEA', qty: 1, additionalFields: null, productSubscriptionOptionId: 'monthly' },
    ]);
    await vi.runAllTimersAsync();
    shop.products.choosePlan('p1', null);
    await buy(shop);
    expect(shop.api.calls[1]!.name).toBe('addEntry');
  });

  it('a gift card goes to its own page with the chosen denomination; nothing is put into the cart', async () => {
    const shop = sell(CARD, express);
    shop.products.choose('p1', 'Value', '50');
    await shop.products.add('p1');
    expect(shop.api.calls).toEqual([]);
    expect(shop.visited).toEqual(['/checkout/gift-card?itemId=card&sku=CARD%2050%26']);
    expect(state(shop).addStatus).toBe('adding');
    await shop.products.add('p1');
    expect(shop.visited).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(state(shop).addStatus).toBe('idle');
  });

  it('is a path of the site’s own choice', async () => {
    const shop = sell(MUG, { ...express, checkoutPath: '/pay' });
    await buy(shop);
    expect(shop.visited).toEqual(['/pay']);
  });

  it('is nowhere when a listener refuses; the item stays in the cart', async () => {
    const shop = sell(MUG, express, ({ name, detail }) => {
      if (name === 'before-checkout') detail.preventDefault();
    });
    await buy(shop);
    expect(shop.visited).toEqual([]);
    expect(shop.details('before-checkout')).toMatchObject([{ productInstance: 'p1', flow: 'express', url: '/checkout' }]);
    expect(shop.cart.get()?.totalQuantity).toBe(1);
  });

  it('is nowhere once the shop is stopped', async () => {
    const shop = sell(MUG, express);
    void shop.products.add('p1');
    await settle();
    shop.stop();
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(shop.visited).toEqual([]);
  });
});

describe('a purchase that fails', () => {
  it.each<[string, Product, Partial<Settings>, string]>([
    ['into the cart', MUG, {}, 'Unable to Add Item'],
    ['by express checkout', MUG, express, 'Unable to Purchase Item'],
    ['of a subscription', SHELF, express, 'Unable to Add Item'],
  ])('%s has a title of its own, shows the host’s words, and leads nowhere', async (_case, product, changes, title) => {
    const shop = sell(product, changes);
    void shop.products.add('p1');
    await settle();
    shop.api.calls[0]!.refuse('http', { status: 400, serverMessage: 'Not today.' });
    await settle();
    expect(state(shop)).toMatchObject({ addStatus: 'failed', notice: { title, message: 'Not today.' } });
    expect(shop.visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(state(shop).addStatus).toBe('idle');
  });

  it.each([
    ['one amount goes by its sku', CARD.variants.slice(0, 1).map((one) => ({ ...one, attributes: {} })), '?itemId=card&sku=CARD%2025%26'],
    ['an amount that the page does not know goes without one', [], '?itemId=card'],
  ])('a gift card of %s', async (_title, variants, query) => {
    const shop = sell({ ...CARD, optionNames: [], variants });
    void shop.products.add('p1');
    await settle();
    expect(shop.visited).toEqual([`/checkout/gift-card${query}`]);
  });

  it('of a gift card without a denomination says so under its own title', async () => {
    const shop = sell(CARD);
    await shop.products.add('p1');
    expect(state(shop).notice).toEqual({ title: 'Unable to purchase Gift Card', message: 'Select a denomination for the Gift Card' });
  });
});

describe('what buying takes, where it cannot be loaded', () => {
  it('is said in words, and asked for again at the next click', async () => {
    let isAway = true;
    const shop: TestShop = openShop({}, undefined, async (deps, loadWire) => {
      if (isAway) throw new Error('The network is away.');
      return createWork(deps, { readPlan: (_id, { plan }) => plan, canChoose: () => true }, await loadWire());
    });
    shop.products.open('p1', MUG);
    await shop.products.add('p1');
    expect(state(shop)).toMatchObject({
      addStatus: 'idle',
      notice: { title: 'Unable to Add Item', message: 'Unknown error, please try again later.' },
    });
    isAway = false;
    await buy(shop);
    expect(shop.details('item-added')).toHaveLength(1);
  });
});

describe('a product that the page has made impossible to buy', () => {
  const named = (...names: string[]) => ({
    optionNames: [...new Set(names)],
    variants: names.map((name, place) => aVariant({ id: `v${place}`, sku: `v${place}`, attributes: { [name]: 'S' } })),
  });

  it.each<[string, ReturnType<typeof named>, boolean]>([
    ['with nothing to choose its options by', named('Size', 'Size'), false],
    ['whose variants name one option in two ways', named('Size', 'size'), true],
  ])('%s is refused in words that are true', async (_what, product, canChoose) => {
    const page = { readPlan: () => null, canChoose: () => canChoose };
    const shop: TestShop = openShop({}, undefined, async (deps, loadWire) => createWork(deps, page, await loadWire()));
    shop.products.open('p1', aProduct(product));
    await shop.products.add('p1');
    expect(state(shop).notice).toMatchObject({ message: 'Sorry, this item cannot be added from here.' });
  });
});

describe('a button that says "Added!"', () => {
  const TWO = aProduct({
    optionNames: ['Size'],
    variants: ['S', 'M'].map((size) => aVariant({ id: size, sku: size, attributes: { Size: size } })),
  });
  const buySmall = async (changes?: Partial<Settings>) => {
    const shop = sell(TWO, changes);
    shop.products.choose('p1', 'Size', 'S');
    await buy(shop);
    return shop;
  };

  it('stops saying it when another variant is chosen, and an add of that one takes its own time', async () => {
    const shop = await buySmall();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state(shop).addStatus).toBe('added');
    shop.products.choose('p1', 'Size', 'M');
    expect(state(shop).addStatus).toBe('idle');
    await buy(shop, added(aCartOf(2)));
    // When the first add would have been reported.
    await vi.advanceTimersByTimeAsync(1000);
    expect(state(shop).addStatus).toBe('added');
    await vi.advanceTimersByTimeAsync(1999);
    expect(state(shop).addStatus).toBe('added');
    await vi.advanceTimersByTimeAsync(1);
    expect(state(shop).addStatus).toBe('idle');
  });

  it('says it sooner and shorter where the shop wants that', async () => {
    const shop = await buySmall({ addedDelay: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(state(shop).addStatus).toBe('added');
    await vi.advanceTimersByTimeAsync(199);
    expect(state(shop).addStatus).toBe('added');
    await vi.advanceTimersByTimeAsync(1);
    expect(state(shop).addStatus).toBe('idle');
  });
});

describe('an answer that takes long', () => {
  it('is told after 300 ms, and no longer than it takes', async () => {
    const shop = sell(MUG);
    void shop.products.add('p1');
    await vi.advanceTimersByTimeAsync(299);
    expect(state(shop).isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(state(shop).isSlow).toBe(true);
    shop.api.calls[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(state(shop).isSlow).toBe(false);
  });

  it('is not told when it comes at once', async () => {
    const shop = sell(MUG);
    await buy(shop);
    await vi.runAllTimersAsync();
    expect(state(shop).isSlow).toBe(false);
  });
});

describe('an item with a form', () => {
  const NAMED = aShirt(['S Blue', 'M Blue 2'], { id: 'shirt', additionalFieldsForm: FORM });
  const choose = (shop: TestShop, size: string) => {
    shop.products.choose('p1', 'Size', size);
    shop.products.choose('p1', 'Color', 'Blue');
  };

  async function ask(shop: TestShop, levels: unknown = [], by?: AddedBy): Promise<void> {
    const done = shop.products.add('p1', by);
    await settle();
    shop.api.calls.findLast(({ name }) => name === 'stock')?.answer(levels);
    await done;
  }
  const sent = (shop: TestShop) => shop.api.calls.filter(({ name }) => name !== 'stock');
  const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.';

  it('asks for its fields first, and is bought with them, as it was chosen at the click', async () => {
    const shop = sell(NAMED);
    choose(shop, 'M');
    await ask(shop);
    expect(sent(shop)).toEqual([]);
    expect(state(shop)).toMatchObject({ pendingForm: { form: FORM }, addStatus: 'idle' });
    shop.products.choose('p1', 'Size', 'S');
    void shop.products.submitFields('p1', '{"word":"EDITH"}');
    await settle();
    expect(state(shop)).toMatchObject({ pendingForm: null, addStatus: 'adding' });
    expect(sent(shop)[0]!.given[0]).toEqual({ itemId: 'shirt', sku: 'SKU', quantity: 1, additionalFields: '{"word":"EDITH"}' });
    sent(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(state(shop).additionalFields).toBeNull();
  });

  it('is not bought when the visitor closes the form, and asks again at the next click', async () => {
    const shop = sell(NAMED);
    choose(shop, 'M');
    await ask(shop);
    shop.products.closeFields('p1');
    await shop.products.submitFields('p1', '{}');
    expect(sent(shop)).toEqual([]);
    expect(state(shop)).toMatchObject({ pendingForm: null, addStatus: 'idle' });
    await ask(shop);
    expect(state(shop).pendingForm).not.toBeNull();
  });

  it('keeps what was filled in when the add fails, so that nothing is typed twice', async () => {
    const shop = sell(NAMED);
    choose(shop, 'M');
    await ask(shop);
    void shop.products.submitFields('p1', '{"word":"EDITH"}');
    await settle();
    sent(shop)[0]!.refuse('rate-limit');
    await vi.runAllTimersAsync();
    expect(state(shop)).toMatchObject({ pendingForm: null, additionalFields: '{"word":"EDITH"}' });
  });

  it.each([
    ['an option is open', {}, 0, 'Please select the Size and Color options.'],
    ['all there is is in the cart already', { Size: 'M', Color: 'Blue' }, 2, 'Sorry, we do not have enough of that item available.'],
  ])('does not ask when %s', async (_case, selection, inCart, message) => {
    const shop = sell(NAMED);
    for (const [option, value] of Object.entries(selection)) shop.products.choose('p1', option, value);
    void shop.cart.load();
    await settle();
    shop.api.calls[0]!.answer(aCartOf(inCart, 'shirt', 'SKU'));
    await settle();
    // The stock is checked before the quantity.
    shop.products.setQuantity('p1', inCart > 0 ? 'two' : '1');
    await ask(shop);
    expect(state(shop)).toMatchObject({ pendingForm: null, notice: { message } });
  });

  it('asks by the form that the button states at the click, before the one of the product', async () => {
    const other: FormDefinition = { ...FORM, id: 'other' };
    const shop = sell(NAMED);
    choose(shop, 'M');
    await ask(shop, [], { form: other });
    expect(state(shop).pendingForm?.form).toBe(other);
  });

  it('whose form has no fields asks for nothing', async () => {
    const shop = sell({ ...MUG, additionalFieldsForm: { ...FORM, fields: [] } });
    await buy(shop);
    expect(sent(shop)[0]!.given[0]).toMatchObject({ additionalFields: null });
  });

  it('by subscription is subscribed to with its fields', async () => {
    const shop = sell({ ...SHELF, additionalFieldsForm: FORM });
    await ask(shop);
    void shop.products.submitFields('p1', '{"word":"A"}');
    await settle();
    expect(sent(shop)[0]!.given[0]).toMatchObject({ additionalFields: '{"word":"A"}' });
  });

  it('that is a gift card is filled in on its own page', async () => {
    const shop = sell({ ...CARD, additionalFieldsForm: FORM });
    shop.products.choose('p1', 'Value', '25');
    await ask(shop);
    expect(state(shop).pendingForm).toBeNull();
    expect(shop.visited).toHaveLength(1);
  });

  const oneMug = { ...MUG, additionalFieldsForm: FORM };
  const stock = (changes: object) => [{ sku: 'MUG', unlimited: false, qtyInStock: null, ...changes }];

  it.each<[string, unknown, boolean]>([
    ['sold meanwhile', stock({ qtyInStock: 0 }), false],
    ['there', stock({ qtyInStock: 1 }), true],
    ['unlimited', stock({ unlimited: true }), true],
    ['of unknown number: the page’s own counts', stock({}), true],
    ['of another variant', [{ sku: 'OTHER', unlimited: false, qtyInStock: 0 }], true],
  ])('asks the host for the stock at the click: %s', async (_title, levels, isAsked) => {
    const shop = sell(oneMug);
    const done = shop.products.add('p1');
    await settle();
    expect(shop.api.calls.map(({ name, given }) => [name, given])).toEqual([['stock', ['mug']]]);
    expect(state(shop)).toMatchObject({ addStatus: 'adding', pendingForm: null });
    shop.api.calls[0]!.answer(levels);
    await done;
    expect(state(shop).pendingForm !== null).toBe(isAsked);
    expect(state(shop).notice?.message).toBe(isAsked ? undefined : NOT_ENOUGH);
    expect(state(shop).addStatus).toBe(isAsked ? 'idle' : 'refused');
  });

  it('opens for what the page thought was sold out, and the host has again', async () => {
    const shop = sell({ ...oneMug, variants: [aVariant({ sku: 'MUG', qtyInStock: 0 })] });
    await ask(shop, stock({ qtyInStock: 3 }));
    expect(state(shop).pendingForm).not.toBeNull();
  });

  it('goes by what the page says where the host does not answer', async () => {
    for (const [qtyInStock, isAsked] of [
      [0, false],
      [3, true],
    ] as const) {
      const shop = sell({ ...oneMug, variants: [aVariant({ sku: 'MUG', qtyInStock })] });
      const done = shop.products.add('p1');
      await settle();
      shop.api.calls[0]!.refuse('timeout');
      await done;
      expect(state(shop).pendingForm !== null).toBe(isAsked);
    }
  });

  it('of a page that knows no variants goes by what the host says', async () => {
    const shop = sell({ ...oneMug, variants: [] });
    await ask(shop, [{ sku: null, unlimited: false, qtyInStock: 0 }]);
    expect(state(shop)).toMatchObject({ pendingForm: null, notice: { message: NOT_ENOUGH } });
  });

  it('says at once what has to be chosen, and asks nobody', async () => {
    const shop = sell(NAMED);
    await shop.products.add('p1');
    expect(shop.api.calls).toEqual([]);
    expect(state(shop)).toMatchObject({ refusedFor: 'options', missing: ['Size', 'Color'] });
    shop.products.choose('p1', 'Color', 'Blue');
    expect(state(shop).missing).toEqual(['Size']);
  });

  it('that is digital never runs out: nobody is asked', async () => {
    const shop = sell({ ...NOTEBOOK, additionalFieldsForm: FORM });
    await shop.products.add('p1');
    expect(shop.api.calls).toEqual([]);
    expect(state(shop).pendingForm).not.toBeNull();
  });
});

describe('the stock as the host has it now', () => {
  it('takes the place of what the page said', async () => {
    const shop = sell(MUG);
    void shop.products.refreshStock('p1');
    await settle();
    expect(shop.api.calls.map(({ name, given }) => [name, given])).toEqual([['stock', ['mug']]]);
    shop.api.calls[0]!.answer([{ sku: 'MUG', unlimited: false, qtyInStock: 0 }]);
    await settle();
    expect(state(shop).product.variants[0]).toMatchObject({ sku: 'MUG', qtyInStock: 0 });
    expect(shop.told).toEqual([]);
  });

  it('is left alone when it cannot be learned, or the product has left the page', async () => {
    const shop = sell(MUG);
    void shop.products.refreshStock('p1');
    await settle();
    shop.api.calls[0]!.refuse('offline');
    await settle();
    expect(state(shop).product).toBe(MUG);
    void shop.products.refreshStock('p1');
    await settle();
    shop.products.close('p1');
    shop.api.calls[1]!.answer([]);
    await settle();
    expect(shop.products.get('p1')).toBeNull();
    await shop.products.refreshStock('p1');
    expect(shop.api.calls).toHaveLength(2);
  });
});
