import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { http } from 'msw';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost } from '../../mocks/createHost.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import type { ScenarioChoice } from '../../mocks/chooseScenario.ts';
import { startServer, type HostServer } from '../../mocks/server.ts';
import { answerBefore } from '../support/answerBefore.ts';
import { shareChromium } from '../support/shareChromium.ts';
import { bundle, page as html, script } from './bundle.ts';

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 2, additionalFields: null };
const require = createRequire(import.meta.url);

let chromium: Browser;
let leave: () => Promise<void>;
let files: Map<string, string>;
let worker = '';
let site: HostServer;
let context: BrowserContext;
let page: Page;
let requests: string[];

beforeAll(async () => {
  files = await bundle('test/mocks/browserBundle.ts');
  worker = await readFile(require.resolve('msw/mockServiceWorker.js'), 'utf8');
  ({ browser: chromium, leave } = await shareChromium());
});
afterAll(() => leave());

beforeEach(async () => {
  requests = [];
  // A plain file server that logs every API request let through by the worker.
  const nobody = answerBefore(
    createHost({ products: [] }),
    http.all('*', () => new Response(null, { status: 404 })),
  );
  site = await startServer({
    host: nobody,
    serve: (request) => {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (pathname === '/mockServiceWorker.js') return script(worker);
      const code = files.get(pathname);
      return code === undefined ? html('<h1>Shop</h1><script type="module" src="/main.js"></script>') : script(code);
    },
  });
  context = await chromium.newContext();
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await site.close();
});

async function open(path = '/', on = page): Promise<void> {
  await on.goto(site.url + path);
  await on.waitForFunction(() => 'qa' in window);
}
const add = (on = page) =>
  on.evaluate(async (entry) => {
    const outcome = await window.qa.api.cart.addEntry(entry);
    return outcome.ok ? outcome.value.shoppingCart.totalQuantity : outcome.error.kind;
  }, mug);
const load = (on = page) =>
  on.evaluate(async () => {
    const outcome = await window.qa.api.cart.load();
    return outcome.ok ? outcome.value.totalQuantity : outcome.error.kind;
  });

describe('the mocked host behind a service worker', () => {
  it('answers the page, sets its cookies, and remembers the cart across page loads', async () => {
    await open();
    expect(await add()).toBe(2);
    expect(await page.evaluate(() => document.cookie)).toMatch(/crumb=\w+; CART=cart-\w+; hasCart=true/);
    await open();
    expect(await load()).toBe(2);
    expect(await add()).toBe(4);
  });

  it('lets two tabs fill one cart', async () => {
    await open();
    const second = await context.newPage();
    await open('/', second);
    expect(await add()).toBe(2);
    await expect.poll(() => load(second)).toBe(2);
    expect(await add(second)).toBe(4);
    await expect.poll(() => load()).toBe(4);
  });

  it('starts with an empty cart when its memory is damaged or forbidden', async () => {
    await open();
    await add();
    await page.evaluate(() => localStorage.setItem('storefront-mocks', '{"carts":'));
    await open();
    expect(await load()).toBe(0);
    expect(await add()).toBe(2);
  });

  it('behaves as each scenario says', async () => {
    const expected: [ScenarioChoice, string][] = [
      ['offline', 'offline'],
      ['lost-answer', 'offline'],
      ['dropped-body', 'offline'],
      ['stalled-body', 'timeout'],
      ['slow', 'timeout'],
      ['malformed-json', 'schema'],
      ['html-error-page', 'schema'],
      ['empty-body', 'schema'],
      ['redirect-login', 'offline'],
      ['server-error', 'http'],
      ['out-of-stock-at-add', 'http'],
      ['empty-shop', 'http'],
      ['rate-limited', 'rate-limit'],
      ['crumb-expired', 'crumb'],
      ['cookies-disabled', 'crumb'],
      ['normal', 'added'],
    ];
    await open();
    const seen = await page.evaluate(
      async ([choices, entry]) => {
        const kinds: [string, string][] = [];
        for (const [choice, kind] of choices) {
          window.qa.setScenario(choice);
          // A short deadline only for responses that never come.
          const outcome = await window.qa[kind === 'timeout' ? 'impatient' : 'api'].cart.addEntry(entry);
          kinds.push([choice, outcome.ok ? 'added' : outcome.error.kind]);
        }
        return kinds;
      },
      [expected, { ...mug, quantity: 1 }] as const,
    );
    expect(seen).toEqual(expected);
    // Adds whose response was lost had reached the host.
    expect(await load()).toBe(7);
  });

  it('lets every other request through', async () => {
    await open();
    expect(await page.evaluate(async () => (await fetch('/else')).status)).toBe(200);
    expect(requests).toContain('/else');
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('lists what analytics and page speed send beside what the shop asks', async () => {
    await open();
    await add();
    const paths = await page.evaluate(async () => {
      await fetch('/api/census/button-click', { method: 'POST', body: '{}' });
      await fetch('/api/v1/clanker/events', { method: 'POST', body: '{}' });
      await fetch('/api/1/performance/records', { method: 'POST', body: '[]' });
      return window.qa.mocks.log.map(({ path, status }) => `${status} ${path}`);
    });
    expect(paths).toEqual([
      '200 /api/commerce/shopping-cart/entries',
      '401 /api/census/button-click',
      '400 /api/v1/clanker/events',
      '400 /api/1/performance/records',
    ]);
  });

  it('holds nothing that only Node has', () => {
    expect([...files.values()].join('\n')).not.toMatch(/["']node:|from ["'](?:fs|http|path|net)["']|__vite-browser-external/);
  });

  it('does not load the panel unless it is asked for', async () => {
    await open();
    expect(await page.locator('storefront-mocks-panel').count()).toBe(0);
    const panelFile = [...files].find(([, code]) => code.includes('storefront-mocks-panel'))![0];
    expect(panelFile).not.toBe('/main.js');
    expect(requests).not.toContain(panelFile);
  });
});

describe('the panel', () => {
  it('shows the scenario in force and the requests, and changes the scenario from the next request on', async () => {
    await open('/?qa&scenario=server-error');
    const choice = page.getByRole('combobox', { name: 'How the host behaves' });
    expect(await choice.inputValue()).toBe('server-error');
    expect(await choice.locator('option').allTextContents()).toEqual(
      await page.evaluate(() => Object.entries(window.qa.scenarios).map(([name, { description }]) => `${name}: ${description}`)),
    );
    expect(await add()).toBe('http');
    await choice.selectOption('normal');
    await page.getByText('Everything works.', { exact: true }).waitFor();
    expect(await add()).toBe(2);
    const log = page.getByRole('list', { name: 'Requests, newest first' });
    await expect
      .poll(async () => (await log.getByRole('listitem').locator('summary').allTextContents()).map((text) => text.replace(/ \d\d:.*/, '')))
      .toEqual(['200 POST /api/commerce/shopping-cart/entries', '500 POST /api/commerce/shopping-cart/entries']);
    expect(new URL(page.url()).search).toBe('?qa=');
  });

  it('empties all carts and starts afresh', async () => {
    await open('/?qa&scenario=normal');
    await add();
    await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Empty all carts and start afresh' }).click()]);
    await page.waitForFunction(() => 'qa' in window);
    expect(await load()).toBe(0);
    expect(await page.evaluate(() => document.cookie)).not.toContain('hasCart');
  });

  it('can be used by keyboard, has no fault that axe knows, and leaves with the mocks', async () => {
    await open('/?qa');
    await page.addScriptTag({ path: resolve('node_modules/axe-core/axe.min.js') });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (where: unknown) => Promise<{ violations: { id: string }[] }> } };
      return (await axe.run({ include: 'storefront-mocks-panel' })).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    const stops: (string | null | undefined)[] = [];
    for (let at = 0; at < 15; at += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName));
    }
    const states = ['A', 'A', 'A', 'A', 'A'];
    expect(stops).toEqual(['SUMMARY', 'SELECT', 'SELECT', 'SELECT', 'SELECT', ...states, 'BUTTON', 'BUTTON', 'OL', 'BUTTON', 'OL']);
    await page.evaluate(() => window.qa.mocks.stop());
    expect(await page.locator('storefront-mocks-panel').count()).toBe(0);
    // Requests before the worker has noticed the leaving are never answered.
    const status = () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/commerce/shopping-cart', { signal: AbortSignal.timeout(3000) }).catch(() => null);
        return answer?.status;
      });
    await expect.poll(status).toBe(404);
    expect(await load()).toBe('http');
  });
});
