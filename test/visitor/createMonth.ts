import { vi } from 'vitest';
import { createCartHost } from '../widgets/cart/createCartHost.ts';
import { clearPage, showPage } from '../core/page/openPage.ts';
import { createMonthSteps, nothingDone } from './createMonthSteps.ts';
import { count, emptySums, mulberry, sorted, type Pushed } from './monthSums.ts';
import { openMonthBrowser, pass, type MonthBrowser } from './openMonthBrowser.ts';
import type { Tab } from '../widgets/cart/cartPages.ts';

/** A shop's month on fake time: real carts, buying and analytics on the mocked host's cart; each visitor has one browser with tabs. */
export function createMonth() {
  const done = nothingDone();
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

  const goOnline = async (browser: MonthBrowser, tabs: readonly Tab[]) => {
    browser.pages.network.setOnline((isOnline = true));
    window.dispatchEvent(new Event('online'));
    for (const tab of tabs) tab.shop.cart.resume();
    await pass(1000);
  };

  async function visit(seed: number): Promise<void> {
    const random = mulberry(seed);
    const below = (most: number) => Math.floor(random() * most);
    localStorage.clear();
    sessionStorage.clear();
    host.reset();
    view.dataLayer = [];
    // One of ten refuses, one never answers, one answers late.
    const kind = below(10);
    if (kind === 0) done.refusal += 1;
    const isCounted = kind > 1;
    const answer = kind === 0 ? false : kind < 3 ? null : true;
    const browser = openMonthBrowser({ host, onWrong: (what) => wrong.push(what), answer, below });
    const tabs = [browser.pages.openTab()];
    const steps = createMonthSteps({
      browser,
      host,
      tabs,
      below,
      done,
      happened,
      isCounted,
      orderId: () => `o${seed}-${happened.orders.length}-${happened.recorded.length}`,
      goOffline: () => browser.pages.network.setOnline((isOnline = false)),
    });

    await browser.begin(tabs[0]!);
    for (let left = 6 + below(14), isFirst = true; left > 0; left -= 1, isFirst = false) {
      const tab = tabs[below(tabs.length)]!;
      // A visitor who answers late first adds something, and is asked on that page.
      const asksNow = kind === 2 && isFirst;
      await steps[asksNow ? 0 : below(steps.length)]!(tab);
      await pass(400 + below(3000));
      if (!isOnline && below(2) === 0) await goOnline(browser, tabs);
      if (asksNow) browser.agree();
    }
    if (!isOnline) await goOnline(browser, tabs);
    await pass(5000);
    // Everyone looks at the cart once more before the month ends.
    for (const tab of tabs) await browser.goOn(tab);
    await pass(20_000);
    for (const tab of tabs) browser.leave(tab);
    if (isCounted) {
      happened.inCarts += host.db.cart(host.token()).subtotalCents;
      happened.checkouts.push(...browser.checkouts, ...browser.sales);
      happened.soldDirectly += browser.sales.reduce((sum, cents) => sum + cents, 0);
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
