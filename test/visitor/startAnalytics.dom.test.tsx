import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartSchema } from '../../src/commerce/model/cart.ts';
import { refusable } from '../../src/lib/refusable.ts';
import { openVisit, productContext, visitOfProduct, type VisitWorld } from './openVisit.ts';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
const open = async (world: VisitWorld = {}) => (visit = await openVisit(world));
afterEach(() => {
  visit?.leave();
  visit = null;
  vi.restoreAllMocks();
});

const METRICS = { ...productContext, betaFeatureFlags: ['commerce_site_visitor_metrics'] };
const PLAIN = { ...productContext, pageType: 2, item: undefined, product: undefined, collection: { id: 'c2', title: 'About', type: 10 } };
const entry = {
  id: 'e1',
  itemId: 'p1',
  title: 'Mug',
  quantity: 3,
  productType: 1,
  chosenVariant: { sku: 'SQ1', attributes: { Colour: 'Blue', Size: 'L' } },
  purchasePriceCents: 1250,
  subTotal: 3750,
};
const cart = cartSchema().parse({ id: 'cart1', entries: [entry], subtotalCents: 3750, totalQuantity: 3 });
const added = {
  productInstance: null,
  itemId: 'p1',
  sku: 'SQ1',
  quantity: 2,
  newlyAdded: cart.entries[0] as (typeof cart.entries)[0],
  cart,
  confirmationType: null,
};
const ORDER = {
  id: 'o1',
  grandTotal: { decimalValue: '49.50', currencyCode: 'USD' },
  shippingTotal: { value: '500' },
  taxTotal: { decimalValue: '4.50' },
  items: [{ productName: 'Mug', sku: 'SQ1', unitPrice: { decimalValue: '40.00' }, quantity: 1 }],
  purchasedCartId: 'cart1',
  testMode: false,
  websiteId: 'w1',
};
const CONFIRMATION = { ...PLAIN, pageType: 202, order: ORDER };

describe('a visitor on a product page', () => {
  it('is counted, with everything that the host wants to know', async () => {
    const { names, sent, cookies } = await open();
    expect(await names()).toEqual(['census/RecordHit View', 'events/RecordEvent view-product']);
    const [hit, fact] = await sent();
    expect([hit?.status, fact?.status]).toEqual([200, 200]);
    expect(hit?.ssCvr).toMatch(/^[0-9a-f-]{36}\|(\d{13})\|\1\|\1\|1$/);
    expect(hit?.data).toMatchObject({
      websiteId: 'w1',
      templateId: productContext.templateId,
      visitorCookie: hit?.ssCvr,
      pagePath: '/store/p/mug',
      website_locale: 'en-GB',
      itemId: 'p1',
      collectionId: 'c1',
      recordType: 11,
      variantId: null,
      memberAccountId: null,
    });
    expect(fact?.data).toEqual({ content_ids: ['p1'], contents: [{ id: 'p1', quantity: 1 }], content_name: 'Mug' });
    // No events v2 id before the first event.
    expect(cookies()).toEqual(['ss_cvr', 'ss_cvt']);
  });

  it('is told to the events service too, where the site measures its visitors', async () => {
    const { names, sent, cookies } = await open({ context: METRICS, cookies: { SS_MID: 'm1' } });
    expect(await names()).toContain('v1/clanker/events CommerceShopping_VisitPDP');
    const event = (await sent()).find(({ path }) => path.startsWith('v1'));
    expect(event?.status).toBe(202);
    expect(event?.data).toMatchObject({
      ...visitOfProduct,
      client_name: 'storefront-embed',
      client_version: '3.8.0',
      source_environment: 'prod',
      custom_schema_name: 'CommerceShopping_VisitPDP',
      marketing_id: 'm1',
    });
    expect(cookies()).toEqual(['SS_ANALYTICS_ID', 'SS_HAS_LANDED', 'SS_IS_FIRST_SESSION', 'SS_MID', 'SS_SESSION_ID', 'ss_cvr', 'ss_cvt']);
    document.cookie = 'SS_MID=; Path=/; Max-Age=0';
  });

  it('adds something: what was added now, at the price of one', async () => {
    const { names, sent, events, heard } = await open({ context: METRICS });
    events.emit('item-added', added);
    expect((await names()).filter((name) => /add/i.test(name)).toSorted()).toEqual([
      'events/RecordEvent add-to-cart',
      'v1/clanker/events CommerceShopping_AddToCart',
    ]);
    const all = await sent();
    expect(all.find(({ fields }) => fields['event'] === 'add-to-cart')?.data).toEqual({
      value: 25,
      currency: 'USD',
      contents: [{ id: 'p1', quantity: 2, item_price: 12.5 }],
      subTotal: 2500,
      title: 'Mug',
      chosenVariant: { sku: 'SQ1', attributes: { Colour: 'Blue', Size: 'L' } },
      quantity: 2,
      purchasePriceCents: 1250,
    });
    expect(all.find(({ fields }) => fields['eventSchemaName'] === 'CommerceShopping_AddToCart')?.data).toMatchObject({
      cart_id: 'cart1',
      item_type: 1,
    });
    expect(all.every(({ status }) => status === 200 || status === 202)).toBe(true);
    expect(heard.at(-1)).toEqual({
      productInstance: null,
      name: 'add_to_cart',
      parameters: {
        currency: 'USD',
        value: 25,
        items: [{ item_id: 'SQ1', item_group_id: 'p1', item_name: 'Mug', item_variant: 'Blue / L', price: 12.5, quantity: 2 }],
      },
    });
  });

  it('opens the page with a cart that the shop knows already: the visit is of that cart', async () => {
    const { sent } = await open({ context: METRICS, early: [['cart-change', { productInstance: null, cart, isOwn: false } as never]] });
    const seen = (await sent()).find(({ fields }) => fields['eventSchemaName'] === 'CommerceShopping_VisitPDP');
    expect(seen?.data).toMatchObject({ cart_id: 'cart1' });
  });

  it('has added something before analytics was there: it is told all the same, once', async () => {
    const { names } = await open({ early: [['item-added', added]] });
    expect((await names()).filter((name) => name.includes('add-to-cart'))).toHaveLength(1);
  });

  it('is told of without the price where the host has not said what it has added', async () => {
    const { sent, events } = await open();
    events.emit('item-added', { ...added, newlyAdded: null, cart: { ...cart, entries: [] } });
    const last = (await sent()).at(-1);
    expect([last?.status, last?.data]).toMatchObject([200, { value: null, subTotal: null, title: null, chosenVariant: null, quantity: 2 }]);
  });
});

describe('on a page without a product', () => {
  it('an add is told, but not as one of a product page', async () => {
    const { names, events } = await open({ context: { ...PLAIN, betaFeatureFlags: ['site-visitor-metrics'] } });
    events.emit('item-added', added);
    expect(await names()).toEqual(['census/RecordHit View', 'events/RecordEvent add-to-cart']);
  });

  it('what is shown and clicked is told by its own calls', async () => {
    const { names, sent, events } = await open({
      context: PLAIN,
      html: '<form data-form-id="f1" id="form"></form><div class="sqs-block-button" id="block-1"><a href="#x" id="link">Go</a></div>',
    });
    document.getElementById('link')?.click();
    events.emit('button-render', { productInstance: null, blockId: 'block-1', href: null, element: document.body });
    events.emit('overlay-shown', { productInstance: null, version: 3 });
    events.emit('quick-view', { productInstance: null, itemId: 'p/2' });
    // Its address would differ.
    events.emit('quick-view', { productInstance: null, itemId: '..' });
    // Two requests at once may arrive in any order.
    expect((await names()).toSorted()).toEqual([
      'census/RecordHit View',
      'census/RecordQuickView/p%2F2',
      'census/button-click',
      'census/button-render',
      'census/form-render',
      'census/overlay',
    ]);
    const all = await sent();
    const call = (path: string) => all.find((one) => one.path === path);
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(call('census/form-render')?.data).toMatchObject({ formId: 'f1', visitorCookie: call('census/RecordHit')?.ssCvr });
    expect(call('census/button-click')?.data).toMatchObject({ blockId: 'block-1', collectionId: 'c2' });
    expect(JSON.stringify(all)).not.toContain('>Go<');
  });

  it('a change of page without a reload is a page view that comes from the page before', async () => {
    const { sent } = await open({ context: PLAIN, path: '/about?a=1' });
    history.pushState(null, '', '/about?a=2#x');
    window.dispatchEvent(new Event('popstate'));
    await new Promise((go) => setTimeout(go, 250));
    expect(await sent()).toHaveLength(1);
    window.Static = { SQUARESPACE_CONTEXT: productContext };
    history.pushState(null, '', '/store/p/mug');
    window.dispatchEvent(new Event('mercury:load'));
    await vi.waitFor(async () => expect(await sent()).toHaveLength(3));
    const views = (await sent()).filter(({ path }) => path.endsWith('RecordHit'));
    expect(views[1]?.data).toMatchObject({ pagePath: '/store/p/mug', itemId: 'p1', referrer: `${location.origin}/about?a=2#x` });
    expect((await sent()).filter(({ fields }) => fields['event'] === 'view-product')).toHaveLength(1);
  });

  it.each<[string, () => EventTarget]>([
    ['mercury:load', () => window],
    ['controller:refresh', () => window],
    ['sqs-route-did-change', () => document],
  ])('a change of page that the template announces with %s is a page view', async (sign, target) => {
    const { sent } = await open({ context: PLAIN, path: '/about' });
    history.pushState(null, '', '/other');
    target().dispatchEvent(new Event(sign));
    await vi.waitFor(async () => expect((await sent()).map(({ data }) => data['pagePath'])).toEqual(['/about', '/other']));
  });

  it('a return out of the browser’s cache is a page view, once each', async () => {
    const { names } = await open({ context: PLAIN });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(await names()).toEqual(['census/RecordHit View', 'census/RecordHit View']);
  });
});

describe('on a page that does not say which website it is of', () => {
  it.each([{ website: {} }, { website: undefined }, { website: { id: '' } }])('the census is not called: %j', async (context) => {
    const { names, events } = await open({
      context: { ...productContext, ...context },
      html: '<form data-form-id="f1"></form><div class="sqs-block-button" id="block-1"><a href="#x" id="link">Go</a></div>',
    });
    document.getElementById('link')?.click();
    events.emit('overlay-shown', { productInstance: null, version: 3 });
    events.emit('item-added', added);
    expect((await names()).filter((name) => name.startsWith('census/'))).toEqual([]);
  });
});

describe('an order that is confirmed', () => {
  it('is told once in this browser, however often its page is opened', async () => {
    const first = await open({ context: CONFIRMATION, settings: { dataLayer: true } });
    expect(await first.names()).toEqual(['census/RecordHit View', 'events/RecordEvent order-confirmed']);
    expect((await first.sent())[1]?.data).toEqual({ orderId: 'o1', cartId: 'cart1', testMode: false, websiteId: 'w1' });
    expect(first.heard.at(-1)?.parameters).toEqual({
      transaction_id: 'o1',
      currency: 'USD',
      value: 49.5,
      tax: 4.5,
      shipping: 5,
      items: [{ item_id: 'SQ1', item_name: 'Mug', price: 40, quantity: 1 }],
    });
    const kept = localStorage.getItem('storefront-orders');
    first.leave();
    localStorage.setItem('storefront-orders', String(kept));
    const again = await open({ context: CONFIRMATION });
    expect(await again.names()).toEqual(['census/RecordHit View']);
  });

  it('may stand in a script of the page, and be a test', async () => {
    const html = `<script type="application/json" data-storefront="order">${JSON.stringify({ ...ORDER, id: 'o2', testMode: true })}</script>`;
    const { sent } = await open({ context: { ...CONFIRMATION, order: null }, html });
    expect((await sent())[1]?.data).toMatchObject({ orderId: 'o2', testMode: true });
  });

  it.each([202, 204, 206, 207])('is a purchase on a page of type %i', async (pageType) => {
    const { heard, sent } = await open({ context: { ...CONFIRMATION, pageType } });
    expect(heard.map(({ name, parameters }) => [name, (parameters as { value?: number }).value])).toEqual([['purchase', 49.5]]);
    expect((await sent()).map(({ fields }) => fields['event'])).toContain('order-confirmed');
  });

  it.each([
    ['left out', {}, []],
    ['marked, by a setting', { analyticsTestOrders: 'mark' }, ['purchase']],
  ])('in test mode is %s: no purchase, no transaction; the platform knows that it is one', async (_what, settings, names) => {
    const page = window as unknown as { dataLayer?: { event?: string; transactionAffiliation?: string }[] };
    const context = { ...CONFIRMATION, order: { ...ORDER, testMode: true } };
    const { heard, sent } = await open({ context, settings: { dataLayer: true, legacyTransaction: true, ...settings } });
    expect(heard.map(({ name }) => name)).toEqual(names);
    expect(heard.every(({ parameters }) => (parameters as { test_order?: boolean }).test_order)).toBe(true);
    const transactions = (page.dataLayer ?? []).filter(({ event }) => event === 'transaction');
    expect(transactions.map(({ transactionAffiliation }) => transactionAffiliation)).toEqual(names.map(() => 'localhost (test)'));
    expect((await sent()).at(-1)?.data).toMatchObject({ orderId: 'o1', testMode: true });
  });

  it('that the platform has not accepted in two attempts is told to it again when its page is opened again, and to nobody else', async () => {
    const first = await open({ context: CONFIRMATION });
    localStorage.setItem('storefront-lost-orders', '["o1"]');
    const kept = Object.entries(localStorage) as [string, string][];
    first.leave();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const again = await open({ context: CONFIRMATION });
    expect((await again.names()).at(-1)).toBe('events/RecordEvent order-confirmed');
    expect(again.heard).toEqual([]);
    expect(localStorage.getItem('storefront-lost-orders')).toBe('[]');
  });

  it('that is missing is reported, and nothing is sent', async () => {
    const { names, reports } = await open({ context: { ...CONFIRMATION, order: undefined } });
    expect(await names()).toEqual(['census/RecordHit View']);
    expect(reports).toEqual([expect.stringContaining('order')]);
  });

  it('is told to the page’s older tracking by a setting, to one of them', async () => {
    const calls: unknown[] = [];
    const page = window as unknown as Record<string, unknown>;
    page['ga'] = (...args: unknown[]) => calls.push(args);
    page['_gaq'] = calls;
    await open({ context: CONFIRMATION, settings: { legacyTransaction: true } });
    delete page['ga'];
    delete page['_gaq'];
    expect(calls).toEqual([
      ['require', 'ecommerce'],
      ['ecommerce:addTransaction', { id: 'o1', affiliation: 'localhost', revenue: 49.5, shipping: 5, tax: 4.5, currency: 'USD' }],
      ['ecommerce:addItem', { id: 'o1', name: 'Mug', sku: 'SQ1', price: 40, quantity: 1 }],
      ['ecommerce:send'],
    ]);
  });
});

describe('goods that are sold without the cart', () => {
  it('are what was added and is checked out, at their own price, whatever the cart holds; a refused checkout is neither', async () => {
    const { events, heard } = await open();
    events.emit('item-added', added);
    const sale = {
      itemId: 'p9',
      sku: 'CARD50',
      quantity: 1,
      productType: 4,
      title: 'Gift card',
      attributes: { Value: '50' },
      unitPrice: { minor: 5000, currency: 'EUR' },
    } as const;
    const leave = { productInstance: 'k1', flow: 'gift-card', url: '/checkout/gift-card', sale } as const;
    const refused = refusable(leave);
    events.emit('before-checkout', refused);
    refused.preventDefault();
    events.emit('before-checkout', refusable(leave));
    await Promise.resolve();
    const items = [{ item_id: 'CARD50', item_group_id: 'p9', item_name: 'Gift card', item_variant: '50', price: 50, quantity: 1 }];
    expect(heard.slice(2)).toEqual(
      ['add_to_cart', 'begin_checkout'].map((name) => ({ productInstance: null, name, parameters: { currency: 'EUR', value: 50, items } })),
    );
  });
});

/** The previous sale is cleared first. */
const EVENTS = [null, 'view_item', null, 'add_to_cart', null, 'remove_from_cart', 'generate_lead', null, 'begin_checkout'];

describe('the page’s own tag manager', () => {
  it('hears the sale by a setting, in the names of Google Analytics 4', async () => {
    const page = window as unknown as { dataLayer?: unknown[] };
    const { events } = await open({ settings: { dataLayer: true }, isCensusOff: true });
    const both = { ...cart, entries: [...cart.entries, { ...entry, id: 'e2', itemId: 'p2' }] } as typeof cart;
    events.emit('item-added', { ...added, cart: both });
    events.emit('item-removed', { productInstance: null, entry: both.entries[1]!, cart });
    const refused = refusable({ productInstance: null, flow: 'cart' as const, url: '/checkout', sale: null });
    events.emit('before-checkout', refused);
    refused.preventDefault();
    events.emit('before-checkout', refusable({ productInstance: null, flow: 'cart' as const, url: '/checkout', sale: null }));
    events.emit('form-submitted', { productInstance: null, formId: 'f1', kind: 'form', element: document.body });
    await Promise.resolve();
    const told = (page.dataLayer ?? []) as { event?: string; ecommerce?: unknown }[];
    delete page.dataLayer;
    expect(told.map(({ event }) => event ?? null)).toEqual(EVENTS);
    expect(told.filter(({ event }) => !event)).toEqual(Array.from({ length: 4 }, () => ({ ecommerce: null })));
    expect(told.at(-1)?.ecommerce).toEqual({
      currency: 'USD',
      value: 37.5,
      items: [{ item_id: 'SQ1', item_group_id: 'p1', item_name: 'Mug', item_variant: 'Blue / L', price: 12.5, quantity: 3 }],
    });
    expect(told.find(({ event }) => event === 'generate_lead')).toEqual({ event: 'generate_lead', form_id: 'f1' });
    expect(await visit?.names()).toEqual([]);
  });
});

describe('the page’s own tag manager and listeners, where the policy asks for consent,', () => {
  const cookieSettings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
  it.each([true, false])('hear nothing before the visitor’s answer (%s), and what happened until then only after a yes', async (isYes) => {
    const page = window as unknown as { dataLayer?: unknown[] };
    const { events, running, heard } = await open({ context: { ...productContext, cookieSettings }, settings: { dataLayer: true } });
    events.emit('item-added', added);
    expect([page.dataLayer, heard]).toEqual([undefined, []]);
    running.consent.set({ analytics: isYes, marketing: false });
    const told = (page.dataLayer ?? []) as { event?: string }[];
    const names = isYes ? ['view_item', 'add_to_cart'] : [];
    expect(told.flatMap(({ event }) => event ?? [])).toEqual(names);
    expect(heard.map(({ name }) => name)).toEqual(names);
  });
});

describe('an event of the page’s own', () => {
  it('is sent with what the page knows, which wins over what is given, with a word in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { analytics, sent } = await open({ context: PLAIN });
    analytics.track('Sofa_Seen', { sofa: 'red', page_path: '/elsewhere', object_identifier: 'sofa-1', resolved_locale: 'de-DE' });
    const event = (await sent()).at(-1);
    expect(event).toMatchObject({ path: 'v1/clanker/events', status: 202, fields: { eventSchemaName: 'Sofa_Seen' } });
    expect(event?.data).toMatchObject({ sofa: 'red', page_path: '/store/p/mug', object_identifier: 'sofa-1', resolved_locale: 'de-DE' });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"page_path"')]]);
  });

  it('speaks the document’s language where none is given, else English', async () => {
    const { analytics, sent } = await open({ context: PLAIN });
    document.documentElement.lang = 'fr';
    analytics.track('A', {});
    document.documentElement.removeAttribute('lang');
    analytics.track('B', {});
    expect((await sent()).slice(1).map(({ data }) => data['resolved_locale'])).toEqual(['fr', 'en-US']);
  });

  it('without a payload is reported, and nothing else happens', async () => {
    const { analytics, names, reports } = await open({ context: PLAIN });
    analytics.track('Sofa_Seen');
    expect(await names()).toEqual(['census/RecordHit View']);
    expect(reports).toEqual(['no payload']);
  });

  it('goes nowhere from an environment that has no service, and an unknown one is warned of', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { analytics, names } = await open({ context: PLAIN, settings: { eventsRoot: '', environment: 'moon' } });
    analytics.track('A', {});
    expect(await names()).toEqual(['census/RecordHit View']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"moon"')]]);
  });

  it('is only judged in validate mode, and a refusal is reported', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { analytics, names, reports } = await open({ context: PLAIN, settings: { eventsMode: 'validate' } });
    analytics.track('A', {});
    analytics.track('CommerceShopping_VisitPDP', { website_id: 7 });
    expect((await names()).slice(1)).toEqual([
      'v1/clanker/validate-event-content/A A',
      'v1/clanker/validate-event-content/CommerceShopping_VisitPDP CommerceShopping_VisitPDP',
    ]);
    await vi.waitFor(() => expect(reports).toEqual(['Error tracking event: HTTP Status 400']));
    expect(info).toHaveBeenCalledOnce();
  });
});
