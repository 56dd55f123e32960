import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextScript } from '../../src/core/page/selectors.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Add buttons after links, as in test/fixtures/v71-list-add-buttons.html. */
const withButtons = (html: string, typeOf: (id: string) => number): string =>
  html.replace(
    /data-item-id="([^"]+)"[^>]*>\s*<a href="[^"]*" class="grid-item-link[\s\S]*?<\/a>/g,
    (item, id: string) =>
      `${item}<section class="plp-grid-add-to-cart"><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-item-id="${id}" data-product-type="${typeOf(id)}" data-use-custom-label="false" data-original-label="Add To Cart" >\n<div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n</div></div></section>`,
  );

it.each([390, 1280])(
  'every product of a list can be bought there or is led to, by keyboard alone and by everybody, at %i px',
  async (width) => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width, height: 900 } });
    const { products } = shop.demo.host.db;
    const typeOf = (id: string) => products.find((product) => product.id === id)!.structuredContent.productType;
    await page.route('**/store?markup=b', async (route) => {
      const answer = await route.fetch();
      const body = withButtons(await answer.text(), typeOf);
      expect(body).toContain('plp-grid-add-to-cart');
      await route.fulfill({ response: answer, body });
    });
    await open('/store?markup=b');
    const button = (slug: string) => page.locator(`#thumb-${slug} .sqs-add-to-cart-button`);
    const press = async (slug: string) => {
      await button(slug).focus();
      // Widgets far from the viewport are mounted as they near it.
      await page.locator(`#thumb-${slug} .sqs-add-to-cart-button[data-state="idle"]`).waitFor();
      await page.keyboard.press('Enter');
    };
    const hasFocus = (slug: string) => button(slug).evaluate((node) => node === document.activeElement);
    await expectUsableByAll(page);

    // Single physical and digital products are added.
    const count = page.locator('.sqs-cart-quantity').first();
    for (const [at, slug] of ['morning-sencha', 'glaze-notebook'].entries()) {
      await press(slug);
      await expect.poll(() => count.textContent()).toBe(String(at + 1));
      await expect.poll(() => hasFocus(slug)).toBe(true);
    }

    // Products with options open the quick view.
    for (const slug of ['breakfast-mug', 'evening-at-the-wheel', 'gift-card']) {
      // The list's quick view is mounted as it nears the viewport.
      await button(slug).focus();
      await page.locator(`#thumb-${slug} [aria-haspopup="dialog"]`).waitFor();
      await press(slug);
      await page.locator('[role="dialog"] [data-storefront="variants"] select').first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('[role="dialog"]').count()).toBe(0);
      await expect.poll(() => hasFocus(slug)).toBe(true);
    }

    // A form comes first.
    await press('name-mug');
    await page.locator('[role="dialog"] form').waitFor();
    await expectUsableByAll(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus('name-mug')).toBe(true);

    // Sold-out products explain themselves.
    await button('bud-vase').getByText('Sold Out').waitFor();
    await press('bud-vase');
    const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Sorry, we do not have enough of that item available.');
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus('bud-vase')).toBe(true);
    await expectUsableByAll(page);

    // Memberships are sold by the platform's own script.
    expect((await button('kettle-club').textContent())?.trim()).toBe('Add To Cart');
    expect(complaints).toEqual([]);
    await context.close();
  },
  180_000,
);

it.each(['lite', 'esm'])('a list of a hundred starts with few looks at the cookies and the page’s context: %s', async (script) => {
  const { page, open, complaints, context } = await shop.visit();
  await page.addInitScript((selector) => {
    const looks = { cookies: 0, context: 0 };
    Object.assign(window, { looks });
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    const get = function get(this: Document): unknown {
      looks.cookies += 1;
      return cookie.get!.call(this);
    };
    Object.defineProperty(Document.prototype, 'cookie', { ...cookie, get });
    const { querySelector } = Document.prototype;
    Document.prototype.querySelector = function count(this: Document, wanted: string): Element | null {
      if (wanted.includes(selector)) looks.context += 1;
      return querySelector.call(this, wanted);
    };
  }, contextScript);
  await open(`/bench/list?n=100&pickers=1&script=${script}`);
  await page.waitForLoadState('networkidle');
  const { cookies, context: ofContext } = await page.evaluate(
    () => (window as unknown as { looks: { cookies: number; context: number } }).looks,
  );
  // Each look at the cookies asks another process of the browser, and each at the context may walk through the whole page.
  expect(cookies).toBeGreaterThan(0);
  expect(cookies).toBeLessThanOrEqual(12);
  expect(ofContext).toBeGreaterThan(0);
  expect(ofContext).toBeLessThanOrEqual(24);
  expect(complaints).toEqual([]);
  await context.close();
});
