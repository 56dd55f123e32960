import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import type { SubscriptionPlan } from '../../../src/commerce/model/subscriptionPlan.ts';
import { fromPrice, variantsDifferInPrice } from '../../../src/commerce/rules/fromPrice.ts';
import { isDivisible, subscriptionText } from '../../../src/commerce/rules/subscriptionText.ts';
import { canBeSubscribed, isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';
import { priceDisplay } from '../../../widgets/product/rules/priceDisplay.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { anyChoices, anyProduct, aProduct, aShirt, aVariant, choose, usd } from './aProduct.ts';
import { subscriptionTexts as subscriptionTable } from '../../../src/commerce/texts/subscriptionTexts.ts';
import { subscriptionTexts } from '../../support/englishTexts.ts';

const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles = 0): SubscriptionPlan => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

const sale = aVariant({ onSale: true, price: usd(2000), salePrice: usd(1500) });
const plain = aVariant({ price: usd(1000), salePrice: usd(1) });

describe('the price for what is chosen', () => {
  const shirt = aShirt(['S Blue', 'M Red']);

  it.each([
    [{}, { kind: 'initial' }],
    [{ Size: 'S' }, { kind: 'initial' }],
    [
      { Size: 'S', Color: 'Blue' },
      { kind: 'price', price: usd(1000) },
    ],
    [{ Size: 'S', Color: 'Red' }, { kind: 'unavailable' }],
  ])('%j', (selection, display) => {
    expect(priceDisplay(shirt, selection)).toEqual(display);
  });

  it('is the only variant’s price where nothing is to be chosen', () => {
    expect(priceDisplay(aProduct({ variants: [plain] }), {})).toEqual({ kind: 'price', price: usd(1000) });
  });

  it('is the sale price beside the struck one on sale, and the sale price is nothing otherwise', () => {
    expect(priceDisplay(aProduct({ variants: [sale] }), {})).toEqual({ kind: 'sale', price: usd(1500), original: usd(2000) });
  });

  it('stays as the server wrote it where the page brought no variants', () => {
    expect(priceDisplay(aProduct({ variants: [] }), {})).toEqual({ kind: 'initial' });
  });

  it('stays as the server wrote it where the page brings no price of the variant', () => {
    const unpriced = aProduct({ variants: [aVariant({ price: null })] });
    expect(priceDisplay(unpriced, {})).toEqual({ kind: 'initial' });
    expect(priceDisplay({ ...unpriced, isSubscribable: true, subscriptionPlan: plan(1, 'MONTH') }, {})).toEqual({ kind: 'initial' });
    expect(fromPrice(unpriced)).toBeNull();
    expect(fromPrice({ ...unpriced, variants: [plain, ...unpriced.variants] })).toBeNull();
  });

  it('is the variant’s for a digital product that states none of its own', () => {
    const film = aProduct({ type: 2, variants: [plain] });
    expect([priceDisplay(film, {}), fromPrice(film)?.price]).toEqual([{ kind: 'price', price: usd(1000) }, usd(1000)]);
    const priced = { ...film, pricing: { price: usd(700), salePrice: usd(0), onSale: false } };
    expect([priceDisplay(priced, {}), fromPrice(priced)?.price]).toEqual([{ kind: 'price', price: usd(700) }, usd(700)]);
  });

  it('is a subscription’s for a subscribable product, and unavailable without a plan', () => {
    const monthly = plan(1, 'MONTH');
    const subscription = aProduct({ variants: [plain], isSubscribable: true, subscriptionPlan: monthly });
    expect(priceDisplay(subscription, {})).toEqual({ kind: 'subscription', price: usd(1000), original: null, plan: monthly });
    expect(priceDisplay({ ...subscription, variants: [sale] }, {})).toEqual({
      kind: 'subscription',
      price: usd(1500),
      original: usd(2000),
      plan: monthly,
    });
    expect(priceDisplay({ ...subscription, subscriptionPlan: null }, {})).toEqual({ kind: 'unavailable' });
    expect(priceDisplay({ ...subscription, type: 4 }, {})).toEqual({ kind: 'price', price: usd(1000) });
  });

  it('under a plan beside a single purchase is that plan’s', () => {
    const weekly = plan(1, 'WEEK');
    const option = { subscriptionOptionId: 'weekly', plan: weekly, price: usd(900), salePrice: usd(800), onSale: false };
    const tea = aProduct({ variants: [aVariant({ pricingOptions: [option, { ...option, onSale: true }] })] });
    expect([0, 1, 2].map((at) => priceDisplay(tea, {}, at))).toEqual([
      { kind: 'subscription', price: usd(900), original: null, plan: weekly },
      { kind: 'subscription', price: usd(800), original: usd(900), plan: weekly },
      { kind: 'unavailable' },
    ]);
  });

  it('is never NaN, for any product and any choices', () => {
    fc.assert(
      fc.property(anyProduct, anyChoices, (product, choices) => {
        const display = priceDisplay(product, choose(choices));
        if ('price' in display) expect(Number.isSafeInteger(display.price.minor)).toBe(true);
        if ('original' in display && display.original) expect(Number.isSafeInteger(display.original.minor)).toBe(true);
      }),
    );
  });

  it('only physical and service products can be subscribed to', () => {
    expect(([1, 2, 3, 4, 5] as const).map(canBeSubscribed)).toEqual([true, false, true, false, false]);
    expect(isSubscription({ type: 1, isSubscribable: true })).toBe(true);
    expect(isSubscription({ type: 1, isSubscribable: false })).toBe(false);
    expect(isSubscription({ type: 2, isSubscribable: true })).toBe(false);
  });
});

describe('the price before anything is chosen', () => {
  const eur = { minor: 1, currency: 'EUR' };

  it.each([
    ['no variants', [], null],
    ['one', [plain], { price: usd(1000), varies: false, original: null }],
    ['alike', [plain, plain], { price: usd(1000), varies: false, original: null }],
    ['all on sale alike', [sale, sale], { price: usd(1500), varies: false, original: usd(2000) }],
    ['the lowest', [aVariant({ price: usd(3000) }), plain], { price: usd(1000), varies: true, original: null }],
    ['the lowest is a sale price', [sale, aVariant({ price: usd(1800) })], { price: usd(1500), varies: true, original: null }],
    ['two currencies', [plain, aVariant({ price: eur })], null],
  ])('%s', (_title, variants, expected) => {
    expect(fromPrice(aProduct({ variants }))).toEqual(expected);
  });

  it('of a digital product is its own', () => {
    const pricing = { price: usd(900), salePrice: usd(700), onSale: false };
    const download = aProduct({ type: 2, variants: [], pricing });
    expect(fromPrice(download)).toEqual({ price: usd(900), varies: false, original: null });
    expect(priceDisplay(download, {})).toEqual({ kind: 'price', price: usd(900) });
    const inSale = { ...download, pricing: { ...pricing, onSale: true } };
    expect(fromPrice(inSale)).toEqual({ price: usd(700), varies: false, original: usd(900) });
    expect(priceDisplay(inSale, {})).toEqual({ kind: 'sale', price: usd(700), original: usd(900) });
    expect(fromPrice({ ...inSale, variants: [plain] })).toEqual({ price: usd(700), varies: false, original: usd(900) });
    expect(fromPrice({ ...inSale, type: 1, variants: [plain] })).toEqual({ price: usd(1000), varies: false, original: null });
  });

  it.each([
    ['none', [], false],
    ['one', [plain], false],
    ['alike', [plain, { ...plain }], false],
    ['onSale differs', [plain, { ...plain, onSale: true }], true],
    ['salePrice differs', [plain, { ...plain, salePrice: usd(2) }], true],
    ['price differs', [plain, { ...plain, price: usd(2) }], true],
    ['currency differs', [plain, { ...plain, price: { minor: 1000, currency: 'EUR' } }], true],
  ])('variants differ in price: %s', (_title, variants, differ) => {
    expect(variantsDifferInPrice(variants)).toBe(differ);
  });
});

describe('a subscription’s price in words', () => {
  it.each<[SubscriptionPlan | null, string]>([
    [plan(1, 'WEEK'), '$10.00 every week'],
    [plan(2, 'WEEK'), '$10.00 every 2 weeks'],
    [plan(1, 'MONTH'), '$10.00 every month'],
    [plan(2, 'MONTH'), '$10.00 every 2 months'],
    [plan(12, 'MONTH'), '$10.00 every 12 months'],
    [plan(1, 'YEAR'), '$10.00 every year'],
    [plan(2, 'YEAR'), '$10.00 every 2 years'],
    [plan(1, 'WEEK', 1), '$10.00 every week for 1 week'],
    [plan(2, 'WEEK', 6), '$10.00 every 2 weeks for 12 weeks'],
    [plan(2, 'WEEK', 26), '$10.00 every 2 weeks for 1 year'],
    [plan(1, 'WEEK', 51), '$10.00 every week for 51 weeks'],
    [plan(1, 'WEEK', 52), '$10.00 every week for 1 year'],
    [plan(1, 'WEEK', 53), '$10.00 every week for 53 weeks'],
    [plan(4, 'WEEK', 26), '$10.00 every 4 weeks for 2 years'],
    [plan(1, 'MONTH', 1), '$10.00 every month for 1 month'],
    [plan(2, 'MONTH', 5), '$10.00 every 2 months for 10 months'],
    [plan(3, 'MONTH', 4), '$10.00 every 3 months for 1 year'],
    [plan(1, 'MONTH', 24), '$10.00 every month for 2 years'],
    [plan(1, 'MONTH', 18), '$10.00 every month for 18 months'],
    [plan(1, 'YEAR', 1), '$10.00 every year for 1 year'],
    [plan(2, 'YEAR', 3), '$10.00 every 2 years for 6 years'],
    [plan(1, 'WEEK', -1), '$10.00 every week'],
    [plan(1, 'WEEK', Number.NaN), '$10.00 every week'],
    [plan(0, 'WEEK'), 'Unavailable'],
    [plan(-1, 'WEEK'), 'Unavailable'],
    [plan(1.5, 'WEEK'), 'Unavailable'],
    [plan(Number.NaN, 'WEEK'), 'Unavailable'],
    [null, 'Unavailable'],
  ])('%j', (wanted, text) => {
    expect(subscriptionText(wanted, '$10.00', subscriptionTexts)).toBe(text);
  });

  it('starts with "from" when variants differ in price', () => {
    expect(subscriptionText(plan(2, 'MONTH', 5), '$10.00', subscriptionTexts, { varies: true })).toBe(
      'from $10.00 every 2 months for 10 months',
    );
  });

  it.each<[SubscriptionPlan, boolean, string]>([
    [plan(1, 'WEEK'), false, 'productPrice__singlePrice__1Weekly__indefinite'],
    [plan(5, 'WEEK'), false, 'productPrice__singlePrice__nWeekly__indefinite'],
    [plan(5, 'WEEK', 3), false, 'productPrice__singlePrice__nWeekly__limited__nWeeks'],
    [plan(1, 'WEEK', 1), false, 'productPrice__singlePrice__1Weekly__limited__1Weeks'],
    [plan(1, 'WEEK', 52), false, 'productPrice__singlePrice__1Weekly__limited__1Years'],
    [plan(1, 'MONTH'), true, 'productPrice__multiplePrices__1Monthly__indefinite'],
    [plan(3, 'MONTH', 4), true, 'productPrice__multiplePrices__nMonthly__limited__1Years'],
    [plan(3, 'MONTH', 8), true, 'productPrice__multiplePrices__nMonthly__limited__nYears'],
    [plan(2, 'MONTH', 5), true, 'productPrice__multiplePrices__nMonthly__limited__nMonths'],
    [plan(1, 'YEAR'), false, 'productPrice__singlePrice__1Yearly__indefinite'],
  ])('is the site’s own sentence where it has one: %j, prices differ %s', (wanted, varies, key) => {
    const localizedStrings = { [key]: '[{price}|{fromPrice}|{billingPeriodValue}|{duration}|{other}]' };
    const [, price, from, period, duration, other] = /^\[(.*)\|(.*)\|(.*)\|(.*)\|(.*)\]$/.exec(
      subscriptionText(wanted, '{duration}', subscriptionTexts, { varies, localizedStrings }),
    )!;
    expect([price, from, other]).toEqual(['{duration}', '{duration}', '{other}']);
    expect(period).toBe(String(wanted.billingPeriod.value));
    expect(Number(duration)).toBeGreaterThanOrEqual(0);
    expect(subscriptionText(wanted, '$1', subscriptionTexts, { varies: !varies, localizedStrings })).not.toContain('|');
  });

  it('counts the duration of the site’s own sentence as ours', () => {
    const localizedStrings = {
      productPrice__singlePrice__nWeekly__limited__nWeeks: '{price} alle {billingPeriodValue} Wochen, {duration} Wochen lang',
    };
    expect(subscriptionText(plan(5, 'WEEK', 3), '10 €', subscriptionTexts, { localizedStrings })).toBe(
      '10 € alle 5 Wochen, 15 Wochen lang',
    );
  });

  it('is unavailable in the site’s own words', () => {
    const texts = localize(subscriptionTable, { productPriceUnavailable: 'Nicht verfügbar' });
    expect(subscriptionText(null, '$10.00', texts)).toBe('Nicht verfügbar');
  });

  it('tells the same duration as the plan: in years exactly when it divides evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 120 }), fc.boolean(), (value, cycles, weekly) => {
        const text = subscriptionText(plan(value, weekly ? 'WEEK' : 'MONTH', cycles), '$1', subscriptionTexts);
        const [, duration, unit] = / for (\d+) (week|month|year)s?$/.exec(text)!;
        const perYear = weekly ? 52 : 12;
        expect(Number(duration) * (unit === 'year' ? perYear : 1)).toBe(value * cycles);
        expect(unit === 'year').toBe((value * cycles) % perYear === 0);
        expect(text.endsWith('s')).toBe(duration !== '1');
      }),
    );
  });

  it.each([
    [52, 52, true],
    [104, 52, true],
    [0, 5, true],
    [-12, 12, true],
    [53, 52, false],
    [5, 0, false],
    [0, 0, false],
    [1.5, 0.5, false],
    [4, 0.5, false],
    [Number.NaN, 1, false],
    [Infinity, 1, false],
  ])('%d divides evenly by %d: %s', (value, divisor, divisible) => {
    expect(isDivisible(value, divisor)).toBe(divisible);
  });
});
