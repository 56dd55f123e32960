import { readCrumb } from '../core/wire/crumb.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';
import type { AnalyticsDeps, EarlyEvent, ObservedEventName, ObservedEvents } from './AnalyticsDeps.ts';
import { openStore } from '../lib/openStore.ts';
import { pathOf } from '../lib/pathOf.ts';
import { watchAddress } from '../lib/watchAddress.ts';
import { whenReturned } from '../lib/when.ts';
import { FEATURE_FLAG } from '../commerce/rules/hasFlag.ts';
import { ORDER_PAGE_TYPES, type PageType } from '../commerce/model/pageType.ts';
import type { DirectSale } from '../commerce/model/directSale.ts';
import { createCartDifference } from './createCartDifference.ts';
import { createCensus, type CensusCall } from './createCensus.ts';
import { createCommerceEvents } from './createCommerceEvents.ts';
import { createEventOrder } from './createEventOrder.ts';
import { createEventsClient } from './createEventsClient.ts';
import { createConsentGate } from './createConsentGate.ts';
import { LOST_ORDERS_KEY, ORDERS_KEY } from './ordersKey.ts';
import { createShopFacts } from './createShopFacts.ts';
import { createOutbox } from './createOutbox.ts';
import { createVisitorCookie } from './createVisitorCookie.ts';
import { createWire } from './createWire.ts';
import { readAnalyticsContext } from './readAnalyticsContext.ts';
import { lineSold, unknownLine } from './soldLine.ts';
import { pushToDataLayer } from './pushToDataLayer.ts';
import type { LegacyOwner } from './pushLegacyTransaction.ts';
import { chooseShipping, generateLead, sellCart, sellLine } from './toGoogleEvent.ts';
import { titleOnPage } from './titleOnPage.ts';
import { watchSite } from './watchSite.ts';
import { countsForPlatform, countsForSite, isPageView } from './whoIsTracked.ts';

export interface Analytics {
  /** Sends an event v2 for the page, see `Storefront.track`. */
  track(schemaName: string, payload?: object): void;
  /** Reports what was emitted before this listened. */
  replay(early: readonly EarlyEvent[]): void;
  stop(): void;
}

/** Listens for the shop's events and reports them to the platform and the page's tag manager. */
export function startAnalytics({
  settings,
  page,
  events,
  emit,
  consent,
  ids,
  report,
  track: trackRequest,
  cart: knownCart = null,
}: AnalyticsDeps): Analytics {
  const { document, context } = page;
  const view = document.defaultView as Window & LegacyOwner;
  let cart = knownCart;
  const over = new AbortController();
  const outbox = createOutbox(document, report);
  const wire = createWire(over.signal, trackRequest);
  const gate = createConsentGate(consent);
  // In the shop's own files, which a product's page has in any case. Without it the price stays unknown.
  const order = createEventOrder(() => import('./readViewedLine.ts').then((module) => module.readViewedLine), report);
  const visitor = createVisitorCookie();
  const orders = new Set<string>();
  const isAllowed = () => consent.get().analytics === true;
  const sending = { outbox, wire, apiRoot: settings.apiRoot };
  const census = createCensus({ ...sending, visitorCookie: () => (isAllowed() ? visitor.read() : null) });
  const facts = createShopFacts({
    ...sending,
    crumb: readCrumb,
    maySend: isAllowed,
    onLost({ event, data }) {
      if (event !== 'order-confirmed') return;
      void import('./confirmOrder.ts').then(({ keepLostOrder }) => keepLostOrder((data as { orderId: string }).orderId), report);
    },
  });
  const client = createEventsClient(settings, { page: document, context, ids, outbox, wire, report, signal: over.signal });

  const whereabouts = () => ({ context: context(), path: document.location.pathname, roles: page.roles() });
  const isOfSite = () => countsForSite(whereabouts());
  const terms = () => ({ currency: page.currency(), itemIdBy: settings.analyticsItemId });
  const toPlatform = (prepare: () => (() => void) | null, isView = false) => {
    const send = settings.census !== 'off' && countsForPlatform(whereabouts()) ? prepare() : null;
    if (send) gate.run(send, isView);
  };
  const emitToPage = (event: AnalyticsEvent) =>
    gate.run(() => {
      if (settings.dataLayer) pushToDataLayer(view, event);
      emit('analytics', { productInstance: null, ...event });
    }, event.name === 'page_view');
  const toPage = (event: AnalyticsEvent) => {
    if (isOfSite()) order.run(() => emitToPage(event));
  };

  const difference = createCartDifference({
    mayKeep: () => isAllowed() && isOfSite(),
    emit: (name, line) => toPage(sellLine(name, line, terms())),
  });

  const recordView = (referrer?: string) => {
    if (!isPageView(document.location.pathname)) return;
    toPlatform(() => {
      const hit = readAnalyticsContext(document, context(), referrer);
      // No answer yet, and nothing is stored.
      if (settings.census === 'cookieless' && consent.from() === 'policy' && !isAllowed()) {
        census.recordHit(hit);
        return null;
      }
      return () => {
        visitor.touch();
        census.recordHit(hit);
      };
    }, true);
  };
  const record = (call: CensusCall) =>
    toPlatform(() => {
      const hit = readAnalyticsContext(document, context());
      return () => census.record(hit, call);
    });
  const track = (schemaName: string, payload?: object) => toPlatform(() => client.prepare(schemaName, payload));
  const commerce = createCommerceEvents({
    context,
    productPage: page.productId,
    currency: page.currency,
    cartId: () => cart?.id ?? null,
    record: (event, data) => toPlatform(() => () => facts.send(event, data)),
    track(schemaName, payload) {
      if (page.hasFlag(FEATURE_FLAG.siteVisitorMetrics)) track(schemaName, payload);
    },
  });

  const confirmOrder = () => {
    if (!ORDER_PAGE_TYPES.includes(context().pageType as PageType) || !isOfSite()) return;
    void import('./confirmOrder.ts').then(
      ({ confirmOrder: confirm }) =>
        confirm({
          page,
          gate,
          orders,
          report,
          toPage,
          toPlatform: commerce.orderConfirmed,
          legacy: settings.legacyTransaction ? view : null,
          onBought: difference.onBought,
          settings,
        }),
      report,
    );
  };

  const reportView = (itemId: string) => {
    if (!isOfSite()) return;
    const { collection } = context();
    const unknown = { ...unknownLine(itemId), title: titleOnPage(context(), itemId) };
    const currency = page.currency();
    order.runView((read) => {
      const line = read?.(document, context(), currency);
      const viewed = line?.itemId === itemId ? line : unknown;
      emitToPage(sellLine('view_item', viewed, { ...terms(), currency: line?.currency ?? currency }, collection?.title));
    });
  };

  const checkOut = (sale: DirectSale | null) => {
    if (!sale) {
      difference.settle();
      return toPage(sellCart('begin_checkout', cart, terms()));
    }
    const saleTerms = { ...terms(), ...(sale.unitPrice && { currency: sale.unitPrice.currency }) };
    for (const name of ['add_to_cart', 'begin_checkout'] as const) toPage(sellLine(name, lineSold(sale), saleTerms));
  };

  const viewCart = (detail: ObservedEvents['cart-opened']) => toPage(sellCart('view_cart', detail.cart, terms()));
  const handlers: { [Name in ObservedEventName]?: (detail: ObservedEvents[Name]) => void } = {
    'button-click': ({ blockId }) => record({ path: 'button-click', blockId }),
    'button-render': ({ blockId }) => record({ path: 'button-render', blockId }),
    'form-render': ({ formId }) => record({ path: 'form-render', formId }),
    'overlay-shown': () => record({ path: 'overlay' }),
    'quick-view'({ itemId }) {
      const path = pathOf('RecordQuickView', itemId);
      if (path !== null) record({ path });
    },
    'product-viewed': ({ itemId }) => {
      commerce.productViewed(itemId);
      reportView(itemId);
    },
    'item-added': (detail) => {
      cart = detail.cart;
      commerce.itemAdded(detail);
      difference.onAdded(detail);
    },
    'item-removed'(detail) {
      cart = detail.cart;
      difference.onRemoved(detail);
    },
    'cart-change'(detail) {
      cart = detail.cart;
      difference.onChange(detail);
    },
    'shipping-chosen': ({ name, cart: chosenFor }) => toPage(chooseShipping(chosenFor, name, terms())),
    'cart-viewed': viewCart,
    'cart-opened': viewCart,
    'before-checkout': (event) =>
      // After all listeners had the chance to cancel.
      void Promise.resolve().then(() => {
        if (event.defaultPrevented) return;
        order.flush();
        checkOut(event.sale);
      }),
    'agent-called': ({ name, isError }) => toPage({ name: 'agent_call', parameters: { tool_name: name, is_error: isError } }),
    'form-submitted': ({ formId }) => toPage(generateLead(formId)),
  };
  const listen = <Name extends ObservedEventName>(name: Name) => events.on(name, handlers[name] as (detail: ObservedEvents[Name]) => void);

  const forgetUnlessAllowed = () => {
    if (isAllowed()) return;
    outbox.clear();
    visitor.clear();
    difference.forget();
    facts.forget();
    for (const key of [ORDERS_KEY, LOST_ORDERS_KEY]) openStore('localStorage').remove(key);
  };
  forgetUnlessAllowed();
  const offs = [
    consent.subscribe(forgetUnlessAllowed),
    watchAddress(document, (former) => {
      recordView(former);
      confirmOrder();
    }),
    whenReturned(() => recordView()),
    watchSite({ page: document, context, itemIdBy: settings.analyticsItemId, tell: toPage, report }),
    ...(Object.keys(handlers) as ObservedEventName[]).map(listen),
    difference.stop,
    facts.stop,
    order.stop,
    gate.stop,
    outbox.stop,
  ];
  recordView();
  confirmOrder();

  return {
    track,
    replay(early) {
      for (const [name, detail] of early) (handlers[name] as ((detail: unknown) => void) | undefined)?.(detail);
    },
    stop() {
      over.abort();
      for (const off of offs) off();
    },
  };
}
