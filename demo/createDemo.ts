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
      if (own) return own;
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/dist/')) return dist(isLite ? inLite(request) : request);
      if (pathname.startsWith('/assets/')) return serveAsset(request);
      return servePage(request, host, options.headers);
    },
  });
}

const inLite = (request: Request): Request =>
  new Request(request.url.replace(/(\/dist\/storefront)((?:\.umd)?\.js)/, '$1.lite$2'), { headers: request.headers });
