import { untracked } from '../../src/lib/createActivity.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../src/app.ts';
import { createSettings, type Settings } from '../../src/app/createSettings.ts';
import { createMoney } from '../../src/core/ui/useMoney.ts';
import { clearPage, showPage } from '../core/page/openPage.ts';

beforeEach(() => clearPage());
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  document.cookie = 'CART=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

const settingsOf = (context: object = {}, options: object = {}): Settings => {
  showPage('', context);
  return createSettings(features, {
    page: document,
    tagData: {},
    track: untracked,
    options: { ...options },
    report: (error) => expect.unreachable(String(error)),
  });
};
const store = (storeSettings: object) => ({ websiteSettings: { storeSettings } });

describe('the store’s currency', () => {
  it.each([
    ['that is selected', store({ selectedCurrency: 'EUR', defaultCurrency: 'CHF' }), 'EUR'],
    ['that is usual, where none is selected', store({ defaultCurrency: 'CHF' }), 'CHF'],
    ['of our configuration, where the site names none', {}, 'JPY'],
  ])('is the one %s', (_case, context, currency) => {
    expect(settingsOf(context, { currency: 'JPY' }).currency).toBe(currency);
  });
});

describe('money', () => {
  it.each([
    ['by the fixed signs', {}, 'CA$5.00'],
    [
      'as the site’s language has it, where the site wants that',
      { website: { language: 'fr-CA' }, websiteSettings: { useCLDRMoneyFormat: true } },
      '5,00 $',
    ],
    ['as our configuration says, where the site names no language', { websiteSettings: { useCLDRMoneyFormat: true } }, '5,00 $CA'],
  ])('is shown %s', (_case, context, text) => {
    const { format } = createMoney({ settings: settingsOf(context, { locale: 'fr-FR' }) });
    expect(format({ minor: 500, currency: 'CAD' }).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });
});

describe('whether a service can be bought several times', () => {
  it.each([
    ['it can', {}, true],
    ['the store says no', store({ multipleQuantityAllowedForServices: false }), false],
    ['the merchandising says no', store({ merchandisingSettings: { multipleQuantityAllowedForServices: false } }), false],
    [
      'the store has the last word',
      store({ multipleQuantityAllowedForServices: true, merchandisingSettings: { multipleQuantityAllowedForServices: false } }),
      true,
    ],
  ])('%s', (_case, context, isAllowed) => {
    expect(settingsOf(context).multipleQuantityAllowedForServices).toBe(isAllowed);
  });
});

describe('what is asked at the moment of use', () => {
  it('is what the site shows after an add', () => {
    const context = store({}) as { websiteSettings: { storeSettings: { addToCartConfirmationType?: number } } };
    const { confirmationType } = settingsOf(context);
    expect(confirmationType()).toBeNull();
    context.websiteSettings.storeSettings.addToCartConfirmationType = 2;
    expect(confirmationType()).toBe(2);
  });

  it('is whether the visitor may have a cart: by a cookie, or because somebody is logged in', () => {
    const context: { authenticatedAccount?: object } = {};
    const { mayHaveCart } = settingsOf(context);
    expect(mayHaveCart()).toBe(false);
    context.authenticatedAccount = { id: 'a' };
    expect(mayHaveCart()).toBe(true);
    delete context.authenticatedAccount;
    document.cookie = 'CART=abc';
    expect(mayHaveCart()).toBe(true);
  });
});

describe('a page that is asked to show a mocked cart', () => {
  it.each([
    ['', {}],
    ['?mock=true', { mock: true }],
    ['?mock=false', {}],
    ['?timecode=17&mock=true', { mock: true, timecode: '17' }],
    ['?timecode=', { timecode: '' }],
  ])('by its address "%s" asks the host for it', (search, query) => {
    vi.spyOn(document, 'location', 'get').mockReturnValue({ search, pathname: '/' } as Location);
    expect(settingsOf().cartQuery).toEqual(query);
  });
});

describe('style sheets', () => {
  it('are put on the page, unless all styling is left to the theme', () => {
    settingsOf().styles.use('.x {}')();
    const off = settingsOf().styles.use('.x {}');
    expect(document.adoptedStyleSheets).toHaveLength(1);
    off();
    settingsOf({}, { styles: 'none' }).styles.use('.x {}');
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});

describe('texts', () => {
  it('are the site’s own in every catalogue', () => {
    const settings = settingsOf({
      websiteSettings: {
        localizedStrings: { productAddToCartText: 'Kaufen', ok: 'Gut', cartTitle: 'Korb', productPriceUnavailable: 'Weg' },
      },
    });
    expect([
      settings.productTexts.addToCart,
      settings.shopTexts.ok,
      settings.cartTexts.cartTitle,
      settings.productTexts.unavailable,
    ]).toEqual(['Kaufen', 'Gut', 'Korb', 'Weg']);
  });
});
