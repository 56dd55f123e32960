import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { whenReady } from '../support/openShop.ts';

const MUG = JSON.stringify({ variants: [{ id: 'v', sku: 'MUG', attributes: {}, price: 3400 }] });
const PRODUCT = `<div data-storefront="product" data-product-id="mug" data-product='${MUG}'>
  <b data-storefront="price"></b><button data-storefront="add-to-cart"></button></div>`;
const EMPTY_CART = '<div data-storefront="cart"></div>';
const FILES = process.env['FLAVOUR'] === 'lite' ? ['storefront.lite.js', 'storefront.lite.umd.js'] : ['storefront.js', 'storefront.umd.js'];

let shop: HostServer;
let browser: Browser;
const pages = new Map<string, string>();
beforeAll(async () => {
  const serve = (request: Request) => {
    const html = pages.get(new URL(request.url).pathname);
    return html === undefined ? undefined : new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  [shop, browser] = await Promise.all([startDemo({ serve }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

interface PageOptions {
  /** Attributes of the document. */
  readonly html?: string;
  readonly tag?: string;
  readonly head?: string;
  readonly lost?: string;
}

/** Opens a page with a product and an empty cart; gives the words of our parts, and what was loaded and written. */
async function open(file: string, { html = '', tag = '', head = '', lost = '' }: PageOptions) {
  const path = `/pages/${pages.size}`;
  const type = file.includes('umd') ? 'defer' : 'type="module"';
  const script = `<script ${type} src="/dist/${file}" data-debug="off" data-census="off" data-page-speed="off" ${tag}></script>`;
  pages.set(path, `<!doctype html><html ${html}><title>Page</title>${head}${script}${PRODUCT}${EMPTY_CART}</html>`);
  const page = await browser.newPage();
  const lines: string[] = [];
  const files: string[] = [];
  page.on('console', (line) => line.text().startsWith('[storefront]') && lines.push(line.text()));
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  if (lost) await page.route(lost, (route) => route.fulfill({ status: 404 }));
  await page.goto(shop.url + path);
  await whenReady(page);
  await page.locator('[data-storefront="cart"] a').waitFor();
  const read = (selector: string) => page.locator(selector).innerText();
  const words = {
    button: await read('[data-storefront="add-to-cart"]'),
    price: await read('[data-storefront="price"]'),
    cart: await read('[data-storefront="cart"]'),
  };
  await page.close();
  return { ...words, lines, languageFiles: files.filter((name) => /\/languages\/|\/(ar|de|es|fr|ja)-/.test(name)) };
}

it("are those of the page on the owner's screens, too", async () => {
  const path = `/pages/${pages.size}`;
  const start = `import { startOwner } from '/dist/owner.js'; startOwner(document.querySelector('div'));`;
  pages.set(path, `<!doctype html><html lang="fr"><title>Page</title><div></div><script type="module">${start}</script></html>`);
  const page = await browser.newPage();
  await page.goto(shop.url + path);
  const closed = page.getByRole('alert');
  await closed.waitFor();
  expect(await closed.innerText()).toBe('Seuls les administrateurs et les gérants de la boutique peuvent voir cette page.');
  await page.close();
});

describe.each(FILES)('the texts of %s', (file) => {
  it('are English, and nothing is loaded for them, on a page in English', async () => {
    const page = await open(file, { html: 'lang="en"' });
    expect(page).toMatchObject({ button: 'Add To Cart', price: '$34.00', languageFiles: [], lines: [] });
    expect(page.cart).toContain('You have nothing in your shopping cart.');
  });

  it('are those of the page, from one file', async () => {
    const page = await open(file, { html: 'lang="de-DE"', tag: 'data-currency="EUR"' });
    expect(page).toMatchObject({ button: 'In den Warenkorb', price: '34,00\u00a0€', lines: [] });
    expect(page.cart).toContain('Ihr Warenkorb ist leer.');
    expect(page.languageFiles).toHaveLength(1);
  });

  it('are those that the tag names, whatever the page is in', async () => {
    const page = await open(file, { html: 'lang="ar" dir="rtl"', tag: 'data-language="fr"' });
    expect(page.button).toBe('Ajouter au panier');
    const english = await open(file, { html: 'lang="de"', tag: 'data-language="en"' });
    expect(english).toMatchObject({ button: 'Add To Cart', languageFiles: [] });
  });

  it("are English on the platform's pages, which bring their translations themselves", async () => {
    const strings = { productAddToCartText: 'Kaufen', 'cart.empty': 'Nichts da.' };
    const context = JSON.stringify({ websiteSettings: { localizedStrings: strings } });
    const head = `<script>window.Static = { SQUARESPACE_CONTEXT: ${context} };</script>`;
    const page = await open(file, { html: 'lang="de"', head });
    expect(page).toMatchObject({ button: 'Kaufen', languageFiles: [] });
    expect(page.cart).toContain('Nichts da.');
    const german = await open(file, { html: 'lang="de"', head, tag: 'data-language="auto"' });
    expect(german.button).toBe('Kaufen');
    expect(german.cart).toMatch(/Nichts da\.[\s\S]*Weiter einkaufen/);
  });

  it('are English, with one line in the console, when their file is lost', async () => {
    const page = await open(file, { html: 'lang="ja"', lost: '**/{languages/ja.js,ja-*.js}' });
    expect(page.button).toBe('Add To Cart');
    expect(page.lines).toEqual([expect.stringContaining('The texts for the language "ja" could not be loaded, so they are in English')]);
  });
});
