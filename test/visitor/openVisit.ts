import { untracked } from '../../src/lib/createActivity.ts';
import { vi } from 'vitest';
import { createHost, visitPage } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import type { Analytics } from '../../src/visitor/startAnalytics.ts';
import type { EarlyEvent } from '../../src/visitor/AnalyticsDeps.ts';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import type { ConfigSources } from '../../src/core/config.ts';
import { createErrorBuffer } from '../../src/errors/createErrorBuffer.ts';
import { watchEarly } from '../../src/vitals/watchEarly.ts';
import { startPageServices, type RunningPageServices } from '../../src/app/visit/startPageServices.ts';
import { clearPage, showPage } from '../core/page/openPage.ts';

export interface Sent {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: Record<string, unknown>;
  readonly ssCvr: string | null;
  readonly status: number | null;
}

export interface VisitWorld {
  readonly context?: Record<string, unknown>;
  readonly path?: string;
  readonly html?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly early?: readonly EarlyEvent[];
  readonly isCensusOff?: boolean;
  readonly browser?: Readonly<Record<string, unknown>>;
  readonly stored?: Readonly<Record<string, string>>;
}

export const visitOfProduct = {
  website_id: 'w1',
  page_id: 'c1',
  cart_id: null,
  product_page: 'pdp',
  item_id: 'p1',
  item_type: 1,
  item_title: 'Mug',
  item_collection_id: 'c1',
  item_collection_name: 'Store',
};

/** Seen on real pages of 7.0 and 7.1. */
export const productContext = {
  pageType: 50,
  templateId: '5c5a519771c10ba3470d8101',
  env: 'PRODUCTION',
  website: { id: 'w1', language: 'en-GB', cloneable: false },
  websiteSettings: { storeSettings: { defaultCurrency: 'USD', selectedCurrency: 'USD' } },
  collection: { id: 'c1', title: 'Store', fullUrl: '/store', type: 13 },
  item: { id: 'p1', title: 'Mug', fullUrl: '/store/p/mug', recordType: 11 },
  product: { productType: 1, variants: [] },
};

/** Ends with `leave`. */
export async function openVisit({ context = productContext, path = '/store/p/mug', html = '', ...world }: VisitWorld = {}) {
  const host = createHost({ products: seedProducts });
  history.replaceState(null, '', path);
  const visit = visitPage(host, `${location.origin}${path}`);
  for (const [name, value] of Object.entries(world.cookies ?? {})) document.cookie = `${name}=${value}; Path=/`;
  for (const [name, value] of Object.entries(world.stored ?? {})) localStorage.setItem(name, value);
  showPage(html, context);
  vi.stubGlobal('fetch', visit.fetch);
  // happy-dom lacks it.
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true });
  const beacons: Promise<unknown>[] = [];
  vi.stubGlobal('navigator', beaconing(visit.fetch, beacons, world.browser ?? {}));
  const reports: string[] = [];
  const report = (error: unknown) => void reports.push((error as Error).message);
  const events = createEmitter<StorefrontEvents>(report);
  const heard: StorefrontEvents['analytics'][] = [];
  events.on('analytics', (detail) => heard.push(detail));
  const sources: ConfigSources = {
    page: document,
    tagData: {},
    track: untracked,
    options: { pageSpeed: false, eventsRoot: 'http://events.test', ...world.settings },
    report,
  };
  const signs = watchEarly();
  const running: RunningPageServices = startPageServices({
    sources,
    events,
    takeBuffered: () => world.early ?? [],
    isCensusOff: world.isCensusOff ?? false,
    signs,
    errors: createErrorBuffer(),
  });
  const analytics = (await running.listen()) as Analytics;
  await vi.dynamicImportSettled();

  const sent = async (): Promise<readonly Sent[]> => {
    // Until no more requests arrive.
    for (let quiet = 0, before = -1; quiet < 2;) {
      await new Promise((go) => setTimeout(go));
      await Promise.all(beacons);
      const now = host.facts.length + host.facts.filter(({ status }) => status !== null).length / 10_000;
      quiet = now === before && host.facts.every(({ status }) => status !== null) ? quiet + 1 : 0;
      before = now;
    }
    return host.facts.map(({ path: at, body, rawBody, status }) => {
      const fields: Record<string, string> =
        body === null ? Object.fromEntries(new URLSearchParams(rawBody)) : (body as Record<string, string>);
      const text = fields['data'] ?? fields['eventContent'];
      const data = (text === undefined ? body : JSON.parse(text)) as Record<string, unknown>;
      return { path: at.replace(/^\/api\//, ''), fields, data, ssCvr: fields['ss_cvr'] ?? null, status };
    });
  };
  return {
    host,
    running,
    analytics,
    events,
    heard,
    reports,
    sent,
    names: async () =>
      (await sent()).map(({ path: at, fields }) => [at, fields['event'] ?? fields['eventSchemaName']].filter(Boolean).join(' ')),
    cookies: () =>
      document.cookie
        .split('; ')
        .map((part) => part.split('=')[0] as string)
        .filter((name) => /^ss_|^SS_/.test(name))
        .toSorted(),
    leave() {
      running.stop();
      signs.stop();
      visit.leave();
      clearPage();
      delete (window as { dataLayer?: unknown }).dataLayer;
      localStorage.clear();
      sessionStorage.clear();
      for (const name of ['SiteUserSecureAuthToken', 'ss_cookieAllowed']) document.cookie = `${name}=; Path=/; Max-Age=0`;
      history.replaceState(null, '', '/');
      vi.unstubAllGlobals();
    },
  };
}

/** happy-dom's beacons would leave for the network. */
export function beaconing(
  fetch: typeof globalThis.fetch,
  sent: Promise<unknown>[] = [],
  browser: Readonly<Record<string, unknown>> = {},
): Navigator {
  return new Proxy(navigator, {
    get(target, name) {
      if (typeof name === 'string' && name in browser) return browser[name];
      if (name !== 'sendBeacon') return Reflect.get(target, name, target) as unknown;
      return (url: string, body: URLSearchParams) => {
        sent.push(fetch(url, { method: 'POST', body }));
        return true;
      };
    },
  });
}
