import { Window, type Document } from 'happy-dom';
import { FIXTURE_NAMES } from '../../demo/pages/fixtures/fixturePage.ts';
import type { PageRequest } from '../../demo/pages/pageRequest.ts';
import { renderPage } from '../../demo/pages/renderPage.ts';
import { SHOP_PATHS } from '../../demo/pages/shopPaths.ts';

export { SHOP_PATHS };

/** All pages, those for tests included. */
export const ALL_PATHS: readonly string[] = [
  ...SHOP_PATHS,
  '/bench/list?n=12',
  '/bench/list?n=12&markup=hooks',
  ...FIXTURE_NAMES.map((name) => `/fixtures/${name}`),
];

export function htmlOf(address: string, options: Partial<PageRequest> = {}): string | null {
  const url = new URL(address, 'http://shop.test');
  return renderPage(url.pathname, { script: 'none', query: url.searchParams, ...options })?.html ?? null;
}

export function readPage(address: string, options: Partial<PageRequest> = {}): Document {
  const html = htmlOf(address, options);
  if (html === null) throw new Error(`There is no page ${address}.`);
  const window = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  window.document.write(html);
  return window.document;
}

/** The words a visitor sees: no scripts, no templates, blanks as one. */
export function visibleText(document: Document): string {
  const body = document.body.cloneNode(true);
  for (const unseen of body.querySelectorAll('script, template, [hidden]')) unseen.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}
