import { untracked } from '../../src/lib/createActivity.ts';
import { describe, expect, it, vi } from 'vitest';
import { settingsOf } from '../../src/core/config.ts';
import { readMilliseconds } from '../../src/lib/settingReaders.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { readEverySetting, settingsTables, type EverySetting } from '../support/everySetting.ts';

const DEFAULTS: EverySetting = {
  apiRoot: '/api/',
  cartPath: '/cart',
  accountPath: '/account',
  checkoutPath: '/checkout',
  subscriptionCheckoutPath: '/checkout?cartToken={token}',
  giftCardPath: '/checkout/gift-card?itemId={itemId}&sku={sku}',
  afterAdd: 'stay',
  miniCart: false,
  preselect: false,
  updateUrl: false,
  liveStock: false,
  hasCartCookie: 'hasCart',
  cartCookie: 'CART',
  authCookie: 'SiteUserSecureAuthToken',
  styles: 'auto',
  colorScheme: 'page',
  writeDeadline: 10_000,
  cartEditDelay: 300,
  addedDelay: 1000,
  errors: 'auto',
  soldOutChoices: 'auto',
  preselectSingle: false,
  emailRule: 'platform',
  keyHeader: '',
  preview: true,
  captchaKey: '',
  captchaProvider: 'auto',
  captchaKind: 'checkbox',
  captchaHost: '',
  instalmentPage: 'https://static.afterpay.com/modal/{language}_{country}.html',
  pageSpeed: true,
  pageSpeedReturns: false,
  pageSpeedWait: 'load',
  pageSpeedSample: 1,
  appName: 'storefront',
  errorPath: '',
  errorReports: false,
  census: 'on',
  consent: 'platform',
  consentDays: 365,
  globalPrivacyControl: true,
  doNotTrack: false,
  consentMode: false,
  dataLayer: false,
  analyticsItemId: 'sku',
  analyticsTestOrders: 'drop',
  legacyTransaction: false,
  eventsRoot: '',
  eventsMode: 'record',
  environment: '',
  currency: 'USD',
  locale: 'en-US',
  agentTools: false,
  debug: false,
  language: '',
};

function read(...sources: (readonly [string, unknown])[]): { config: EverySetting; lines: string[] } {
  const lines: string[] = [];
  const config = readEverySetting(sources, (error, place) => {
    expect(error).toBeInstanceOf(PageError);
    expect(place).toEqual({ part: 'config' });
    lines.push((error as Error).message);
  });
  return { config, lines };
}

describe('the settings of a page', () => {
  it('have defaults for everything', () => {
    expect(read()).toEqual({ config: DEFAULTS, lines: [] });
  });

  it.each([
    ['no settings', undefined],
    ['null', null],
    ['a text', 'styles=none'],
    ['a number', 5],
    ['an empty object', {}],
    ['words that are no settings', { color: 'red', 'api-root': '/x/' }],
    ['what every object inherits', Object.create({ cartPath: '/inherited' })],
  ])('are the defaults where a source holds %s', (_case, source) => {
    expect(read(['script tag', source])).toEqual({ config: DEFAULTS, lines: [] });
  });

  it.each<[keyof EverySetting, unknown, unknown]>([
    ['apiRoot', '/proxy/api/', '/proxy/api/'],
    ['apiRoot', '/proxy/api', '/proxy/api/'],
    ['cartPath', '/basket', '/basket'],
    ['dataLayer', 'on', true],
    ['globalPrivacyControl', 'off', false],
    ['census', 'cookieless', 'cookieless'],
    ['eventsRoot', 'https://events.example', 'https://events.example'],
    ['eventsRoot', '/events', '/events'],
    ['cartPath', '/', '/'],
    ['hasCartCookie', 'has_basket', 'has_basket'],
    ['cartCookie', 'BASKET', 'BASKET'],
    ['authCookie', 'LOGIN', 'LOGIN'],
    ['styles', 'none', 'none'],
    ['styles', 'layer', 'base'],
    ['colorScheme', 'dark', 'dark'],
    ['writeDeadline', '2500', 2500],
    ['writeDeadline', 1, 1],
    ['preview', 'false', false],
    ['preview', '', true],
    ['preview', false, false],
    ['captchaProvider', 'recaptcha', 'recaptcha'],
    ['captchaKind', 'score', 'score'],
    ['emailRule', 'modern', 'modern'],
    ['captchaHost', 'www.recaptcha.net', 'https://www.recaptcha.net'],
    ['captchaHost', 'https://captcha.example/', 'https://captcha.example'],
    ['captchaHost', '/assets/captcha', '/assets/captcha'],
    ['currency', 'EUR', 'EUR'],
    ['locale', 'de-CH', 'de-CH'],
    ['pageSpeedWait', 'hidden', 'hidden'],
    ['pageSpeedSample', '0.25', 0.25],
    ['pageSpeedSample', 0, 0],
  ])('take %s from %j', (name, given, value) => {
    expect(read(['script tag', { [name]: given }])).toEqual({ config: { ...DEFAULTS, [name]: value }, lines: [] });
  });

  it('are taken from the page context, rather from the script tag, and rather still from start()', () => {
    const context = ['page context', { cartPath: '/context', currency: 'EUR', locale: 'de' }] as const;
    const tag = ['script tag', { cartPath: '/tag', currency: 'CHF' }] as const;
    const options = ['start()', { cartPath: '/start' }] as const;
    expect(read(context, tag, options).config).toEqual({ ...DEFAULTS, cartPath: '/start', currency: 'CHF', locale: 'de' });
  });

  it.each<[keyof EverySetting, unknown, string]>([
    ['apiRoot', 'api', '"api"'],
    ['apiRoot', '//evil.test/api/', '"//evil.test/api/"'],
    ['apiRoot', '/\\evil.test/api/', String.raw`"/\\evil.test/api/"`],
    ['apiRoot', '/\t/evil.test/api/', String.raw`"/\t/evil.test/api/"`],
    ['apiRoot', '', '""'],
    ['cartPath', 'https://evil.test/cart', '"https://evil.test/cart"'],
    ['cartPath', 'javascript:alert(1)', '"javascript:alert(1)"'],
    ['cartPath', 5, '5'],
    ['hasCartCookie', true, 'true'],
    ['cartCookie', null, 'null'],
    ['authCookie', ['LOGIN'], 'an object'],
    ['styles', 'on', '"on"'],
    ['styles', 'none ', '"none "'],
    ['writeDeadline', '0', '"0"'],
    ['writeDeadline', '-5', '"-5"'],
    ['writeDeadline', 'soon', '"soon"'],
    ['writeDeadline', '', '""'],
    ['writeDeadline', true, 'true'],
    ['writeDeadline', [5], 'an object'],
    ['writeDeadline', Infinity, 'Infinity'],
    ['preview', 'yes', '"yes"'],
    ['preview', 1, '1'],
    ['captchaProvider', 'google', '"google"'],
    ['captchaKind', 'invisible', '"invisible"'],
    ['emailRule', 'strict', '"strict"'],
    ['captchaHost', 'javascript:alert(1)', '"javascript:alert(1)"'],
    ['captchaHost', '//evil.test', '"//evil.test"'],
    ['captchaHost', 'http://captcha.example', '"http://captcha.example"'],
    ['captchaHost', 'localhost', '"localhost"'],
    ['pageSpeedWait', 'hide', '"hide"'],
    ['pageSpeedSample', '10%', '"10%"'],
    ['pageSpeedSample', '', '""'],
    ['pageSpeedSample', 1.5, '1.5'],
    ['pageSpeedSample', '-1', '"-1"'],
    ['currency', 'usd', '"usd"'],
    ['currency', 'DOLLAR', '"DOLLAR"'],
    ['locale', {}, 'an object'],
    ['locale', Object.assign(Object.create(null), { toString: 1 }), 'an object'],
    ['locale', 10n, '10'],
  ])('use the default for a bad %s (%s) and say so in one line', (name, given, shown) => {
    const fallback = JSON.stringify(DEFAULTS[name]);
    expect(read(['script tag', { [name]: given }])).toEqual({
      config: DEFAULTS,
      lines: [`script tag: ${name} cannot be ${shown}; using ${fallback}.`],
    });
  });

  it('use the next best value where only the strongest source is bad', () => {
    const { config, lines } = read(['page context', { cartPath: '/context' }], ['start()', { cartPath: 'bad' }]);
    expect(config.cartPath).toBe('/context');
    expect(lines).toEqual(['start(): cartPath cannot be "bad"; using "/context".']);
  });

  it('say one line for each bad value, and none twice', () => {
    const { lines } = read(['script tag', { cartPath: 'bad', currency: 'x', styles: 'none' }], ['start()', { cartPath: 'worse' }]);
    expect(lines).toHaveLength(3);
  });

  it('are read even when an option goes round in circles', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(read(['start()', { cartPath: circle, currency: 'EUR' }])).toEqual({
      config: { ...DEFAULTS, currency: 'EUR' },
      lines: ['start(): cartPath cannot be an object; using "/cart".'],
    });
  });

  it('never touch what every object has', () => {
    readEverySetting([['script tag', JSON.parse('{"__proto__": {"cartPath": "/x"}, "constructor": 1}')]], vi.fn());
    expect(({} as { cartPath?: unknown }).cartPath).toBeUndefined();
  });

  it('have one owner each, and a default that their own reader takes, unless it stands for none', () => {
    const names = settingsTables.flatMap((table) => Object.keys(table));
    expect(new Set(names).size).toBe(names.length);
    for (const table of settingsTables)
      for (const [reader, fallback] of Object.values(table)) if (fallback !== '') expect(reader(fallback)).toBe(fallback);
  });

  it('report a bad one once in a run, however often the shop begins anew', () => {
    const lines: string[] = [];
    const page = { defaultView: {}, querySelectorAll: () => [], querySelector: () => null } as unknown as Document;
    const report = (error: unknown) => void lines.push((error as Error).message);
    const sources = { page, tagData: { pause: 'long' }, options: {}, report, track: untracked };
    const table = { pause: [readMilliseconds, 20] } as const;
    expect([settingsOf(table, sources).pause, settingsOf(table, sources).pause]).toEqual([20, 20]);
    expect(lines).toEqual(['script tag: pause cannot be "long"; using 20.']);
  });
});
