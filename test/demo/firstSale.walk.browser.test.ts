import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type HostServer } from '../../mocks/server.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import { shareChromium } from '../support/shareChromium.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { codeOf } from './snippets.ts';

const CHANGES = ['walk-token', 'walk-text', 'walk-filter', 'walk-event'].map(codeOf);
const FEATURE = codeOf('feature-example');

const served = serveFolder('dist', '/storefront/');
const worker = serveFolder('dist');
let html = '';
let server: HostServer;
let chromium: Awaited<ReturnType<typeof shareChromium>>;
beforeAll(async () => {
  chromium = await shareChromium();
  server = await startServer({
    serve: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/') return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      return pathname === '/mockServiceWorker.js' ? worker(request) : served(request);
    },
  });
});
afterAll(async () => {
  await chromium.leave();
  await server.close();
});

it('sells on a page that is made of the guide alone, and every change that the guide names is seen', async () => {
  const context = await chromium.browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => void (message.text().startsWith('[storefront]') && complaints.push(message.text())));
  const open = async () => {
    await page.goto(server.url);
    await page.getByLabel('Size').waitFor();
  };
  const price = () => page.locator('[data-storefront="price"]').innerText();
  const button = page.locator('[data-storefront="add-to-cart"]');
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const add = async (words: string) => {
    const added = untilSeen(page, 'button', words);
    await button.click();
    await added;
  };

  html = codeOf('walk-page');
  await open();
  const before = await colour();
  await page.getByLabel('Size').selectOption('Large');
  await expect.poll(price).toBe('$34.00');
  await add('Added!');
  await expect.poll(() => page.locator('[data-storefront="cart-pill"]').innerText()).toContain('1');

  html = html
    .replace('</head>', () => `${CHANGES.join('\n')}\n<script>\nwindow.Storefront ??= [];\n${FEATURE}\n</script>\n</head>`)
    .replace('</body>', '<p data-storefront="gift-note" hidden>Add a note in the cart.</p></body>');
  await open();
  await expect.poll(colour).toBe('rgb(143, 45, 86)');
  expect(before).not.toBe('rgb(143, 45, 86)');
  await page.getByLabel('Size').selectOption('Large');
  await expect.poll(price).toBe('$34.00 incl. VAT');
  await add('It is in your basket');
  await expect.poll(() => page.title()).toBe('1 added');
  await page.getByText('Add a note in the cart.').waitFor();

  // As the guide's page about tests has it, by the package's names.
  const pins = JSON.stringify({ imports: { 'storefront-embed/mocks': '/storefront/mocks.js' } });
  html = codeOf('walk-page')
    .replace(/import \{ startMocks \}[^]*?Storefront\.start\(\);/, () => codeOf('qa 1'))
    .replace(
      '<script',
      () => `<script type="importmap">${pins}</script><script>window.show = (...shown) => (window.shown = shown)</script><script`,
    );
  await open();
  await expect.poll(() => page.evaluate('window.shown')).toEqual([expect.any(Number), false]);

  expect(server.host.requests).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
