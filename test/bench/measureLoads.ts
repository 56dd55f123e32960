import type { Browser } from 'playwright-core';
import type { FileBytes } from './measureBytes.ts';

/** With React or with Preact. */
export type Flavour = 'react' | 'lite';

export interface PageLoad {
  readonly flavour: Flavour;
  readonly page: string;
  readonly path: string;
  /** Our files in request order. */
  readonly files: readonly string[];
  /** Bytes on the wire if each file is sent brotli-packed on its own. */
  readonly brotli: number;
  readonly gzip: number;
  /** Brotli bytes of files that every page of the platform loads later (analytics, page speed); not in `brotli`. */
  readonly later: number;
}

/** The promised pages and two for comparison, for a new visitor without cookies. */
const PAGES: readonly { readonly page: string; readonly path: string }[] = [
  { page: 'without our elements', path: '/about' },
  { page: 'product, two options', path: '/store/p/bench-1' },
  { page: 'product, first of the shop', path: '/store/p/breakfast-mug?instalments=0' },
  { page: 'list of the shop', path: '/store' },
  { page: 'cart', path: '/cart' },
];

/** Time (ms) after the network is quiet in which files still count, because some are loaded when idle. */
const QUIET_MS = 2500;

/** Opens each page with the modules build as a new visitor, and adds up what is loaded without interaction. */
export async function measureLoads(browser: Browser, url: string, bytes: readonly FileBytes[], flavour: Flavour): Promise<PageLoad[]> {
  const sizes = new Map(bytes.map((size) => [size.file, size]));
  const loads: PageLoad[] = [];
  for (const { page: name, path } of PAGES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/dist/')) files.push(pathname.slice('/dist/'.length));
    });
    const address = new URL(path, url);
    address.searchParams.set('script', flavour === 'lite' ? 'lite' : 'esm');
    // Analytics is loaded after the page and measured separately.
    address.searchParams.set('tag', 'data-census=off,data-page-speed=off');
    const response = await page.goto(address.href, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}: nothing to measure.`);
    await page.waitForTimeout(QUIET_MS);
    await context.close();
    const load = { flavour, page: name, path, files, brotli: 0, gzip: 0, later: 0 };
    for (const file of files) {
      const size = sizes.get(file);
      if (!size) throw new Error(`${path} loaded ${file}, which is not among the measured files.`);
      if (comesLater(file, files)) load.later += size.brotli;
      else {
        load.brotli += size.brotli;
        load.gzip += size.gzip;
      }
    }
    loads.push(load);
  }
  return loads;
}

/** Page readers come with the shop where there is one, else with what comes after the page. */
const comesLater = (file: string, files: readonly string[]): boolean =>
  /^chunks\/start(?:Visit|Vitals)-/.test(file) ||
  (file.startsWith('chunks/page-') && !files.some((other) => other.startsWith('chunks/shop-')));
