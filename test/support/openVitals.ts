import type { Browser, Page } from 'playwright-core';
import { startDemo } from '../../demo/createDemo.ts';
import type { Host } from '../../mocks/createHost.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../../src/commerce/model/rolloutFlag.ts';
import { launchChromium } from './launchChromium.ts';
import { settle } from './settle.ts';

export interface MeasuredPage {
  readonly head?: string;
  readonly body?: string;
  readonly tag?: string;
  /** Default: an ordinary page's context. */
  readonly context?: object;
}

export interface Record {
  readonly eventName: 'page_speed' | 'user';
  readonly pageLoadId: string;
  readonly appName: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it as deep as they like; the host has checked its form
  readonly data: any;
}

/** A host with page speed on, pages to measure, and a browser with back/forward cache. */
export interface VitalsStage {
  readonly url: string;
  readonly host: Host;
  readonly browser: Browser;
  put(page?: MeasuredPage, name?: string): string;
  /** The paths of pages and files that were asked for. */
  served(): readonly string[];
  /** Records sent; every request must have been accepted. */
  records(): Record[];
  sent(): RequestRecord[];
  /** Opens a tab without emulated focus, which would keep it visible. Returns its id, for `show`. */
  openTab(path: string, background?: boolean): Promise<string>;
  /** Hides the former front tab. */
  show(tab: string): Promise<void>;
  /**
   * Closes all tabs and starts a new host at a new address, because a closed page may send its last requests later.
   *
   * @param rollouts default: those of the first host
   */
  renew(rollouts?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export const ALL_FLAGS = [...Object.values(ROLLOUT_FLAG), appRolloutFlag('storefront')];

/** Fields as on saved pages of the platform. */
export const CONTEXT = {
  templateId: '5c5a519771c10ba3470d8101',
  pageType: 2,
  website: { id: 'w1', language: 'en-US', timeZone: 'America/Chicago', cloneable: false, websiteType: 1, isHstsEnabled: true },
  websiteSettings: { ampEnabled: false },
  collection: { id: 'c1', title: 'About', fullUrl: '/about', type: 10, permissionType: 1 },
  impersonatedSession: false,
};

const WEB_VITALS = '/reference/';

export async function openVitals(rollouts: readonly string[] = ALL_FLAGS): Promise<VitalsStage> {
  const served: string[] = [];
  const pages = new Map<string, string>();
  const reference = serveFolder(new URL('../../node_modules/web-vitals/dist/', import.meta.url).pathname, WEB_VITALS);
  const start = (ofHost: readonly string[]) =>
    startDemo({
      rollouts: ofHost,
      serve(request) {
        const { pathname } = new URL(request.url);
        served.push(pathname);
        const html = pages.get(pathname);
        if (html !== undefined) return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
        return pathname.startsWith(WEB_VITALS) ? reference(request) : undefined;
      },
    });
  let demo = await start(rollouts);
  const browser = await launchChromium([], ['--disable-back-forward-cache']);
  const tabs = await browser.newBrowserCDPSession();
  const opened: string[] = [];
  let count = 0;
  const sent = () => demo.host.log.filter(({ path }) => path === '/api/1/performance/records');
  return {
    get url() {
      return demo.url;
    },
    get host() {
      return demo.host;
    },
    browser,
    put(page = {}, name = `page-${++count}`) {
      const path = `/measured/${name}`;
      pages.set(path, render(page));
      return path;
    },
    served: () => served,
    sent,
    records() {
      const refused = sent().find(({ status }) => status !== null && status !== 200);
      if (refused) throw new Error(`The host has refused ${refused.rawBody}`);
      return sent().flatMap(({ body }) => body as Record[]);
    },
    async openTab(path, background = false) {
      const { targetId } = await tabs.send('Target.createTarget', { url: demo.url + path, background });
      opened.push(targetId);
      return targetId;
    },
    async show(targetId) {
      await tabs.send('Target.activateTarget', { targetId });
    },
    async renew(others = rollouts) {
      for (const targetId of opened.splice(0)) await tabs.send('Target.closeTarget', { targetId });
      // Contexts of a test that failed early.
      for (const context of browser.contexts()) await context.close();
      await demo.close();
      pages.clear();
      served.length = 0;
      demo = await start(others);
    },
    async close() {
      await browser.close();
      await demo.close();
    },
  };
}

/**
 * Settles when the page has its settings and its paints are reported. Self-contained, because it is passed to a browser.
 *
 * @param times how many times settings must have arrived
 */
async function whenMeasured(times: number): Promise<void> {
  const told = (type: string, isIt: (entry: PerformanceEntry) => boolean, count: number) =>
    new Promise<void>((done) => {
      let seen = 0;
      new PerformanceObserver((list, observer) => {
        seen += list.getEntries().filter(isIt).length;
        if (seen < count) return;
        observer.disconnect();
        done();
      }).observe({ type, buffered: true });
    });
  await told('resource', ({ name }) => name.endsWith('/performance/settings'), times);
  // The timing entry precedes the text; a later response proves that the text has arrived.
  await (await fetch('/measured/later')).text();
  await told('largest-contentful-paint', () => true, 1);
}

export async function untilMeasured(page: Page, times = 1): Promise<void> {
  await page.evaluate(whenMeasured, times);
  await settle(page);
}

/** For pages without a test driver: requests MEASURED from the host once measured. */
export const TELL_MEASURED = `<script>(${whenMeasured.toString()})(1).then(() => fetch('/measured/so'));</script>`;
export const MEASURED = '/measured/so';

/** Sends what remains. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

const render = ({ head = '', body = '<h1>Measured</h1>', tag = '', context = CONTEXT }: MeasuredPage): string =>
  `<!doctype html><html lang="en"><head><title>Measured</title>` +
  `<script type="application/json" data-storefront-context>${JSON.stringify(context)}</script>${head}` +
  `<script type="module" src="/dist/storefront.js" ${tag}></script></head><body>${body}</body></html>`;
