import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { shareChromium } from '../support/shareChromium.ts';

let browser: Browser;
let leave: () => Promise<void>;
let demo: HostServer;
let context: BrowserContext;
let page: Page;

const TAG = '<script src="/dist/storefront.umd.js" data-debug="off" data-census="off" data-page-speed="off" defer></script>';
const MOCKS = `<script type="module">import { startMocks } from '/dist/mocks.js';
  window.mocks = startMocks(WORKER).then((mocks) => (window.qa = mocks), (error) => (window.failure = error.message));</script>`;
const mocksWith = (options: string) => MOCKS.replace('WORKER', options);
const own = (head: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><div data-storefront="cart"></div></body></html>`,
    {
      headers: { 'content-type': 'text/html' },
    },
  );

beforeAll(async () => {
  ({ browser, leave } = await shareChromium());
  const worker = await readFile('dist/mockServiceWorker.js', 'utf8');
  const script = () => new Response(worker, { headers: { 'content-type': 'text/javascript' } });
  demo = await startDemo({
    qa: true,
    serve: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/mockServiceWorker.js') return script();
      if (pathname === '/own/before') return own(mocksWith('') + TAG);
      if (pathname === '/own/after') return own(TAG + mocksWith(''));
      if (pathname === '/own/missing') return own(mocksWith('{ serviceWorkerUrl: "/nowhere.js" }'));
      return undefined;
    },
  });
});
afterAll(async () => {
  await leave();
  await demo.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});
afterEach(() => context.close());

const panel = () => page.locator('storefront-mocks-panel');
const whenIdle = () => page.evaluate(() => (window as unknown as { Storefront: { whenIdle(): Promise<void> } }).Storefront.whenIdle());

describe('a tester who reads the guide alone', () => {
  it('finds a scenario, switches it, sees it at work, reads what was sent, and starts afresh', async () => {
    await page.goto(`${demo.url}/store/p/breakfast-mug`);
    const words = await (await fetch(`${demo.url}/guide/qa`)).text();
    const named = (label: string) => {
      expect(words).toContain(`<b>${label}</b>`);
      return label;
    };
    await panel().getByText('Demo, not a real shop · normal').click();
    const behaviour = panel().getByRole('combobox', { name: named('How the host behaves') });
    await behaviour.selectOption('out-of-stock-at-add');
    const described = 'Someone else was faster: an add is refused for want of stock.';
    await panel().getByRole('paragraph').filter({ hasText: described }).waitFor();
    // A tester who does not know the name finds it by what it does.
    expect(await behaviour.locator('option', { hasText: described }).getAttribute('value')).toBe('out-of-stock-at-add');
    await panel().getByText('Demo, not a real shop · out-of-stock-at-add').waitFor();
    await whenIdle();
    await page.locator('select[data-variant-option-name="Glaze"]').first().selectOption('Oat');
    await page.locator('select[data-variant-option-name="Size"]').first().selectOption('Large');
    await page.locator('.sqs-add-to-cart-button').first().click();
    await whenIdle();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    const sent = panel()
      .getByRole('list', { name: 'Requests, newest first' })
      .locator('details', { hasText: 'POST /api/commerce/shopping-cart/entries' });
    await sent.locator('summary').click();
    expect(await sent.locator('pre').innerText()).toMatch(/Sent: .*"itemId"[^]*Answered: /);
    expect(words).toContain(`<b>${'Events'}</b>`);
    await panel().getByRole('list', { name: 'Events, newest first' }).getByText('add-failed').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel()
        .getByRole('button', { name: named('Save the requests as HAR') })
        .click(),
    ]);
    const har = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      log: { version: string; entries: { request: { method: string; url: string; postData?: { text: string } } }[] };
    };
    expect(har.log.version).toBe('1.2');
    expect(har.log.entries.find(({ request }) => request.url.endsWith('/shopping-cart/entries'))?.request.postData?.text).toContain(
      'itemId',
    );
    await Promise.all([
      page.waitForNavigation(),
      panel()
        .getByRole('button', { name: named('Empty all carts and start afresh') })
        .click(),
    ]);
    await panel().getByText('Demo, not a real shop · normal').waitFor();
  });

  it('starts afresh where the address has asked for a scenario, too', async () => {
    await page.goto(`${demo.url}/about?qa&scenario=rate-limited`);
    await panel().getByText('Demo, not a real shop · rate-limited').waitFor();
    await panel().getByRole('button', { name: 'Empty all carts and start afresh' }).click();
    await page.waitForURL((url) => !url.searchParams.has('scenario'));
    await panel().getByText('Demo, not a real shop · normal').waitFor();
  });

  it('is told which request has kept a state from being opened', async () => {
    await page.goto(`${demo.url}/about?qa&scenario=rate-limited&state=100-lines`);
    expect(await panel().getByRole('alert').innerText()).toMatch(/could not be opened: .*shopping-cart\/entries with 429/);
  });

  it('reads the demo in German and from right to left in Arabic, the labels of its pages too', async () => {
    await page.goto(`${demo.url}/store/p/breakfast-mug?qa`);
    const language = panel().getByRole('combobox', { name: 'Language' });
    await Promise.all([page.waitForNavigation(), language.selectOption({ label: 'Deutsch' })]);
    await whenIdle();
    const button = page.locator('.sqs-add-to-cart-button').first();
    expect(await button.innerText()).toBe('In den Warenkorb');
    await button.click();
    await page.getByRole('alertdialog').getByText('Bitte wählen Sie die Optionen').waitFor();
    await page.keyboard.press('Escape');
    await Promise.all([page.waitForNavigation(), language.selectOption({ label: 'العربية' })]);
    await whenIdle();
    expect(await button.innerText()).toBe('أضف إلى السلة');
    expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl']);
    // It holds on the next page.
    await page.goto(`${demo.url}/cart`);
    await page.getByRole('heading', { name: 'سلة تسوقك' }).waitFor();
  });

  it('opens states by link, and is told of a scenario that does not exist', async () => {
    await page.goto(`${demo.url}/about?qa&scenario=slowest`);
    expect(await panel().getByRole('alert').innerText()).toContain('There is no scenario "slowest"');
    await panel().getByRole('link', { name: 'Signed in' }).click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('SiteUserSecureAuthToken');
    // The page is loaded anew once the visitor is signed in.
    await page.waitForURL((url) => !url.searchParams.has('state'));
    await page.goto(`${demo.url}/about?qa&state=100-lines`);
    await page.waitForURL((url) => !url.searchParams.has('state'));
    const token = (await context.cookies()).find(({ name }) => name === 'CART');
    expect(demo.host.db.cart(token!.value).entries).toHaveLength(100);
  });

  it('has the panel out of the way: folded it is at most 40 px high, it fits 320 px, axe finds no fault, and it can be dismissed', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${demo.url}/about`);
    await panel().getByText('Demo, not a real shop').waitFor();
    expect((await panel().boundingBox())!.height).toBeLessThanOrEqual(40);
    await page.keyboard.press('Tab');
    await panel().locator('summary').first().focus();
    await page.keyboard.press('Enter');
    const box = (await panel().boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await page.addScriptTag({ path: resolve('node_modules/axe-core/axe.min.js') });
    const faults = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (where: unknown) => Promise<{ violations: { id: string }[] }> } };
      return (await axe.run({ include: 'storefront-mocks-panel' })).violations.map(({ id }) => id);
    });
    expect(faults).toEqual([]);
    await panel().getByRole('button', { name: 'Dismiss the panel' }).click();
    expect(await panel().count()).toBe(0);
  });
});

describe('startMocks()', () => {
  it.each(['before', 'after'])('answers the shop where it stands %s the tag, and filters its log', async (place) => {
    await page.goto(`${demo.url}/own/${place}`);
    await page.waitForFunction(() => 'qa' in window);
    const seen = await page.evaluate(async () => {
      const { Storefront, qa } = window as never as {
        Storefront: { cart: { add(item: object): Promise<{ ok: boolean }> } };
        qa: { requests(filter?: object): { path: string }[] };
      };
      const { ok } = await Storefront.cart.add({ itemId: '64d0f1a2b3c4d5e6f7a8b9c0', sku: 'NONE', quantity: 1 });
      const paths = (filter: object) => qa.requests(filter).map(({ path }) => path);
      return [ok, paths({ method: 'post', path: '/entries' }), paths({ path: /nothing/ })];
    });
    // The product is unknown to the host: it was the host that refused it.
    expect(seen).toEqual([false, ['/api/commerce/shopping-cart/entries'], []]);
  });

  it('starts the shop of a page in another language', async () => {
    await page.goto(`${demo.url}/own/before?qa`);
    await panel().getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
    await page.getByText('Ihr Warenkorb ist leer.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('says which file is missing where', async () => {
    await page.goto(`${demo.url}/own/missing`);
    await page.waitForFunction(() => 'failure' in window);
    const failure = await page.evaluate(() => (window as unknown as { failure: string }).failure);
    expect(failure).toContain(`no service worker at ${demo.url}/nowhere.js`);
    expect(failure).toContain('copy dist/mockServiceWorker.js');
  });
});
