import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchProducts } from '../../demo/lists.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { fillCart, type CartItem } from '../support/fillCart.ts';
import { noteSaid, untilSaid } from '../support/noteSaid.ts';
import { openShop, type OpenShop, type Visit } from '../support/openShop.ts';
import { hideUntilParsed } from '../support/watchShifts.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const MUG: CartItem = { slug: 'breakfast-mug', sku: 'WK-MUG-OL', quantity: 2 };
const NAME: CartItem = {
  slug: 'name-mug',
  sku: 'WK-NAME',
  additionalFields: '{"name":"Wilhelmina-Theodora Featherstonehaugh-Cholmondeley"}',
};
const ODD: CartItem = { slug: 'seconds-and-oddments', sku: 'WK-ODD/1 "a"' };
const DIGITAL: CartItem = { slug: 'glaze-notebook', sku: null };
/** A deadline longer than any test. */
const PATIENT = '/cart?tag=data-write-deadline=120000';

interface CartVisit extends Visit {
  readonly token: string;
  held(): string[];
}

async function visitWith(items: readonly CartItem[], path = '/cart', options: Parameters<OpenShop['visit']>[0] = {}): Promise<CartVisit> {
  const visit = await shop.visit({ reducedMotion: 'reduce', ...options });
  await noteSaid(visit.context);
  const token = await fillCart(shop.demo, visit.context, items);
  await visit.open(path);
  return { ...visit, token, held: () => shop.demo.host.db.cart(token).entries.map(({ title, quantity }) => `${quantity} ${title}`) };
}

const stateOf = (page: Page, state: string) => page.locator(`#sqs-cart-container[data-state="${state}"]`);
const lineOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.locator('.cart-row-title', { hasText: title }) });
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active?.getAttribute('aria-label') ?? active?.querySelector('.cart-row-title')?.textContent ?? active?.textContent?.trim() ?? '';
  });
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    if ((await focused(page)) === name) return;
    seen.push(await focused(page));
    await page.keyboard.press(key);
  }
  throw new Error(`No way by ${key} to "${name}", only to ${seen.join(' | ')}`);
}

describe('a visitor with a keyboard', () => {
  it('changes, takes out, brings back, and goes to the checkout', async () => {
    const { page, held, complaints, context } = await visitWith([MUG, NAME, ODD]);
    await stateOf(page, 'loaded').waitFor();

    await tabTo(page, 'Quantity of Breakfast Mug, Oat, Large');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Breakfast Mug, Oat, Large: 5 in your cart. Total: $224.00');
    expect(held()).toEqual(['5 Breakfast Mug', '1 Name Mug', '1 Seconds & Oddments <“as is”>']);
    await expect.poll(() => page.locator('.cart-subtotal-price').innerText()).toBe('$224.00');
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('7');

    await tabTo(page, 'Remove Name Mug');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Name Mug was removed.');
    expect(held()).toEqual(['5 Breakfast Mug', '1 Seconds & Oddments <“as is”>']);
    await expect.poll(() => focused(page)).toBe('Seconds & Oddments <“as is”>');

    await tabTo(page, 'Undo: Name Mug was removed.', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Name Mug is back in your cart.');
    expect(held().toSorted()).toEqual(['1 Name Mug', '1 Seconds & Oddments <“as is”>', '5 Breakfast Mug']);
    await expect.poll(() => focused(page)).toBe('Name Mug');

    await tabTo(page, 'Checkout');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('changes what a product asked for', async () => {
    const { page, token, context } = await visitWith([
      { ...NAME, additionalFields: '{"text-stamp":"EDITH","radio-side":"Facing the room"}' },
    ]);
    await stateOf(page, 'loaded').waitFor();
    await expect.poll(() => page.locator('.cart-row-field').allInnerTexts()).toEqual(['The word: EDITH', 'Which side?: Facing the room']);
    await tabTo(page, 'Edit details: Name Mug');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What shall we stamp?' });
    const word = dialog.getByLabel('The word');
    await word.waitFor();
    await expect.poll(() => word.inputValue()).toBe('EDITH');
    await expectUsableByAll(page);
    await word.fill('MINE');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await untilSaid(page, 'Details of Name Mug saved.');
    expect(JSON.parse(shop.demo.host.db.cart(token).entries[0]?.additionalFields ?? '')).toMatchObject({
      'text-stamp': 'MINE',
      'radio-side': 'Facing the room',
    });
    await expect.poll(() => page.locator('.cart-row-field').first().innerText()).toBe('The word: MINE');
    await expect.poll(() => focused(page)).toBe('Edit details: Name Mug');
    await context.close();
  });

  it('empties the cart, and is told where it can be filled again', async () => {
    const { page, held, context } = await visitWith([MUG]);
    await stateOf(page, 'loaded').waitFor();
    await tabTo(page, 'Remove Breakfast Mug, Oat, Large');
    await page.keyboard.press('Enter');
    await stateOf(page, 'empty').waitFor();
    expect(held()).toEqual([]);
    await expect.poll(() => focused(page)).toBe('You have nothing in your shopping cart.');
    await expectUsableByAll(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Continue Shopping');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/store');
    await context.close();
  });
});

describe('everybody can use the cart page', () => {
  it('on a phone, with long names, wrong numbers, wrong codes, while it is worked out, and when something was taken out', async () => {
    const { page, context } = await visitWith([MUG, NAME, ODD, DIGITAL], PATIENT, { viewport: { width: 320, height: 800 } });
    await stateOf(page, 'loaded').waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByText('Where shall we ship to?').click();
    const shippingPrice = page.locator('.cart-shipping fieldset label span').last();
    // In one line.
    expect(await shippingPrice.evaluate((price) => price.scrollHeight)).toBeLessThan(32);

    const quantity = page.getByLabel('Quantity of Breakfast Mug, Oat, Large');
    await quantity.fill('1.5');
    await quantity.blur();
    await page.getByText('Quantity must be a whole number').waitFor();
    await page.getByLabel('Promo code').fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.cart-coupon-error:not(:empty)').waitFor();
    await page.getByRole('button', { name: 'Remove Name Mug' }).click();
    await page.getByRole('button', { name: 'Undo: Name Mug was removed.' }).waitFor();
    await stateOf(page, 'loaded').waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectUsableByAll(page);

    let answer: () => void = () => undefined;
    const isHeld = new Promise<void>((go) => (answer = go));
    await page.route('**/api/commerce/shopping-cart/**', async (route) => {
      await isHeld;
      await route.continue();
    });
    await quantity.fill('3');
    await quantity.press('Enter');
    await stateOf(page, 'recalculating').waitFor();
    await expect.poll(() => page.locator('.cart-summary-container').getAttribute('aria-busy')).toBe('true');
    await expectUsableByAll(page);
    answer();
    await stateOf(page, 'loaded').waitFor();
    await context.close();
  });

  it('when the cart cannot be read: the server’s snapshot stays, and it can be tried again', async () => {
    const { page, context } = await visitWith([MUG], '/cart?scenario=server-error@reads');
    await stateOf(page, 'failed').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Something went wrong. Please try again later.');
    await expect.poll(() => lineOf(page, 'Breakfast Mug').count()).toBe(1);
    await expectUsableByAll(page);
    await page.evaluate(() => history.replaceState(null, '', '/cart'));
    await context.addCookies([{ name: 'storefront-scenario', value: 'normal', url: shop.demo.url }]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await stateOf(page, 'loaded').waitFor();
    await context.close();
  });

  it('with forced colours, from right to left, with a code that does not count any more', async () => {
    const { page, context } = await visitWith([{ ...MUG, quantity: 1 }, NAME], '/cart', {
      viewport: { width: 1280, height: 900 },
      forcedColors: 'active',
    });
    await stateOf(page, 'loaded').waitFor();
    for (const code of ['TEA10', 'FIVER']) {
      await page.getByLabel('Promo code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await untilSaid(page, `Code ${code} applied.`);
    }
    await page.getByRole('button', { name: 'Remove Name Mug' }).click();
    await untilSaid(page, 'Name Mug was removed.');
    await expect.poll(() => page.locator('.cart-coupon > span').allInnerTexts()).toEqual(['TEA10', 'FIVER does not apply to this cart']);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const lead = async () => {
      const [title, remove] = await Promise.all([
        page.locator('.cart-row-title').first().boundingBox(),
        page.locator('.cart-row-remove').first().boundingBox(),
      ]);
      return Number(title?.x) - Number(remove?.x);
    };
    await expect.poll(lead).toBeGreaterThan(0);
    await expectUsableByAll(page);
    await context.close();
  });
});

describe('a visitor of the cart page whose network goes away', () => {
  it('reads that the change is kept, sees it at its line, and it is sent once when the network is back', async () => {
    // Analytics and page speed would load at any time and be reported as missing.
    const quiet = '/cart?tag=data-census=off,data-page-speed=off';
    const { page, token, held, complaints, context } = await visitWith([MUG, NAME], quiet, { viewport: { width: 390, height: 800 } });
    await stateOf(page, 'loaded').waitFor();
    const { host } = shop.demo;
    const before = host.log.length;
    const said = page.locator('output.cart-waiting');
    const line = lineOf(page, 'Breakfast Mug');

    await context.setOffline(true);
    await page.getByLabel('Quantity of Breakfast Mug, Oat, Large').fill('6');
    await page.getByRole('button', { name: 'Remove Name Mug' }).click();
    await page.getByText('You are offline. Your changes are kept, and sent when the connection is back.').waitFor();
    await expect
      .poll(async () => [await line.getAttribute('data-pending'), await page.locator('.cart-row').count()])
      .toEqual(['quantity', 1]);
    await expect.poll(() => page.locator('.cart-subtotal-price').innerText()).toBe('$204.00');
    await expectUsableByAll(page);
    expect(held()).toEqual(['2 Breakfast Mug', '1 Name Mug']);

    await context.setOffline(false);
    await untilSaid(page, 'Name Mug was removed.');
    await expect.poll(async () => [await said.innerText(), await line.getAttribute('data-pending')]).toEqual(['', null]);
    await expect.poll(held).toEqual(['6 Breakfast Mug']);
    await expect.poll(() => page.locator('.cart-subtotal-price').innerText()).toBe('$204.00');
    const [mug] = host.db.cart(token).entries;
    const writes = () => host.log.slice(before).filter(({ method }) => method !== 'GET');
    await expect
      .poll(() =>
        writes()
          .map(({ method, status }) => `${method} ${status}`)
          .toSorted(),
      )
      .toEqual(['DELETE 200', 'PUT 200']);
    expect(writes().find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/commerce/shopping-cart/entries/${mug?.id}`,
      rawBody: '{"quantity":6}',
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

async function holdCart(page: Page): Promise<{ answer: () => void; shifts: () => Promise<number> }> {
  await hideUntilParsed(page);
  await page.addInitScript(() => {
    // The page gives up its first read after three seconds; here it waits for the test.
    const { setTimeout: wait } = window;
    const patiently = (run: () => void, ms = 0) => wait(run, ms < 3000 ? ms : 100 * ms);
    Object.assign(window, { setTimeout: patiently });
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        if (entry.sources.some(({ node }) => document.querySelector('#sqs-cart-container')?.contains(node ?? null)))
          seen.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/api/commerce/shopping-cart', async (route) => {
    await held;
    await route.continue();
  });
  return { answer, shifts: () => page.evaluate(() => (window as unknown as { shifts: number }).shifts) };
}

describe('the cart page itself', () => {
  it('shows the server’s snapshot before anything is loaded, moves nothing, and gives the server’s HTML back', async () => {
    const visit = await shop.visit({ viewport: { width: 1280, height: 900 } });
    const { page } = visit;
    await fillCart(shop.demo, visit.context, [MUG, ODD]);
    const { answer, shifts } = await holdCart(page);
    await visit.open('/cart');
    const served = await page.request.get(`${shop.demo.url}/cart`).then((response) => response.text());
    await stateOf(page, 'loading').waitFor();
    expect(await page.locator('.cart-row-title').allInnerTexts()).toEqual(['Breakfast Mug', 'Seconds & Oddments <“as is”>']);
    expect(await page.locator('.cart-subtotal-price').innerText()).toBe('$80.00');
    answer();
    await stateOf(page, 'loaded').waitFor();
    expect(await shifts()).toBe(0);

    await page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());
    const root = await page.locator('#sqs-cart-root').evaluate((node) => node.outerHTML);
    expect(served).toContain(root);
    await visit.context.close();
  });

  it('with a hundred lines is as long as it will be from the start, moves nothing, and can be searched and changed to its end', async () => {
    const visit = await shop.visit({ viewport: { width: 390, height: 844 } });
    const { page } = visit;
    const items = benchProducts(100).map(({ id, structuredContent }) => ({
      slug: id,
      sku: structuredContent.variants.find(({ qtyInStock, unlimited }) => unlimited || qtyInStock > 2)?.sku ?? null,
    }));
    const token = await fillCart(shop.demo, visit.context, items);
    const { answer, shifts } = await holdCart(page);
    await noteSaid(visit.context);
    await visit.open('/cart');
    await stateOf(page, 'loading').waitFor();
    const rows = page.locator('.cart-row');
    const height = () => page.evaluate(() => document.querySelector('.cart-rows')?.clientHeight ?? 0);
    const reserved = await height();
    answer();
    await page.locator('.cart-row-qty-input:enabled').nth(99).waitFor({ state: 'attached' });
    const last = rows.nth(99);
    expect(Math.abs((await height()) / reserved - 1)).toBeLessThan(0.4);
    const name = (await last.locator('.cart-row-remove').getAttribute('aria-label'))?.replace('Remove ', '') ?? '';
    expect(
      await page.evaluate((title) => (window as unknown as { find: (text: string) => boolean }).find(title), name.split(',')[0] ?? ''),
    ).toBe(true);
    await last.locator('.cart-row-qty-input').focus();
    await page.keyboard.press('ArrowUp');
    await untilSaid(page, `${name}: 2 in your cart.`);
    expect(shop.demo.host.db.cart(token).entries.map(({ quantity }) => quantity)).toEqual(items.map((_, index) => (index === 99 ? 2 : 1)));
    expect(await shifts()).toBe(0);
    await visit.context.close();
  });
});
