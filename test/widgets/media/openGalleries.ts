import type { BrowserContext, Page } from 'playwright-core';
import { whenReady } from '../../support/openShop.ts';
import type { OpenOptions, Stage, Visit } from '../../support/openStage.ts';
import { hideUntilParsed } from '../../support/watchShifts.ts';

/** A picture that shows the requested size. */
const draw = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  const [width, height] = /[13579]\.svg$/.test(pathname) ? [900, 1600] : [1600, 900];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#7a9"/><text y="99" font-size="99">${searchParams.get('format')}</text></svg>`;
};

export const pageOf = (body: string, style = '', dark = false): string => `<!doctype html><html lang="en"><head><title>Pictures</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 16px; font: 16px/1.5 sans-serif; ${dark ? 'background: #151515; color: #eee' : ''} } img { max-width: 100%; height: auto } ${style}</style>
<script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } };
window.moved = []; new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });</script>
<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script></head>
<body><main><h1>Pictures</h1>${body}<p id="below">Below</p></main></body></html>`;

export type OpenGalleries = (html: string, options?: OpenOptions) => Promise<Visit>;

export const openGalleries =
  (stage: Stage): OpenGalleries =>
  async (html, options = {}) => {
    const visit = await stage.open(
      { edit: () => html },
      {
        ...options,
        async prepare(context: BrowserContext) {
          await hideUntilParsed(context);
          await context.route('**/img/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: draw(route.request().url()) }));
          await options.prepare?.(context);
        },
      },
    );
    await whenReady(visit.page);
    return visit;
  };

export const mounted = (page: Page, count = 1) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.storefront-gallery').length >= wanted, count);
