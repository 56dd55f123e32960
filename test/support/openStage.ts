import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startDemo } from '../../demo/createDemo.ts';
import { renderPage } from '../../demo/pages/renderPage.ts';
import type { Host } from '../../mocks/createHost.ts';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import { launchChromium } from './launchChromium.ts';
import { shareChromium } from './shareChromium.ts';

/** A demo page with a test's additions. */
export interface StagePage {
  /** Default: the breakfast mug's, with two options and physical stock. */
  readonly path?: string;
  readonly query?: string;
  /** The UMD file (default), the modules build, nothing, or the test's own tag. */
  readonly tag?: 'umd' | 'esm' | 'none' | `<${string}`;
  readonly before?: string;
  /** HTML in the head after the product's tag. */
  readonly after?: string;
  readonly bodyStart?: string;
  readonly bodyEnd?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Final change of the HTML. */
  readonly edit?: (html: string) => string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and unhandled rejections of any script. */
  readonly pageErrors: string[];
  /** Console lines as `type: text`. */
  readonly console: string[];
  /** The requests of this very page to the host, oldest first: several visits may be under way at once. */
  requests(): RequestRecord[];
  /** Everything but reads. */
  writes(): RequestRecord[];
  close(): Promise<void>;
}

export interface Stage {
  readonly url: string;
  readonly host: Host;
  readonly browser: Browser;
  put(page: StagePage | Response, name?: string): string;
  open(page?: StagePage | string, options?: OpenOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Called before the page is opened, for routes and scripts. */
  readonly prepare?: (context: BrowserContext) => Promise<void> | void;
}

const TAGS: Readonly<Record<string, string>> = {
  umd: '<script src="/dist/storefront.umd.js" defer></script>',
  esm: '<script type="module" src="/dist/storefront.js"></script>',
  none: '',
};

/** Whatever a product page shows when nothing is wrong with it. */
export const MUG = '/store/p/breakfast-mug';

/** @param browserOptions as for `launchChromium`, for a separate browser; default: the worker's */
export async function openStage(...browserOptions: Parameters<typeof launchChromium>): Promise<Stage> {
  const answers = new Map<string, () => Response>();
  let count = 0;
  const [demo, { browser, leave }] = await Promise.all([
    startDemo({ serve: (request) => answers.get(new URL(request.url).pathname)?.() }),
    browserOptions.length > 0
      ? launchChromium(...browserOptions).then((own) => ({ browser: own, leave: () => own.close() }))
      : shareChromium(),
  ]);

  const put: Stage['put'] = (page, name = `page-${++count}`) => {
    const path = `/stage/${name}`;
    if (page instanceof Response) answers.set(path, () => page.clone());
    else answers.set(path, () => new Response(render(page), { headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers } }));
    return path;
  };

  return {
    url: demo.url,
    host: demo.host,
    browser,
    put,
    async open(page = {}, { prepare, ...options } = {}) {
      const context = await browser.newContext(options);
      await prepare?.(context);
      const tab = await context.newPage();
      const url = demo.url + (typeof page === 'string' ? page : put(page));
      const requests = () => demo.host.log.filter(({ headers }) => headers['referer'] === url);
      const writes = () => requests().filter(({ method }) => method !== 'GET');
      const visit: Visit = { page: tab, context, pageErrors: [], console: [], requests, writes, close: () => context.close() };
      tab.on('pageerror', (error) => visit.pageErrors.push(String(error)));
      tab.on('console', (line) => visit.console.push(`${line.type()}: ${line.text()}`));
      await tab.goto(url, { waitUntil: 'load' });
      return visit;
    },
    async close() {
      await leave();
      await demo.close();
    },
  };
}

function render({ path = MUG, query = '', tag = 'umd', before = '', after = '', bodyStart = '', bodyEnd = '', edit }: StagePage): string {
  const rendered = renderPage(path, { script: 'none', query: new URLSearchParams(query) });
  if (!rendered) throw new Error(`The demo shop has no page ${path}.`);
  // Without style sheets and pictures, which makes a page load three times as fast.
  const html = rendered.html
    .replace(/<link rel="stylesheet"[^>]*>|<img [^>]*>/g, '')
    .replace('</head>', () => `${before}${TAGS[tag] ?? tag}${after}</head>`)
    .replace(/<body[^>]*>/, (body) => body + bodyStart)
    .replace('</body>', () => `${bodyEnd}</body>`);
  return edit ? edit(html) : html;
}
