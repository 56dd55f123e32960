import { describe, expect, it } from 'vitest';
import { cartPageSchema, type CartPage } from '../../src/model/cartPage';
import { galleryOptionsSchema, GALLERY_RANGES } from '../../src/model/galleryOptions';
import { toMoney } from '../../src/model/money';
import { performanceRecordSchema } from '../../src/model/performanceRecord';
import { readProductMerchandising } from '../../src/model/productMerchandising';
import { reviewsSchema } from '../../src/model/review';
import { summaryFieldSchema, type SummaryField } from '../../src/model/summaryField';
import { userTimingSchema } from '../../src/model/userTiming';
import { websiteSettingsSchema } from '../../src/model/websiteSettings';

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

  it('is painted from what it is served with', () => {
    const page: CartPage = cartPageSchema().parse(served);
    expect(page).toEqual({ ...served, cart: { ...served.cart, items: [{ ...item, productType: 1 }] }, translationLocale: null, shopperLanguage: null });
    expect(toMoney(page.cart.subtotal, page.storeCurrency)).toEqual({ minor: 8000, currency: 'USD' });
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
    expect(cartPageSchema().parse(raw).cart.items[0]?.productType).toBe(type);
  });

  it('loses an amount that is only shown, not the page', () => {
    const raw = { ...served, minimumOrderSubtotal: 'none', cart: { ...served.cart, taxTotal: {}, items: [{ ...item, unitPrice: null }] } };
    expect(cartPageSchema().parse(raw)).toMatchObject({ minimumOrderSubtotal: null, cart: { taxTotal: null, items: [{ unitPrice: null }] } });
  });

  it.each<[string, object]>([
    ['a cart', { cart: undefined }],
    ['items', { cart: { ...served.cart, items: undefined } }],
    ['a subtotal', { cart: { ...served.cart, subtotal: { value: 'much' } } }],
    ['the price of a line', { cart: { ...served.cart, items: [{ ...item, itemTotal: null }] } }],
    ['a currency', { storeCurrency: '' }],
  ])('is refused without %s', (_, wrong) => expect(cartPageSchema().safeParse({ ...served, ...wrong }).success).toBe(false));
});

describe('a submitted form, summed up', () => {
  it.each<SummaryField>([
    { type: 'name', rawTitle: 'Name', values: { First: 'Anna', Last: 'Bee' } },
    { type: 'address', rawTitle: 'To', values: { Line1: '1 Kiln Lane', Line2: null, City: 'Newark', State: 'NJ', Zip: '07102', Country: 'US' } },
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
    expect(parsed.type === 'likert' && Object.entries(parsed.values)).toEqual([['__proto__', '1'], ['constructor', '2']]);
  });

  it.each([{ type: 'file', value: 'x' }, { type: 'name' }, { value: 'x' }])('is not %o', (raw) => expect(summaryFieldSchema().safeParse(raw).success).toBe(false));
});

describe('gallery options', () => {
  it('are complete when nothing is stated', () => {
    expect(galleryOptionsSchema().parse({})).toMatchObject({
      design: 'grid',
      autoplay: false,
      'autoplay-duration': 5,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 20,
      'thumbnails-per-row': 4,
      padding: 20,
      'max-width': 300,
      'aspect-ratio': null,
      'meta-position': null,
      'active-alignment': null,
    });
  });

  it.each(Object.entries(GALLERY_RANGES))('keep %s in its range', (option, { min, max, initial }) => {
    const read = (value: unknown) => (galleryOptionsSchema().parse({ [option]: value }) as Record<string, unknown>)[option];
    expect([min - 1, min, max, max + 1, String(max), 'x', '', null, Number.NaN].map(read)).toEqual([min, min, max, max, max, initial, initial, initial, initial]);
  });

  it('may be written as text', () => {
    expect(galleryOptionsSchema().parse({ autoplay: 'true', lightbox: 'false', controls: 'yes' })).toMatchObject({ autoplay: true, lightbox: false, controls: false });
  });

  it('fall back where a choice is unknown', () => {
    expect(galleryOptionsSchema().parse({ design: 'carousel', 'meta-position': 'left' })).toMatchObject({ design: 'grid', 'meta-position': null });
  });
});

describe('merchandising', () => {
  it('of a product is read field by field, and what cannot be read is left out', () => {
    const raw: unknown = JSON.parse(
      `{"scarcityEnabled":"yes","scarcityShownByDefault":true,"scarcityText":7,"afterPayMin":"100","afterPayMax":"much","scarcityTemplateViews":[
        {"qtyInStock":3},{"qtyInStock":"few"},{"qtyInStock":-1},null,7,{"qtyInStock":2,"attributes":"Blue"},{"qtyInStock":"4","attributes":{"__proto__":"x","Size":"M","Set":7}}]}`,
    );
    const { scarcityTemplateViews, ...rest } = readProductMerchandising(raw) ?? {};
    expect(rest).toEqual({ scarcityShownByDefault: true, afterPayMin: 100 });
    expect(scarcityTemplateViews).toHaveLength(2);
    expect(scarcityTemplateViews?.[0]).toEqual({ qtyInStock: 3, attributes: null });
    expect(Object.entries(scarcityTemplateViews?.[1]?.attributes ?? {})).toEqual([['__proto__', 'x'], ['Size', 'M']]);
    expect(readProductMerchandising(null)).toBeUndefined();
    expect(readProductMerchandising({ scarcityTemplateViews: {} })).toEqual({});
  });

  it('of a site that says nothing takes the defaults', () => {
    expect(websiteSettingsSchema().parse({ timeZone: '', localizedStrings: [] })).toEqual({
      timeZone: 'America/New_York',
      useCLDRMoneyFormat: false,
      commentsEnabled: true,
      disqusShortname: null,
      simpleLikingEnabled: false,
      shareButtonOptions: [],
      localizedStrings: {},
      storeSettings: null,
    });
  });
});

describe('reviews', () => {
  const review = { userName: 'Anna', starRating: '5' };
  it.each<[string, unknown]>([
    ['a list', [review]],
    ['a list under "data"', { data: [review] }],
  ])('are %s', (_, body) => expect(reviewsSchema().parse(body)).toMatchObject([review]));
  it('lose one that cannot be read', () => expect(reviewsSchema().parse([review, { starRating: '6' }, null])).toHaveLength(1));
  it('may rate in numbers', () => expect(reviewsSchema().parse([{ ...review, starRating: 4 }])).toMatchObject([{ starRating: '4' }]));
  it('are none when the list is null', () => expect(reviewsSchema().parse({ data: null })).toEqual([]));
  it.each([{}, { data: {} }, 'x', 7])('are not %o', (body) => expect(reviewsSchema().safeParse(body).success).toBe(false));
});

describe('performance records', () => {
  const timing = { name: 'rum-mount', duration: 12, startTime: 300 };
  it('may be of a user timing', () => {
    const record = { appName: 'shop', pageLoadId: 'l1', timestamp: 1, eventName: 'user', data: timing };
    expect(performanceRecordSchema().parse(record)).toEqual(record);
    expect(performanceRecordSchema().safeParse({ ...record, eventName: 'other' }).success).toBe(false);
  });
  it('are only of timings that are ours', () => expect(userTimingSchema().safeParse({ ...timing, name: 'mount' }).success).toBe(false));
});
