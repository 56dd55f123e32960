import type { ScenarioChoice } from '../mocks/chooseScenario.ts';
import { createHost, type Host } from '../mocks/createHost.ts';
import { serveFolder } from '../mocks/serveFolder.ts';
import { startServer, type HostServer } from '../mocks/server.ts';
import { serveAsset } from './assets.ts';
import { catalogue } from './content/catalogue.ts';
import { policy } from './content/policy.ts';

import { reviewsOf } from './content/reviews.ts';
import { benchProducts } from './lists.ts';
import { COMMISSION_FORM } from './pages/commissionPage.ts';
import { serveQa, withPanel } from './qaPanel.ts';
import { servePage } from './servePage.ts';

export interface DemoOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  readonly host?: Host;
  /** Behaviour of a new host; default `normal`. */
  readonly scenario?: ScenarioChoice;
  /** Further headers of every page, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called first, for a test's own pages and files; `undefined` leaves the request to the shop. */
  readonly serve?: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** `lite` serves the Preact build instead of the React one; default: the environment's `FLAVOUR`. */
  readonly flavour?: string | undefined;
  /** Rollout flags of the performance collector; default: none. */
  readonly rollouts?: readonly string[];
  /** Whether the console explains the mistakes of pages; default false: tests count what a shopper's page loads, and run on a local host. */
  readonly debug?: boolean;
  /** Whether each page has the panel for testers, and `/demo/qa` answers it; default false: tests count what a page loads. */
  readonly qa?: boolean;
  /** ms since 1970; default the clock. */
  readonly now?: () => number;
}

/** Products of the bench list that the host knows, so that they can be added. */
const BENCH_PRODUCTS = 300;

/** The mocked host with the demo shop's products. */
export const createDemoHost = ({ scenario, now, rollouts }: Pick<DemoOptions, 'scenario' | 'now' | 'rollouts'> = {}): Host =>
  createHost({
    products: [...catalogue, ...benchProducts(BENCH_PRODUCTS)],
    policy,
    reviews: reviewsOf,
    captchaForms: [COMMISSION_FORM],
    ...(scenario && { scenario }),
    ...(now && { now }),
    ...(rollouts && { rollouts }),
  });

/** The demo shop over HTTP: pages, pictures, the build under `/dist/`, and the mocked host under `/api/`. */
export function startDemo(options: DemoOptions = {}): Promise<HostServer> {
  const host = options.host ?? createDemoHost(options);
  const dist = serveFolder(new URL('../dist/', import.meta.url).pathname, '/dist/');
  const isLite = (options.flavour ?? process.env['FLAVOUR']) === 'lite';
  return startServer({
    host,
    port: options.port ?? 0,
    async serve(request) {
      const own = await options.serve?.(request);
      if (own) return options.debug ? own : withoutDebug(own);
      const { pathname } = new URL(request.url);
      // Where a page's own origin has it, as the guide says.
      if (pathname === '/mockServiceWorker.js') return dist(new Request(new URL(`/dist${pathname}`, request.url)));
      if (pathname.startsWith('/dist/')) return dist(isLite ? inLite(request) : request);
      if (pathname.startsWith('/assets/')) return serveAsset(request);
      if (options.qa && pathname.startsWith('/demo/qa')) return serveQa(request, host);
      const page = servePage(request, host, options.headers);
      const shown = options.qa && !pathname.startsWith('/guide') ? withPanel(page) : page;
      return options.debug ? shown : withoutDebug(await shown);
    },
  });
}

/** The shop's tag. */
const TAG = /(<script\b(?![^>]*\bdata-debug)[^>]*\bsrc="[^"]*\/dist\/storefront[^"]*")/g;

/** Turns the explanations off, as no shopper gets them. */
async function withoutDebug(response: Response): Promise<Response> {
  if (!/html/.test(response.headers.get('content-type') ?? '')) return response;
  return new Response((await response.text()).replace(TAG, '$1 data-debug="off"'), response);
}

const inLite = (request: Request): Request =>
  new Request(request.url.replace(/(\/dist\/storefront)((?:\.umd)?\.js)/, '$1.lite$2'), { headers: request.headers });
