import type { BrowserContext, Page } from 'playwright-core';
import { createDemoHost } from '../../demo/createDemo.ts';
import { servePage } from '../../demo/servePage.ts';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import { openShop } from '../support/openShop.ts';
import { orderPage } from './orderPage.ts';

export interface Item {
  readonly item_id: string;
  readonly item_group_id?: string;
  readonly item_sku?: string;
  readonly item_variant?: string;
}
export interface Pushed {
  readonly event: string;
  readonly ecommerce?: {
    readonly value?: number;
    readonly coupon?: string;
    readonly shipping_tier?: string;
    readonly items: readonly Item[];
  };
}

/** Everything that is known of a visitor outside of the shop's own pages. */
export interface Traces {
  /** Facts that the platform was told, in any order. */
  readonly facts: readonly string[];
  /** The platform's other requests: each read once, each write as often as it was sent. In any order. */
  readonly calls: readonly string[];
  /** Whatever else was asked for, but pages, their pictures, and our own files: also addresses of others. */
  readonly elsewhere: readonly string[];
  readonly cookies: readonly string[];
  /** Keys of both storages. */
  readonly stored: readonly string[];
  /** Events of the data layers of all pages. */
  readonly dataLayer: readonly string[];
}

export interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Of all pages, also shortly before they are left. */
  readonly pushed: readonly Pushed[];
  open(path: string): Promise<void>;
  /** Once the page's product counts as looked at, wherever that is told. */
  untilViewed(): Promise<void>;
  traces(): Promise<Traces>;
}

/** Of a line, an item, a token. */
const ID = /(?<=\/)(?=[\w-]*\d)[\w-]{8,}/g;
const isRead = (call: string): boolean => call.startsWith('GET ');
const TAG = 'data-page-speed=off,data-data-layer=on';
const STAFF = '"authenticatedAccount":{"id":"a1","roles":[4]},"impersonatedSession":false';

/** The demo shop with a data layer on all of its pages, and order pages; `?as=staff` on a page is one of the site's editors. */
export async function openFigures() {
  const host = createDemoHost();
  let count = 0;
  const shop = await openShop({
    host,
    async serve(request) {
      const url = new URL(request.url);
      if (!request.headers.get('accept')?.includes('text/html')) return undefined;
      if (!url.searchParams.has('tag')) url.searchParams.set('tag', TAG);
      const page = orderPage(request) ?? servePage(new Request(url, { headers: request.headers }), host);
      if (url.searchParams.get('as') !== 'staff') return page;
      const html = await page.text();
      return new Response(html.replace('"impersonatedSession":false', STAFF), { headers: page.headers });
    },
  });
  return {
    url: shop.demo.url,
    close: shop.close,
    /** @param cookies by name */
    async visit(cookies: Readonly<Record<string, string>> = {}): Promise<Watched> {
      const userAgent = `visitor-${(count += 1)}`;
      const { context, page, open } = await shop.visit({ userAgent });
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.demo.url })));
      const pushed: Pushed[] = [];
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        const { origin, pathname, href } = new URL(request.url());
        if (origin !== shop.demo.url) elsewhere.push(href);
        else if (!request.isNavigationRequest() && !/^\/(?:api|dist|assets)\//.test(pathname)) elsewhere.push(pathname);
      });
      await context.exposeFunction('pushedToTest', (entry: Pushed) => void pushed.push(entry));
      await context.addInitScript(watchDataLayer);
      return {
        context,
        page,
        pushed,
        open,
        untilViewed: () => page.waitForFunction(() => 'viewed' in window).then(() => undefined),
        async traces() {
          const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
          const kept = await context.cookies();
          const by = ({ headers }: RequestRecord) => headers['user-agent'] === userAgent;
          const names = host.facts.filter(by).map(({ path, rawBody }) => {
            const form = new URLSearchParams(rawBody);
            return [path.replace('/api/', ''), form.get('event') ?? form.get('eventSchemaName')].filter(Boolean).join(' ');
          });
          const calls = host.log.filter(by).map(({ method, path }) => `${method} ${path.replace('/api/', '').replace(ID, '*')}`);
          return {
            facts: names.toSorted(),
            calls: [...new Set(calls.filter(isRead)), ...calls.filter((call) => !isRead(call))].toSorted(),
            elsewhere: elsewhere.toSorted(),
            cookies: kept.map(({ name }) => name).toSorted(),
            stored: stored.toSorted(),
            dataLayer: pushed.map(({ event }) => event),
          };
        },
      };
    },
  };
}

/** Runs in the page first. */
function watchDataLayer(): void {
  const view = window as unknown as { dataLayer: { event?: string }[]; pushedToTest(entry: object): void };
  window.Storefront = [['on', 'product-viewed', () => Object.assign(window, { viewed: true })]] as never;
  view.dataLayer = [];
  view.dataLayer.push = (...entries) => {
    for (const entry of entries) if (entry.event) view.pushedToTest(entry);
    return Array.prototype.push.apply(view.dataLayer, entries);
  };
}
