import { vi } from 'vitest';
import type { StorefrontEventName, StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { startAnalytics, type Analytics } from '../../src/visitor/startAnalytics.ts';
import type { EarlyEvent } from '../../src/visitor/AnalyticsDeps.ts';
import type { ConsentState } from '../../src/commerce/model/consent.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { aProduct, aVariant, usd } from '../commerce/rules/aProduct.ts';
import { createFakeApi } from '../app/fakeApi.ts';
import { createCartHost } from '../widgets/cart/createCartHost.ts';
import { createCartPages, type Tab } from '../widgets/cart/cartPages.ts';
import { clearPage, rethrow, showPage } from '../core/page/openPage.ts';
import { count, emptySums, mulberry, sorted, type Pushed } from './monthSums.ts';

type PageState = {
  readonly events: ReturnType<typeof createEmitter<StorefrontEvents>>;
  early: EarlyEvent[] | null;
  analytics: Analytics | null;
};
const ITEM = '5f0c6f1d8a4c2b0017e3da0';
/** Item and sku of the host's goods; the mugs and blue shirts may be sold out. */
const GOODS = [
  [`${ITEM}1`, 'SHIRT-S-BLUE'],
  [`${ITEM}1`, 'SHIRT-M-BLUE'],
  [`${ITEM}2`, 'MUG'],
  [`${ITEM}3`, null],
  [`${ITEM}4`, 'ALTER'],
] as const;
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const DIRECT: readonly Product[] = [
  aProduct({
    id: 'club',
    type: 3,
    isSubscribable: true,
    subscriptionPlan: monthly,
    variants: [aVariant({ sku: 'CLUB', price: usd(1999) })],
  }),
  aProduct({ id: 'card', type: 4, variants: [aVariant({ sku: 'CARD', price: usd(5050) })] }),
];
const REMEMBERED: ReadonlySet<StorefrontEventName> = new Set(['cart-change', 'item-added', 'item-removed', 'before-checkout']);
const ORDER_PAGES = [202, 204, 206, 207];

/** A shop's month on fake time: real carts, buying and analytics on the mocked host's cart; each visitor has one browser with tabs. */
export function createMonth() {
  const done = { add: 0, edit: 0, remove: 0, undo: 0, coupon: 0, tab: 0, page: 0, offline: 0, cart: 0, test: 0, direct: 0, refusal: 0 };
  const happened = emptySums();
  const counted = emptySums();
  const wrong: string[] = [];
  const host = createCartHost();
  const view = window as unknown as { dataLayer?: Pushed[] };
  let isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // happy-dom lacks it.
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const form = new URLSearchParams(body);
    if (form.get('event') === 'order-confirmed') counted.recorded.push((JSON.parse(form.get('data')!) as { orderId: string }).orderId);
    return new Response('{}');
  });
  showPage('', {});

  async function visit(seed: number): Promise<void> {
    const random = mulberry(seed);
    const below = (most: number) => Math.floor(random() * most);
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    localStorage.clear();
    sessionStorage.clear();
    host.reset();
    view.dataLayer = [];
    // One of ten refuses, one never answers, one answers late.
    const kind = below(10);
    const listeners = new Set<(state: ConsentState) => void>();
    let consent: ConsentState = {
      analytics: kind === 0 ? false : kind < 3 ? null : true,
      marketing: false,
      preferences: false,
      saleOfData: false,
    };
    if (kind === 0) done.refusal += 1;
    const isCounted = kind > 1;
    const api = createFakeApi();
    const states = new Map<number, PageState>();
    const sales: number[] = [];
    const checkouts: number[] = [];
    const pages = createCartPages(host, (what) => wrong.push(what), {
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

    const start = (state: PageState, context: object) => {
      const early = state.early ?? [];
      state.early = null;
      state.analytics = startAnalytics({
        settings: {
          apiRoot: '/api/',
          census: 'on',
          dataLayer: true,
          legacyTransaction: false,
          itemIdBy: 'sku',
          marksTestOrders: false,
          events: { root: '', mode: 'record', environment: 'dev' },
        },
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
        early,
        emit: () => undefined,
        consent: {
          get: () => consent,
          from: () => 'visitor',
          subscribe(listener: (next: ConsentState) => void) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        } as never,
        ids: { analyticsId: () => null, session: () => null, marketingId: () => null, clear: () => undefined },
        report: rethrow,
      });
    };
    const begin = async (tab: Tab, context: object = {}) => {
      const state: PageState = { events: createEmitter<StorefrontEvents>(rethrow), early: [], analytics: null };
      states.set(tab.page, state);
      void tab.shop.cart.read(10_000, true);
      // Analytics is loaded a little later than the cart, or a little before it.
      await pass(below(400));
      start(state, context);
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
    const goOn = async (tab: Tab, context: object = {}) => {
      leave(tab);
      pages.goOn(tab);
      await begin(tab, context);
    };
    const order = async (tab: Tab, cents: number, cartId: string | null) => {
      const id = `o${seed}-${happened.orders.length}-${happened.recorded.length}`;
      const testMode = below(5) === 0;
      if (testMode) done.test += 1;
      if (isCounted) happened.recorded.push(id);
      if (isCounted && !testMode) happened.orders.push([id, cents]);
      const context = {
        pageType: ORDER_PAGES[below(4)]!,
        order: { id, grandTotal: { value: String(cents), currency: 'USD' }, items: [], purchasedCartId: cartId, testMode },
      };
      await goOn(tab, context);
      await pass(below(3000));
      // The page of an order is reloaded now and then.
      if (below(3) === 0) await goOn(tab, context);
      await goOn(tab);
    };

    const tabs = [pages.openTab()];
    await begin(tabs[0]!);
    let removed: string | null = null;
    const steps = 6 + below(14);
    for (let step = 0; step < steps; step += 1) {
      const tab = tabs[below(tabs.length)]!;
      const { cart, products } = tab.shop;
      const entry = cart.get()?.entries.at(below(3));
      // Whoever answers late first adds something, and is asked on that page.
      switch (kind === 2 && step === 0 ? 0 : below(12)) {
        case 0:
        case 1:
        case 2: {
          const [itemId, sku] = GOODS[below(GOODS.length)]!;
          done.add += 1;
          void cart.add({ itemId, sku, quantity: 1 + below(3), additionalFields: null });
          break;
        }
        case 3:
        case 4:
          if (!entry) break;
          done.edit += 1;
          void cart.update(entry.id, 1 + below(4));
          break;
        case 5:
          if (!entry) break;
          done.remove += 1;
          removed = entry.id;
          void cart.remove(entry.id);
          break;
        case 6:
          if (removed === null) break;
          done.undo += 1;
          void cart.undo(removed);
          removed = null;
          break;
        case 7:
          done.coupon += 1;
          void (below(2) === 0 ? cart.applyCoupon('TEA') : cart.removeCoupon('TEA'));
          break;
        case 8:
          if (tabs.length > 2) break;
          done.tab += 1;
          tabs.push(pages.openTab());
          await begin(tabs.at(-1)!);
          break;
        case 9:
          done.page += 1;
          removed = null;
          await goOn(tab);
          break;
        case 10: {
          done.offline += 1;
          pages.network.setOnline((isOnline = false));
          await pass(below(4000));
          break;
        }
        default: {
          if (below(3) > 0) {
            const product = DIRECT[below(2)]!;
            products.open('k', product);
            done.direct += 1;
            void products.add('k');
            await pass(0);
            api.calls.at(-1)?.answer({ cartToken: 'token' });
            await pass(0);
            if (below(2) === 0) await order(tab, sales.at(-1) ?? 0, null);
            products.close('k');
            break;
          }
          await pass(3000);
          // Without a cart there is no button that leads to the checkout.
          if (!cart.get()?.entries.length) break;
          const { id, grandTotalCents, subtotalCents, entries } = host.db.cart(host.token());
          if (entries.length === 0) break;
          const before = checkouts.length;
          await Promise.all([cart.checkout(), pass(1000)]);
          if (checkouts.length === before || below(2) === 0) break;
          done.cart += 1;
          if (isCounted) happened.inCarts += subtotalCents;
          // The platform has taken the money, and the cart is gone.
          host.reset();
          removed = null;
          await order(tab, grandTotalCents, id);
          for (const other of tabs) void other.shop.cart.read(10_000, true);
        }
      }
      await pass(400 + below(3000));
      if (!isOnline && below(2) === 0) await reconnect();
      if (kind === 2 && step === 0) {
        consent = { analytics: true, marketing: false, preferences: false, saleOfData: false };
        for (const listener of listeners) listener(consent);
      }
    }

    async function reconnect() {
      pages.network.setOnline((isOnline = true));
      window.dispatchEvent(new Event('online'));
      for (const tab of tabs) tab.shop.cart.resume();
      await pass(1000);
    }
    if (!isOnline) await reconnect();
    await pass(5000);
    // Everyone looks at the cart once more before the month ends.
    for (const tab of tabs) await goOn(tab);
    await pass(20_000);
    for (const tab of tabs) leave(tab);
    if (isCounted) {
      happened.inCarts += host.db.cart(host.token()).subtotalCents;
      happened.checkouts.push(...checkouts, ...sales);
      happened.soldDirectly += sales.reduce((sum, cents) => sum + cents, 0);
    }
    count(view.dataLayer, counted);
  }

  return {
    visit,
    done: () => done,
    sums: () => ({ counted: sorted(counted), happened: sorted(happened), wrong }),
    end() {
      Reflect.deleteProperty(Request.prototype, 'keepalive');
      delete view.dataLayer;
      localStorage.clear();
      sessionStorage.clear();
      clearPage();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
