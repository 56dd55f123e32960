import { vi } from 'vitest';
import type { StorefrontEventName, StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { startAnalytics, type Analytics } from '../../src/visitor/startAnalytics.ts';
import type { EarlyEvent } from '../../src/visitor/AnalyticsDeps.ts';
import type { ConsentState } from '../../src/commerce/model/consent.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import { createFakeApi } from '../app/fakeApi.ts';
import type { createCartHost } from '../widgets/cart/createCartHost.ts';
import { createCartPages, type Tab } from '../widgets/cart/cartPages.ts';
import { rethrow } from '../core/page/openPage.ts';

interface PageState {
  readonly events: ReturnType<typeof createEmitter<StorefrontEvents>>;
  early: EarlyEvent[] | null;
  analytics: Analytics | null;
}

interface BrowserDeps {
  readonly host: ReturnType<typeof createCartHost>;
  readonly onWrong: (what: string) => void;
  /** The visitor's answer on analytics; `null`: none yet. */
  readonly answer: boolean | null;
  /** A whole number below this one. */
  readonly below: (most: number) => number;
}

export type MonthBrowser = ReturnType<typeof openMonthBrowser>;

const REMEMBERED: ReadonlySet<StorefrontEventName> = new Set(['cart-change', 'item-added', 'item-removed', 'before-checkout']);
const SETTINGS = {
  apiRoot: '/api/',
  census: 'on',
  dataLayer: true,
  legacyTransaction: false,
  analyticsItemId: 'sku',
  analyticsTestOrders: 'drop',
  eventsRoot: '',
  eventsMode: 'record',
  environment: 'dev',
} as const;

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** One visitor's browser with its tabs: real carts, buying and analytics on every page. */
export function openMonthBrowser({ host, onWrong, answer, below }: BrowserDeps) {
  const consent = createAnswer(answer);
  const api = createFakeApi();
  const states = new Map<number, PageState>();
  /** Cents of each subscription and gift card whose page was opened. */
  const sales: number[] = [];
  /** Cents of each cart that was taken to the checkout. */
  const checkouts: number[] = [];
  const pages = createCartPages(host, onWrong, {
    api,
    onEvent(page, { name, detail }) {
      if (name === 'before-checkout') {
        if (detail.sale) sales.push(detail.sale.unitPrice!.minor * detail.sale.quantity);
        else checkouts.push(host.db.cart(host.token()).subtotalCents);
      }
      const state = states.get(page);
      if (state?.early && REMEMBERED.has(name)) state.early.push([name, detail] as unknown as EarlyEvent);
      state?.events.emit(name, detail as never);
    },
  });

  const begin = async (tab: Tab, context: object = {}) => {
    const state: PageState = { events: createEmitter<StorefrontEvents>(rethrow), early: [], analytics: null };
    states.set(tab.page, state);
    void tab.shop.cart.read(10_000, true);
    // Analytics is loaded a little later than the cart, or a little before it.
    await pass(below(400));
    startOn(state, context, consent);
    if ('order' in context) {
      vi.useRealTimers();
      await vi.dynamicImportSettled();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    }
    await pass(below(400));
  };
  const leave = (tab: Tab) => {
    tab.shop.cart.onPageMoment('left');
    window.dispatchEvent(new Event('pagehide'));
    states.get(tab.page)?.analytics?.stop();
    pages.close(tab);
  };
  return {
    api,
    pages,
    sales,
    checkouts,
    begin,
    leave,
    async goOn(tab: Tab, context: object = {}) {
      leave(tab);
      pages.goOn(tab);
      await begin(tab, context);
    },
    agree: consent.agree,
  };
}

function startOn(state: PageState, context: object, consent: ReturnType<typeof createAnswer>): void {
  const early = state.early ?? [];
  state.early = null;
  state.analytics = startAnalytics({
    settings: SETTINGS,
    page: {
      document,
      context: () => ({ pageType: 2, ...context }),
      hasFlag: () => false,
      roles: () => null,
      productId: () => null,
      order: () => (context as { order?: unknown }).order ?? null,
      currency: () => 'USD',
    },
    events: state.events,
    emit: () => undefined,
    consent: consent.keeper as never,
    ids: { analyticsId: () => null, session: () => null, marketingId: () => null, clear: () => undefined },
    report: rethrow,
  });
  state.analytics.replay(early);
}

function createAnswer(analytics: boolean | null) {
  const listeners = new Set<(state: ConsentState) => void>();
  let state: ConsentState = { analytics, marketing: false, preferences: false, saleOfData: false };
  return {
    keeper: {
      get: () => state,
      from: () => 'visitor',
      subscribe(listener: (next: ConsentState) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    agree() {
      state = { ...state, analytics: true };
      for (const listener of listeners) listener(state);
    },
  };
}
