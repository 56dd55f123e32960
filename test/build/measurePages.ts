import type { Browser } from 'playwright-core';
import { whenReady } from '../support/openShop.ts';
import type { Figures } from './measureBuild.ts';

/** Analytics and page speed come at an idle moment, and are weighed elsewhere. */
const NO_VISIT = 'tag=data-census=off,data-page-speed=off';
const FLAVOURS = { react: 'esm', lite: 'lite' } as const;
const PAGES = {
  plain: '/fixtures/plain?',
  product: '/store/p/breakfast-mug?instalments=0&',
  cart: '/cart?',
  'list of 30': '/bench/list?n=30&pickers=1&',
} as const;

/** Counts of a page, as "listeners of the product page, lite". */
const PAGE_FIGURE = /^(?:requests|nodes|listeners) of the .+ page, /;

/** Whether a figure is of a page, not of a built file. */
export const isOfPage = (name: string): boolean => PAGE_FIGURE.test(name);

/**
 * Counts, on pages of the demo shop at rest: requests for our files and to the platform, elements of the document, and listeners.
 *
 * @param url of the demo shop
 */
export async function measurePages(browser: Browser, url: string): Promise<Figures> {
  const pages = Object.entries(FLAVOURS).flatMap(([flavour, script]) =>
    Object.entries(PAGES).map(async ([name, path]) => {
      const counts = await countPage(browser, `${url}${path}script=${script}&${NO_VISIT}`);
      return Object.entries(counts).map(([what, count]) => [`${what} of the ${name} page, ${flavour}`, count] as const);
    }),
  );
  return Object.fromEntries((await Promise.all(pages)).flat());
}

async function countPage(browser: Browser, address: string): Promise<{ requests: number; nodes: number; listeners: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => {
    if (/^\/(?:dist|api)\//.test(new URL(request.url()).pathname)) requests += 1;
  });
  await page.goto(address);
  await whenReady(page);
  await page.evaluate(() => (window.Storefront as { whenIdle(): Promise<void> }).whenIdle());
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners');
  if (!listeners) throw new Error('Chromium does not say how many listeners there are.');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { requests, nodes, listeners: listeners.value };
}
