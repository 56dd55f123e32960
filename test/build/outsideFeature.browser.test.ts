import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import * as kit from '../../src/kit.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PRODUCT = JSON.stringify({ variants: [{ id: 'a', sku: 'A', attributes: {}, price: 1000, qtyInStock: 5 }] });
const BODY =
  `<div data-storefront="product" data-product-id="mug" data-product-title="Mug" data-product='${PRODUCT}'>` +
  '<button type="button" data-storefront="wish-list">Keep for later</button>' +
  '<button type="button" data-storefront="add-to-cart">Add To Cart</button></div>';

/** An example as somebody outside builds it: its own files alone, with the kit left to `resolveKit`. */
async function buildFeature(resolveKit: Plugin, example: string): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [resolveKit],
    build: {
      write: false,
      lib: { entry: { feature: resolve(ROOT, 'demo/examples', example, 'index.ts') }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  })) as unknown as Rolldown.RolldownOutput[];
  return new Map(
    built.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : []))),
  );
}

const isKit = (source: string): boolean => source === 'storefront-embed/kit';
/** By the package's name, which an import map leads to the packed file. */
const byName: Plugin = {
  name: 'kit-by-name',
  enforce: 'pre',
  resolveId: (source) => (isKit(source) ? { id: 'storefront-embed/kit', external: true } : null),
};
/** From the object that `Storefront.use` hands on. */
const byHand: Plugin = {
  name: 'kit-by-hand',
  enforce: 'pre',
  resolveId: (source) => (isKit(source) ? '\0kit' : null),
  load: (id) => (id === '\0kit' ? `export const { ${Object.keys(kit).join(', ')} } = globalThis.handedKit;` : null),
};

const useOfModules = (name: string) => `async () => (await import('/feature/feature.js')).${name}`;
const useOfOneFile = (name: string) => `async (kit) => { window.handedKit = kit; return (await import('/feature/feature.js')).${name}; }`;

type Built = Readonly<Record<'modules' | 'oneFile', Map<string, string>>>;

interface Way {
  readonly file: string;
  readonly kitFile: string | null;
  readonly isLate: boolean;
}

const WAYS: readonly (readonly [string, Way])[] = [
  ['one file with React', { file: 'storefront.umd.js', kitFile: null, isLate: false }],
  ['one file with Preact, asked late', { file: 'storefront.lite.umd.js', kitFile: null, isLate: true }],
  ['modules with React, asked late', { file: 'storefront.js', kitFile: 'kit.js', isLate: true }],
  ['modules with Preact', { file: 'storefront.lite.js', kitFile: 'kit.lite.js', isLate: false }],
];

describe('a feature from outside, built against the packed package', () => {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  let shop: OpenShop;
  let features: Built;
  let sizeGuide: Built;
  beforeAll(async () => {
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed], { cwd: ROOT, stdio: 'ignore' });
    execFileSync('tar', ['-xzf', readdirSync(packed)[0]!], { cwd: packed });
    features = { modules: await buildFeature(byName, 'wish-list'), oneFile: await buildFeature(byHand, 'wish-list') };
    sizeGuide = { modules: await buildFeature(byName, 'feature'), oneFile: await buildFeature(byHand, 'feature') };
    shop = await openShop();
  });
  afterAll(async () => {
    await shop.close();
    rmSync(packed, { recursive: true });
  });

  const serve = async (page: Page, { file, kitFile, isLate }: Way, built = features, name = 'wishList', inside = BODY): Promise<void> => {
    const use = (kitFile ? useOfModules : useOfOneFile)(name);
    const map = `<script type="importmap">{ "imports": { "storefront-embed/kit": "/packed/dist/${kitFile}" } }</script>`;
    const queue = `<script>window.Storefront = window.Storefront || []; ${isLate ? '' : `Storefront.push(['use', ${use}]);`}</script>`;
    // Not explained: until a feature is there, its hook is that of no part.
    const tag = `<script ${kitFile ? 'type="module"' : 'defer'} src="/packed/dist/${file}" data-debug="off"></script>`;
    const javascript = (body: string) => ({ contentType: 'text/javascript', body });
    await page.route('**/wish', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Wish</title>${kitFile ? map : ''}${queue}${tag}<body>${inside}`,
      }),
    );
    await page.route('**/packed/dist/**', (route) =>
      route.fulfill(
        javascript(readFileSync(join(packed, 'package', new URL(route.request().url()).pathname.slice('/packed/'.length)), 'utf8')),
      ),
    );
    await page.route('**/feature/*', (route) =>
      route.fulfill(
        javascript(built[kitFile ? 'modules' : 'oneFile'].get(new URL(route.request().url()).pathname.slice('/feature/'.length))!),
      ),
    );
    await page.route('**/api/wish-list/*', (route) => route.fulfill({ json: {} }));
    await page.goto(`${shop.demo.url}/wish`);
    await whenReady(page);
    if (isLate) await page.evaluate(`Storefront.use(${use})`);
  };

  it.each(WAYS)('works as ours do, beside %s, and brings no second renderer', async (_name, way) => {
    const { page, complaints } = await shop.visit();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await serve(page, way);
    const button = page.locator('[data-storefront="wish-list"]');
    await page.waitForSelector('[data-storefront="wish-list"][aria-pressed="false"]');
    const [request] = await Promise.all([page.waitForRequest('**/api/wish-list/mug'), button.click()]);
    expect([request.method(), await button.getAttribute('aria-pressed')]).toEqual(['PUT', 'true']);
    await page.waitForFunction(() => document.body.textContent?.includes('Mug is on your wish list.'));
    // The renderer is in the one file, or a chunk that the kit's entry and the shop's have in common. (A small one hands it on to features.)
    const chunks = requests.map((sent) => new URL(sent.url()).pathname).filter((path) => /\/react-[^/]*\.js$/.test(path));
    const renderers = chunks.filter((path) => readFileSync(join(packed, 'package', path.slice('/packed/'.length))).length > 10_000);
    expect(renderers).toHaveLength(way.kitFile ? 1 : 0);
    expect(await page.locator('[data-storefront="add-to-cart"]').getAttribute('data-state')).toBe('idle');
    expect(complaints).toEqual([]);
  });

  it.each([WAYS[0]!, WAYS[3]!])('is as small as the size guide, beside %s', async (_name, way) => {
    const { page, complaints } = await shop.visit();
    const body = BODY.replace(
      '<button type="button" data-storefront="wish-list">Keep for later',
      '<button type="button" data-storefront="size-guide">Sizes',
    );
    await page.route('**/api/size-guide/mug', (route) => route.fulfill({ json: [{ name: 'S', centimetres: 25.4 }] }));
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      document.addEventListener('storefront:size-guide-opened', (event) =>
        told.push((event as CustomEvent<{ itemId: string }>).detail.itemId),
      );
    });
    await serve(page, way, sizeGuide, 'sizeGuide', body);
    const button = page.locator('[data-storefront="size-guide"][aria-expanded="false"]');
    await button.waitFor();
    await button.click();
    const guide = page.getByRole('table', { name: 'Sizes of Mug in cm' });
    await guide.waitFor();
    expect(await guide.getByRole('row').allTextContents()).toEqual(['S25.4']);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['mug']);
    await page.waitForFunction(() => document.body.textContent?.includes('The sizes of Mug are shown.'));
    await page.locator('[data-storefront="size-guide"]').click();
    await guide.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('is written as the guide shows it', async () => {
    const { page, complaints } = await shop.visit();
    const guide = await page.request.get(`${shop.demo.url}/guide/features`);
    const example = /<pre[^>]* id="feature-example"><code>(.*?)<\/code>/s.exec(await guide.text())![1]!;
    const code = example
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#123;', '{')
      .replaceAll('&#125;', '}')
      .replaceAll('&amp;', '&');
    await page.addInitScript(`window.Storefront = window.Storefront || []; ${code}`);
    const address = `${shop.demo.url}/store/p/breakfast-mug?markup=a`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</main>', '<p data-storefront="gift-note" hidden>Gift?</p></main>'),
      });
    });
    await page.goto(address);
    await whenReady(page);
    const note = page.locator('[data-storefront="gift-note"]');
    expect(await note.isVisible()).toBe(false);
    const id = productBySlug('breakfast-mug')!.id;
    await page.evaluate(`Storefront.cart.add({ itemId: '${id}', sku: 'WK-MUG-OS', quantity: 1, additionalFields: null })`);
    await note.waitFor({ state: 'visible' });
    await page.waitForFunction(() => document.body.textContent?.includes('You can add a gift note in the cart.'));
    expect(complaints).toEqual([]);
  });
});
