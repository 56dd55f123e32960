import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { ANALYTICS_BUDGET, OVER_BUDGET, SHOP_BUDGETS } from './budgets.ts';
import { weigh } from './files.ts';

/** Excludes what is loaded after the page. */
const NO_VISIT = 'data-census=off,data-page-speed=off';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const isAfterLoad = (name: string) => /^chunks\/start(?:PageServices|Vitals)-/.test(name);

const isShared = (name: string) => /^chunks\/(?:page|sending)-/.test(name);

const isCore = (name: string) => /^storefront[\w.]*\.js$|^chunks\/(?:core|rolldown-runtime)-/.test(name);

/** @param last parts of file names to wait for, because a slow machine loads them after the network was quiet */
async function loadedBy(path: string, ...last: readonly string[]): Promise<string[]> {
  const { page, context } = await shop.visit();
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/dist\/([^?]+)/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  await page.goto(shop.demo.url + path);
  await expect.poll(() => last.filter((part) => !names.some((name) => name.includes(part)))).toEqual([]);
  await page.waitForLoadState('networkidle');
  await context.close();
  return names;
}

describe.each([
  { flavour: 'react', script: 'esm' },
  { flavour: 'lite', script: 'lite' },
] as const)('what a page loads in the build with chunks ($flavour)', ({ flavour, script }) => {
  const budget = SHOP_BUDGETS[flavour];
  const isRenderer = (name: string) => name.startsWith('chunks/react-');

  it('is the core alone where there is nothing of ours', async () => {
    const names = await loadedBy(`/fixtures/plain?script=${script}&tag=${NO_VISIT}`);
    expect(names.length).toBeGreaterThan(0);
    const isLater = (name: string) => isAfterLoad(name) || isShared(name);
    expect(names.filter((name) => !isLater(name) && !isCore(name))).toEqual([]);
    expect(weigh(names.filter((name) => !isLater(name)))).toBeLessThanOrEqual(budget.plainPage + OVER_BUDGET[flavour].plainPage);
  });

  it('is page speed beside it once the page has loaded, and nothing of a shop', async () => {
    const names = await loadedBy(`/about?script=${script}&tag=data-census=off`, 'startVitals');
    const later = names.filter((name) => isAfterLoad(name) || isShared(name));
    expect(later.some((name) => name.includes('startVitals'))).toBe(true);
    expect(weigh(later.filter((name) => name.includes('startVitals')))).toBeLessThanOrEqual(budget.pageSpeed);
    expect(names.filter((name) => !later.includes(name) && !isCore(name))).toEqual([]);
  });

  it('is nothing more where page speed and the census are off', async () => {
    const names = await loadedBy(`/about?script=${script}&tag=${NO_VISIT}`);
    expect(names.filter((name) => !isCore(name))).toEqual([]);
  });

  it('is, after that, what counts the visitor, and nothing of the shop', async () => {
    const names = await loadedBy(
      `/about?script=${script}&tag=data-page-speed=off`,
      'startPageServices',
      'listenToPage',
      'page-',
      'sending',
    );
    const core = await loadedBy(`/about?script=${script}&tag=${NO_VISIT}`);
    const late = names.filter((name) => !core.includes(name));
    expect(late.map((name) => name.replace(/-.*/, '')).toSorted()).toEqual([
      'chunks/listenToPage',
      'chunks/page',
      'chunks/sending',
      'chunks/startPageServices',
    ]);
    expect(weigh(late.filter((name) => name.includes('/listenToPage-')))).toBeLessThanOrEqual(ANALYTICS_BUDGET.analytics);
    expect(weigh(late.filter((name) => name.includes('/startPageServices-')))).toBeLessThanOrEqual(ANALYTICS_BUDGET.visitor);
  });

  it('is within budget after the page has loaded, and the recording of errors adds one file', async () => {
    const core = await loadedBy(`/about?script=${script}&tag=${NO_VISIT}`);
    const late = await loadedBy(`/about?script=${script}`, 'startVitals', 'startPageServices', 'listenToPage');
    expect(weigh(late.filter((name) => !core.includes(name)))).toBeLessThanOrEqual(ANALYTICS_BUDGET.all);
    const recorded = await loadedBy(`/about?script=${script}&tag=data-error-path=/api/errors`, 'startVitals', 'listenToPage', 'startError');
    expect(recorded.filter((name) => !late.includes(name))).toEqual([expect.stringContaining('startErrorRecording')]);
  });

  it('is within budget on a plain product page, each file once', async () => {
    const names = await loadedBy(`/store/p/breakfast-mug?script=${script}&instalments=0&tag=${NO_VISIT}`, 'chunks/react-', 'chunks/shop-');
    expect(names.some(isRenderer)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(weigh(names.filter((name) => !isAfterLoad(name)))).toBeLessThanOrEqual(budget.productPage + OVER_BUDGET[flavour].productPage);
  });

  it('waits with the wire until the visitor shows interest', async () => {
    const { page, open, context } = await shop.visit();
    await open(`/store/p/breakfast-mug?script=${script}`);
    const wire = page.waitForRequest(/chunks\/wire-/);
    await page.locator('.product-variants select').first().selectOption({ index: 1 });
    await wire;
    await context.close();
  });

  it.each([
    ['a fast line', { downlink: 10 }, true, '/store/p/breakfast-mug'],
    ['a fast line, but the visitor saves data', { downlink: 10, saveData: true }, false, '/store/p/breakfast-mug'],
    ['a slow line', { downlink: 1.4 }, false, '/store/p/breakfast-mug'],
    ['a fast line, but nothing is sold there', { downlink: 10 }, false, '/contact'],
  ])('loads what an add needs while the page is idle, if that costs the visitor little: %s', async (_title, line, isLoaded, path) => {
    const { page, open, context } = await shop.visit();
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      },
      { effectiveType: '4g', ...line },
    );
    const names: string[] = [];
    page.on('request', (request) => names.push(request.url()));
    await open(`${path}?script=${script}&tag=${NO_VISIT}`);
    await page.waitForLoadState('load');
    // After all that waits for an idle moment.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    if (isLoaded) await expect.poll(() => names.some((name) => name.includes('chunks/work-'))).toBe(true);
    else await page.waitForLoadState('networkidle');
    expect(['wire', 'work'].map((file) => names.some((name) => name.includes(`chunks/${file}-`)))).toEqual([isLoaded, isLoaded]);
    await context.close();
  });
});

describe('how the built files start', () => {
  it.each(['esm', 'umd', 'lite', 'lite-umd'])('a tag is enough: %s', async (script) => {
    const { page, open, complaints, context } = await shop.visit();
    await open(`/store/p/breakfast-mug?script=${script}`);
    expect(await page.locator('.sqs-add-to-cart-button').first().getAttribute('data-state')).toBe('idle');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a module that imports them starts nothing until it says so', async () => {
    const { page, context } = await shop.visit();
    await page.goto(`${shop.demo.url}/store/p/breakfast-mug?script=none`);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    // As text, because the runner would rewrite an `import()`.
    await page.evaluate("import('/dist/storefront.js').then(() => undefined)");
    expect(await page.evaluate(() => ({ html: document.documentElement.outerHTML, global: 'Storefront' in window }))).toEqual({
      html: before,
      global: false,
    });
    await page.evaluate("import('/dist/storefront.js').then((storefront) => storefront.start())");
    expect(await page.locator('.sqs-add-to-cart-button').first().getAttribute('data-state')).toBe('idle');
    await context.close();
  });
});
