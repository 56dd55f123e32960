import { describe, expect, it } from 'vitest';
import { readCartPage } from '../../../widgets/cart/page/cartPage.ts';
import { performanceRecordSchema, userTimingSchema } from '../../../src/vitals/schemas/performanceRecord.ts';
import { RECORD_OWNER } from '../../../src/vitals/schemas/recordOwner.ts';
import { readProductMerchandising } from '../../../src/commerce/model/productMerchandising.ts';
import { readReviewList, reviewsSchema } from '../../../src/commerce/model/review.ts';
import { summaryFieldSchema, type SummaryField } from '../../../src/commerce/model/summaryField.ts';

const usd = (minor: number) => ({ currencyCode: 'USD', value: minor, decimalValue: (minor / 100).toFixed(2), fractionalDigits: 2 });

describe('the cart page', () => {
  const item = {
    id: 'e1',
    productId: 'p1',
    productType: 'PHYSICAL',
    sku: 'SQ1',
    productName: 'Linen Shirt',
    productDescription: '',
    productUrl: '/store/p/linen-shirt',
    quantity: 2,
    multipleQuantityAllowed: true,
    unitPrice: usd(4000),
    itemTotal: usd(8000),
    variantOptions: [{ name: 'Size', value: 'L' }],
    image: '',
    isSubscribable: false,
  };
  const served = {
    cart: {
      id: 'c1',
      cartToken: 'token',
      items: [item],
      shippingLocation: { city: '', region: '', postalCode: '', country: 'US' },
      shippingOptions: [],
      discounts: [],
      giftCards: [],
      taxes: [],
      subtotal: usd(8000),
      shippingTotal: usd(0),
      discountTotal: usd(0),
      taxTotal: usd(0),
      appliedGiftCardBalanceTotal: usd(0),
      grandTotal: usd(8000),
      amountDue: usd(8000),
      cartType: 1,
      shouldBlockPurchaseForMinimumOrderAmount: false,
    },
    storeCurrency: 'USD',
    continueShoppingLinkUrl: 'store',
    minimumOrderSubtotal: { currency: 'USD', value: '0.00' },
    locale: 'en-US',
    useCldrMode: false,
  };

  const line = { id: 'e1', itemId: 'p1', title: 'Linen Shirt', fullUrl: '/store/p/linen-shirt', imageUrl: '', quantity: 2, productType: 1 };

  it('is painted from what it is served with', () => {
    expect(readCartPage(served)).toEqual({
      cart: {
        entries: [
          {
            ...line,
            chosenVariant: { sku: 'SQ1', attributes: { Size: 'L' } },
            additionalFields: null,
            nonSalePriceCents: null,
            purchasePriceCents: 4000,
            subTotal: 8000,
          },
        ],
        sums: { subtotalCents: 8000, discountCents: 0, shippingCostCents: 0, taxCents: 0, grandTotalCents: 8000, amountDueCents: 8000 },
        isTooSmall: false,
      },
      continueShopping: 'store',
      country: null,
      minimumCents: 0,
      instalments: null,
      illegible: [],
    });
  });

  it.each([
    ['DIGITAL', 2],
    ['SERVICE', 3],
    ['GIFT_CARD', 4],
    ['PAYWALL', 5],
    ['SOMETHING', null],
    ['toString', null],
    [1, null],
  ])('writes its product types as words: %s is %s', (word, type) => {
    const raw = { ...served, cart: { ...served.cart, items: [{ ...item, productType: word }] } };
    expect(readCartPage(raw)?.cart?.entries[0]?.productType).toBe(type);
  });

  it('loses what is only shown, not the page', () => {
    const items = [
      { ...item, unitPrice: null, itemTotal: 'much', variantOptions: [{ name: 'Size' }, null, { name: 'Cut', value: 'Wide' }], image: 7 },
    ];
    const read = readCartPage({ ...served, minimumOrderSubtotal: 'none', cart: { ...served.cart, taxTotal: {}, items } });
    expect(read).toMatchObject({ minimumCents: null, cart: { sums: { taxCents: 0 } } });
    expect(read?.illegible.toSorted()).toEqual(['cart.items[0].itemTotal', 'cart.taxTotal', 'minimumOrderSubtotal']);
    expect(read?.cart?.entries[0]).toMatchObject({
      purchasePriceCents: null,
      subTotal: null,
      imageUrl: null,
      chosenVariant: { attributes: { Cut: 'Wide' } },
    });
  });

  it('reads amounts in the currency of the store, and what the smallest order is', () => {
    const raw = {
      ...served,
      storeCurrency: 'JPY',
      minimumOrderSubtotal: { value: '5000' },
      cart: { ...served.cart, items: [{ ...item, itemTotal: { decimalValue: '800' } }] },
    };
    expect(readCartPage(raw)).toMatchObject({ minimumCents: 5000, cart: { entries: [{ subTotal: 800 }] } });
    expect(readCartPage({ ...served, minimumOrderSubtotal: { currency: 'USD', value: '25.00' } })?.minimumCents).toBe(2500);
  });

  it('offers instalments only with both their limits', () => {
    const terms = { afterPayAvailable: true, afterPayMin: 100, afterPayMax: 100_000 };
    expect(readCartPage({ ...served, ...terms })?.instalments).toEqual({
      provider: 'afterpay',
      available: true,
      min: 100,
      max: 100_000,
    });
    expect(readCartPage({ ...served, ...terms, stripeCountry: 'GB' })?.instalments?.provider).toBe('clearpay');
    expect(readCartPage({ ...served, ...terms, afterPayMin: undefined })?.instalments).toBeNull();
    expect(readCartPage({ ...served, afterPayMin: 1, afterPayMax: 2 })?.instalments).toEqual({
      provider: 'afterpay',
      available: false,
      min: 1,
      max: 2,
    });
  });

  it.each<[string, unknown]>([
    ['anything', null],
    ['a cart', { ...served, cart: undefined }],
    ['items', { ...served, cart: { ...served.cart, items: undefined } }],
    ['the name of a line', { ...served, cart: { ...served.cart, items: [{ ...item, id: '' }] } }],
    ['how many of a line', { ...served, cart: { ...served.cart, items: [item, { ...item, quantity: 0 }] } }],
  ])('is not painted without %s', (_, raw) => expect(readCartPage(raw)?.cart ?? null).toBeNull());

  it('may be served with settings of the store alone', () => {
    const settings = { ...served, cart: undefined, afterpayEnabled: true, afterpayMin: 100, afterpayMax: 100_000 };
    expect(readCartPage(settings)).toEqual({
      cart: null,
      continueShopping: 'store',
      country: null,
      minimumCents: 0,
      instalments: { provider: 'afterpay', available: true, min: 100, max: 100_000 },
      illegible: [],
    });
    expect(readCartPage({ items: [] })).toBeNull();
  });
});

describe('a submitted form, summed up', () => {
  it.each<SummaryField>([
    { type: 'name', rawTitle: 'Name', values: { First: 'Anna', Last: 'Bee' } },
    {
      type: 'address',
      rawTitle: 'To',
      values: { Line1: '1 Kiln Lane', Line2: null, City: 'Newark', State: 'NJ', Zip: '07102', Country: 'US' },
    },
    { type: 'phone', rawTitle: 'Phone', values: { Country: '1', Areacode: '646', Prefix: '123', Line: '0000' } },
    { type: 'date', rawTitle: 'Date', values: { Month: '12', Day: '24', Year: '2025' } },
    { type: 'likert', rawTitle: 'Views', values: { 'It does not drip': '2', 'It is hot': null } },
    { type: 'checkbox', rawTitle: 'Colours', values: ['Red', 'Blue'], value: null },
    { type: 'checkbox', rawTitle: 'Colours', values: null, value: 'Red' },
    { type: 'textarea', rawTitle: 'Message', value: 'Hello' },
  ])('%o', (field) => expect(summaryFieldSchema().parse(field)).toEqual(field));

  it('writes numbers out, and takes what is missing as not answered', () => {
    expect(summaryFieldSchema().parse({ type: 'time', values: { Hour: 4, Ampm: 'pm' } })).toEqual({
      type: 'time',
      rawTitle: '',
      values: { Hour: '4', Minute: null, Second: null, Ampm: 'pm' },
    });
  });

  it('asks a question named like a built-in like any other', () => {
    const raw: unknown = JSON.parse('{"type":"likert","values":{"__proto__":"1","constructor":2}}');
    const parsed = summaryFieldSchema().parse(raw);
    expect(parsed.type === 'likert' && Object.entries(parsed.values ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  it.each([{ type: 'file', value: 'x' }, { type: 'name' }, { value: 'x' }])('is not %o', (raw) =>
    expect(summaryFieldSchema().safeParse(raw).success).toBe(false),
  );
});

describe('merchandising', () => {
  it('of a product is read field by field, and what cannot be read is left out', () => {
    const raw: unknown = JSON.parse(
      `{"scarcityEnabled":"yes","scarcityShownByDefault":true,"scarcityText":7,"afterPayMin":"100","afterPayMax":"much","scarcityTemplateViews":[
        {"qtyInStock":3},{"qtyInStock":"few"},null,7,{"qtyInStock":"4","attributes":{"Size":"M"}}]}`,
    );
    const { scarcityTemplateViews, ...rest } = readProductMerchandising(raw) ?? {};
    expect(rest).toEqual({ scarcityShownByDefault: true, afterPayMin: 100 });
    expect(scarcityTemplateViews).toEqual([
      { qtyInStock: 3, attributes: null },
      { qtyInStock: 4, attributes: { Size: 'M' } },
    ]);
    expect(readProductMerchandising(null)).toBeUndefined();
    expect(readProductMerchandising({ scarcityTemplateViews: {} })).toEqual({});
  });
});

describe('reviews', () => {
  const review = { userName: 'Anna', starRating: '5' };
  const read = (body: unknown) => readReviewList(reviewsSchema().parse(body));
  it.each<[string, unknown]>([
    ['a list', [review]],
    ['a list under "data"', { data: [review] }],
  ])('are %s', async (_, body) => expect(await read(body)).toMatchObject([review]));
  it('lose one that cannot be read', async () => expect(await read([review, { starRating: '6' }, null])).toHaveLength(1));
  it('may rate in numbers', async () => expect(await read([{ ...review, starRating: 4 }])).toMatchObject([{ starRating: '4' }]));
  it('are none when the list is null', async () => expect(await read({ data: null })).toEqual([]));
  it('let others have their turn while very many are read', async () => {
    let turns = 0;
    const turn = setInterval(() => (turns += 1));
    expect(await read(Array.from({ length: 100_000 }, () => review))).toHaveLength(100_000);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(1);
  });
  it.each([{}, { data: {} }, 'x', 7])('are not %o', (body) => expect(reviewsSchema().safeParse(body).success).toBe(false));
});

describe('performance records', () => {
  const timing = { name: 'rum-mount', duration: 12, startTime: 300 };
  it('may be of a user timing', () => {
    const record = { appName: 'shop', pageLoadId: 'l1', timestamp: 1, ...RECORD_OWNER, eventName: 'user', data: timing };
    expect(performanceRecordSchema().parse(record)).toEqual(record);
    expect(performanceRecordSchema().safeParse({ ...record, eventName: 'other' }).success).toBe(false);
  });
  it('are only of timings that are ours', () => expect(userTimingSchema().safeParse({ ...timing, name: 'mount' }).success).toBe(false));
});
