import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentGate } from '../../src/visitor/createConsentGate.ts';
import { createEventsClient, sendEvent } from '../../src/visitor/createEventsClient.ts';
import { createVisitorCookie } from '../../src/visitor/createVisitorCookie.ts';
import { createVisitorIds } from '../../src/visitor/createVisitorIds.ts';
import type { Wire } from '../../src/visitor/createWire.ts';
import { isNewOrder } from '../../src/visitor/confirmOrder.ts';
import { pushLegacyTransaction, type LegacyOwner } from '../../src/visitor/pushLegacyTransaction.ts';
import { answerAll, type ConsentState } from '../../src/commerce/model/consent.ts';
import { sellCart } from '../../src/visitor/toGoogleEvent.ts';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import { clearCookie, writeCookie } from '../../src/lib/writeCookie.ts';
import { cartSchema } from '../../src/commerce/model/cart.ts';
import { reportRefusedEvents } from '../../src/visitor/reportRefusedEvents.ts';
import { readOrder, type Order } from '../../src/visitor/schemas/order.ts';
import { emitPageEvents } from '../../src/app/visit/listenToPage.ts';
import { clearPage, rethrow, showPage } from '../core/page/openPage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  clearPage();
  history.replaceState(null, '', '/');
});

const cart = cartSchema().parse({
  id: 'cart1',
  entries: [{ id: 'e1', itemId: 'p1', title: 'Mug', quantity: 3, productType: 1, chosenVariant: null, purchasePriceCents: 1250 }],
  subtotalCents: 3750,
  totalQuantity: 3,
});

describe('what happens before the visitor has answered', () => {
  let answer: (analytics: boolean | null) => void;
  const open = () => {
    let state: ConsentState = answerAll(null);
    const listeners = new Set<(now: ConsentState) => void>();
    answer = (analytics) => {
      state = answerAll(analytics);
      for (const listener of listeners) listener(state);
    };
    return createConsentGate({
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
  };
  const fill = (gate: ReturnType<typeof open>, count: number) => {
    const told: number[] = [];
    for (let number = 1; number <= count; number += 1) gate.run(() => told.push(number));
    return told;
  };

  it('is told in order after a yes, the latest fifty of it', () => {
    const gate = open();
    const told = fill(gate, 60);
    expect(told).toEqual([]);
    answer(true);
    expect(told).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
    gate.run(() => told.push(61));
    expect(told.at(-1)).toBe(61);
  });

  it('keeps the page view, whatever else is too much of it', () => {
    const gate = open();
    const told: string[] = [];
    gate.run(() => told.push('page view'), true);
    for (let number = 1; number <= 80; number += 1) gate.run(() => told.push(String(number)));
    answer(true);
    expect(told).toEqual(['page view', ...Array.from({ length: 49 }, (_, index) => String(index + 32))]);
  });

  it.each(['after a no', 'after the end'])('is never told %s', (when) => {
    const gate = open();
    const told = fill(gate, 3);
    if (when === 'after the end') gate.stop();
    else answer(false);
    answer(true);
    expect(told).toEqual([]);
  });

  it('is kept in memory alone', () => {
    const before = document.cookie;
    fill(open(), 3);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, before]);
  });
});

describe('an order', () => {
  it('is known to this browser among the last twenty', () => {
    const here = new Set<string>();
    for (let number = 1; number <= 21; number += 1) expect(isNewOrder(`o${number}`, here)).toBe(true);
    expect(isNewOrder('o21', new Set())).toBe(false);
    expect(isNewOrder('o2', new Set())).toBe(false);
    expect(isNewOrder('o1', new Set())).toBe(true);
    expect((JSON.parse(localStorage.getItem('storefront-orders')!) as string[]).length).toBe(20);
  });

  it.each(['nonsense', '{"a":1}', ''])('is new where what is kept cannot be read (%s), and is known from then on', (kept) => {
    localStorage.setItem('storefront-orders', kept);
    expect([isNewOrder('o1', new Set()), isNewOrder('o1', new Set())]).toEqual([true, false]);
  });

  const order = readOrder(
    {
      id: 'o1',
      grandTotal: { decimalValue: '49.50' },
      taxTotal: { decimalValue: '4.50' },
      items: [{ productName: 'Mug', unitPrice: { decimalValue: '22.50' }, quantity: 2 }],
    },
    'USD',
  ) as Order;

  it('is told to ga.js by its queue', () => {
    const calls: unknown[] = [];
    pushLegacyTransaction({ _gaq: calls }, order, 'shop.example');
    expect(calls).toEqual([
      ['_addTrans', 'o1', 'shop.example', '49.5', '4.5', '0', '', '', ''],
      ['_addItem', 'o1', 'Mug', 'Mug', '', '22.5', '2'],
      ['_trackTrans'],
    ]);
  });

  it('is told to a tag manager where there is nothing older', () => {
    const view: LegacyOwner = {};
    pushLegacyTransaction(view, order, 'shop.example');
    expect(view.dataLayer).toEqual([
      {
        event: 'transaction',
        transactionId: 'o1',
        transactionAffiliation: 'shop.example',
        transactionTotal: 49.5,
        transactionShipping: 0,
        transactionTax: 4.5,
        transactionProducts: [{ name: 'Mug', sku: 'Mug', price: 22.5, quantity: 2 }],
      },
    ]);
  });
});

describe('an event for the events service', () => {
  const ENVELOPE = { eventContent: '{"a":1}', eventSchemaName: 'Sofa_Seen' };
  const wire = (takesBeacons: boolean, status: number | null) => {
    const beacons: [string, string][] = [];
    const posts: [string, string, string][] = [];
    const made: Wire = {
      beacon(url, body) {
        if (takesBeacons) beacons.push([url, String(body)]);
        return takesBeacons;
      },
      async post(url, text, type) {
        posts.push([url, text, type]);
        return status === null ? null : { status, text: '' };
      },
    };
    return { made, beacons, posts };
  };
  const send = (made: Wire) => sendEvent(made, 'https://events.example/', ENVELOPE, 'record');

  it('goes as a form by beacon', async () => {
    const { made, beacons, posts } = wire(true, 500);
    await send(made);
    const form = new URLSearchParams(ENVELOPE).toString();
    expect([beacons, posts]).toEqual([[['https://events.example/api/v1/clanker/events', form]], []]);
  });

  it.each([200, 202, null])('goes as JSON where the browser takes no beacon, and %s is no failure', async (status) => {
    const { made, posts } = wire(false, status);
    await send(made);
    expect(posts).toEqual([['https://events.example/api/v1/clanker/events', JSON.stringify(ENVELOPE), 'json']]);
  });

  it.each([201, 204, 302, 400, 500])('has failed where the service answers %i', async (status) => {
    await expect(send(wire(false, status).made)).rejects.toThrow(new Error(`Error tracking event: HTTP Status ${status}`));
  });
});

describe('the environment of an event', () => {
  const LIVE = 'https://clanker-events.squarespace.com/api/v1/clanker/events';
  const OWN = 'https://events.example/api/v1/clanker/events';
  it.each<[env: string | undefined, environment: string, root: string, said: string, url: string | null]>([
    [undefined, '', '', 'prod', LIVE],
    ['PRODUCTION', '', '', 'prod', LIVE],
    ['PRODUCTION', '', 'https://events.example', 'prod', OWN],
    ['STAGING', '', '', 'staging', null],
    ['STAGING', '', 'https://events.example', 'staging', OWN],
    ['LOCAL', '', 'https://events.example', 'dev', OWN],
    ['STAGING', 'prod', '', 'prod', LIVE],
    ['PRODUCTION', 'dev', '', 'dev', null],
  ])('of a page that says %s, with the settings "%s" and "%s", is %s, and its host follows', (env, environment, root, said, url) => {
    const sent: [url: string, environment: unknown][] = [];
    const client = createEventsClient(
      { eventsRoot: root, environment, eventsMode: 'record' },
      {
        page: document,
        context: () => (env === undefined ? {} : { env }),
        ids: { analyticsId: () => null, session: () => null, marketingId: () => null, clear: () => undefined },
        outbox: { send: (letter) => void letter(), clear: () => undefined, stop: () => undefined },
        wire: {
          beacon(to, body) {
            const content = JSON.parse((body as URLSearchParams).get('eventContent')!) as Record<string, unknown>;
            sent.push([to, content['source_environment']]);
            return true;
          },
          post: () => Promise.resolve(null),
        },
        report: rethrow,
        signal: AbortSignal.abort(),
      },
    );
    client.prepare('Sofa_Seen', {})?.();
    expect(sent).toEqual(url === null ? [] : [[url, said]]);
  });
});

describe('an event that the page’s policy refuses, though the browser has taken its beacon,', () => {
  let over: AbortController;
  beforeEach(() => (over = new AbortController()));
  afterEach(() => over.abort());
  const watch = (root: string) => {
    const reported: Error[] = [];
    reportRefusedEvents(document, root, (error) => reported.push(error), over.signal);
    return reported;
  };
  const refuse = (blockedURI: string, effectiveDirective = 'connect-src', disposition = 'enforce') =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective, disposition }));

  it('is told to the page’s author each time, with what to add', () => {
    const reported = watch('https://events.example/v1');
    refuse('https://events.example/api/v1/clanker/events');
    refuse('https://events.example');
    const told = "The page's content security policy refuses events to https://events.example: add it to its connect-src.";
    expect(reported.map(({ name, message }) => [name, message])).toEqual([
      ['PageError', told],
      ['PageError', told],
    ]);
  });

  it.each([
    ['it is about another address', ['https://fonts.example/a.woff']],
    ['it is about another directive', ['https://events.example/a.js', 'script-src-elem']],
    ['the policy only reports', ['https://events.example/api', 'connect-src', 'report']],
  ] as const)('is none where %s', (_case, [uri, directive, disposition]) => {
    const reported = watch('https://events.example');
    refuse(uri, directive, disposition);
    expect(reported).toEqual([]);
  });

  it('harms nothing where the service has no address that can be read', () => {
    const reported = watch('https://');
    refuse('https://events.example');
    expect(reported).toEqual([]);
  });
});

describe('the cookies of a visitor', () => {
  const LASTING = 390 * 24 * 60 * 60;
  it('last as long as they are meant to: ids 390 days, a session to its end, the visitor two years, the visit half an hour', async () => {
    const put = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const ids = createVisitorIds({ mayKeep: () => true, mayMarket: () => false, report: () => undefined });
    ids.analyticsId();
    ids.session();
    createVisitorCookie().touch();
    await Promise.resolve();
    const lasting = put.mock.calls.map(([cookie]) => [cookie.split('=')[0], Number(/Max-Age=(\d+)/.exec(cookie)?.[1])]);
    expect(lasting).toEqual([
      ['SS_ANALYTICS_ID', LASTING],
      ['SS_SESSION_ID', Number.NaN],
      ['SS_IS_FIRST_SESSION', Number.NaN],
      ['SS_HAS_LANDED', LASTING],
      ['ss_cvr', 2 * 365 * 24 * 60 * 60],
      ['ss_cvt', 30 * 60],
    ]);
    for (const [cookie] of put.mock.calls) expect(cookie).toMatch(/; Path=\/; SameSite=Lax(?:; Max-Age=\d+)?$/);
    expect(localStorage.getItem('SS_HAS_LANDED')).toBe('true');
    sessionStorage.clear();
  });
});

describe('a cookie that is taken away', () => {
  it('goes at the path of the whole site, from the host and every domain above it', () => {
    const put = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    vi.spyOn(window, 'location', 'get').mockReturnValue({ hostname: 'www.shop.example', protocol: 'https:' } as Location);
    clearCookie('ss_cvr');
    writeCookie('ss_cvt', '5', 1800);
    expect(put.mock.calls.flat()).toEqual([
      'ss_cvr=; Path=/; Max-Age=0',
      'ss_cvr=; Path=/; Max-Age=0; Domain=www.shop.example',
      'ss_cvr=; Path=/; Max-Age=0; Domain=shop.example',
      'ss_cvr=; Path=/; Max-Age=0; Domain=example',
      'ss_cvt=5; Path=/; SameSite=Lax; Max-Age=1800; Secure',
    ]);
  });
});

describe('what a page shows', () => {
  let off: () => void;
  let told: unknown[];
  let events: ReturnType<typeof createEmitter<StorefrontEvents>>;
  let productId: string | null;
  beforeEach(() => {
    told = [];
    productId = null;
    events = createEmitter<StorefrontEvents>(rethrow);
  });
  afterEach(() => off());
  const watch = (known?: null) => {
    const emit = (name: string, detail: object) => void told.push([name, detail]);
    off = emitPageEvents({ page: document, cartPath: '/cart', productId: () => productId, events, emit, cart: known });
  };
  const change = () => events.emit('cart-change', { productInstance: null, cart } as StorefrontEvents['cart-change']);

  it('is a product, once on its page', () => {
    productId = 'p1';
    showPage('');
    watch();
    change();
    expect(told).toEqual([['product-viewed', { productInstance: null, itemId: 'p1' }]]);
  });

  it('is the cart, once on its page, as soon as it is known', () => {
    history.replaceState(null, '', '/cart/');
    showPage('');
    watch();
    expect(told).toEqual([]);
    change();
    change();
    expect(told).toEqual([['cart-viewed', { productInstance: null, cart }]]);
  });

  it('is a cart that was known before, and may be none', () => {
    showPage('<div id="sqs-cart-root"></div>');
    watch(null);
    change();
    expect(told).toEqual([['cart-viewed', { productInstance: null, cart: null }]]);
  });

  it('is told of the cart by the names of Google Analytics 4', () => {
    off = () => undefined;
    const terms = { currency: 'USD', itemIdBy: 'sku' } as const;
    const items = [{ item_id: 'p1', item_group_id: 'p1', item_name: 'Mug', price: 12.5, quantity: 3 }];
    expect(sellCart('view_cart', cart, terms)).toEqual({ name: 'view_cart', parameters: { currency: 'USD', value: 37.5, items } });
    expect(sellCart('view_cart', null, terms)).toEqual({ name: 'view_cart', parameters: { items: [] } });
  });
});
