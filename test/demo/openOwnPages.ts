import type { BrowserContextOptions, Page } from 'playwright-core';
import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import { shareChromium } from '../support/shareChromium.ts';

export const SHEET = '<link rel="stylesheet" href="/storefront/storefront.css">';
export const SCRIPT = '<script type="module" src="/storefront/storefront.lite.js"></script>';
/** The mug of the mocked platform, as the guide's first page has it; what is pasted into the product goes to `<!-- here -->`. */
export const MUG = `<div data-storefront="product" data-product-id="5f3c0de00000000000000101" data-product-type="1" data-product-title="Breakfast Mug">
  <script type="application/json">
    {"variants": [
      {"id": "s", "sku": "WK-MUG-OS", "attributes": {"Size": "Small"}, "price": 2800, "qtyInStock": 4},
      {"id": "l", "sku": "WK-MUG-OL", "attributes": {"Size": "Large"}, "price": 3400, "unlimited": true}
    ]}
  </script>
  <p data-storefront="price">from $28.00</p>
  <div data-storefront="variants"></div>
  <button type="button" data-storefront="add-to-cart">Add To Cart</button>
  <!-- here -->
</div>`;

export interface OwnPage {
  readonly page: Page;
  /** Errors of scripts, and what the shop says in the console. */
  readonly complaints: string[];
  /** Runs code of the guide as a script of the page does; `await` may stand in it. */
  run(code: string): Promise<void>;
  close(): Promise<void>;
}

export interface OwnPages {
  readonly server: HostServer;
  /** Opens HTML as a page of the demo shop's site, where the built files are under `/storefront/`. */
  open(html: string, options?: BrowserContextOptions & { readonly headers?: Readonly<Record<string, string>> }): Promise<OwnPage>;
  close(): Promise<void>;
}

/** A page of one's own, with what stands in its head and body. */
export const ownPage = (head: string, body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>A page</title>\n${head}\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>`;

export const chooseSize = async (page: Page, size: string): Promise<void> => void (await page.getByLabel('Size').selectOption(size));

export async function openOwnPages(): Promise<OwnPages> {
  const pages = new Map<string, Response>();
  const files = serveFolder('dist', '/storefront/');
  const [server, chromium] = await Promise.all([
    startDemo({ serve: (request) => pages.get(new URL(request.url).pathname)?.clone() ?? files(request) }),
    shareChromium(),
  ]);
  return {
    server,
    async open(html, { headers = {}, ...options } = {}) {
      const path = `/own/${pages.size}`;
      pages.set(path, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }));
      const context = await chromium.browser.newContext({ baseURL: server.url, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => void (message.text().startsWith('[storefront]') && complaints.push(message.text())));
      await page.goto(path);
      const run = async (code: string) => void (await page.evaluate(`(async () => {\n${code}\n})()`));
      return { page, complaints, run, close: () => context.close() };
    },
    async close() {
      await chromium.leave();
      await server.close();
    },
  };
}
