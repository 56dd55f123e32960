import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFirst } from '../../support/chooseFirst.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const tag = (attributes: string): `<${string}` => `<script src="/dist/storefront.umd.js" defer ${attributes}></script>`;
const open = (attributes: string, page: StagePage = {}): Promise<Visit> => stage.open({ tag: tag(attributes), ...page });
const button = ({ page }: Visit) => page.locator('.sqs-add-to-cart-button').first();
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Cart' });
const add = async (visit: Visit): Promise<void> => {
  await button(visit).and(visit.page.locator('[data-state="idle"]')).waitFor();
  await chooseFirst(visit.page);
  await button(visit).click();
};
const noteEvents = `<script>window.told = []; window.Storefront = [];
  for (const name of ['before-cart-open', 'cart-opened', 'cart-closed']) Storefront.push(['on', name, () => told.push(name)]);</script>`;
const told = ({ page }: Visit) => page.evaluate(() => (window as unknown as { told: string[] }).told);

describe('the mini cart', () => {
  it('opens after an add, says what was added, is edited, and closes by Escape; the focus returns', async () => {
    const visit = await open('data-after-add="mini-cart"', { before: noteEvents });
    const { page } = visit;
    await add(visit);
    await dialog(visit).waitFor();
    expect(await dialog(visit).locator('.lightbox-description').textContent()).toMatch(/1 × Breakfast Mug|Breakfast Mug/);
    await expectUsableByAll(page, '.storefront-mini-cart');
    // Announced once, by the dialog alone.
    expect(await page.locator('.storefront-status').allTextContents()).not.toContain(expect.stringContaining('Breakfast Mug'));
    const quantity = dialog(visit).getByLabel(/^Quantity of/);
    await quantity.fill('3');
    await quantity.press('Enter');
    await page.waitForFunction(() => document.querySelector('.cart-subtotal-price')?.textContent !== '');
    await expect
      .poll(() => visit.writes().some(({ method, body }) => method === 'PUT' && (body as { quantity?: number }).quantity === 3))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog(visit).waitFor({ state: 'detached' });
    expect(await page.locator('[data-storefront="mini-cart"]').count()).toBe(0);
    await expect.poll(() => button(visit).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await told(visit)).toEqual(['before-cart-open', 'cart-opened', 'cart-closed']);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('is opened by links to the cart, closed by the back button, and leaves modified and handled clicks alone', async () => {
    const links = '<a href="/cart" id="plain">Cart (0)</a><a href="/cart" id="handled" onclick="event.preventDefault()">Mine</a>';
    const visit = await open('data-mini-cart="on"', { before: noteEvents, bodyStart: links });
    const { page } = visit;
    const { href } = new URL(page.url());
    await button(visit).and(page.locator('[data-state="idle"]')).waitFor();
    await page.locator('#handled').click();
    await page.locator('#plain').click();
    await dialog(visit).getByText('You have nothing in your shopping cart.').waitFor();
    await page.goBack();
    await dialog(visit).waitFor({ state: 'detached' });
    expect(page.url()).toBe(href);
    const [other] = await Promise.all([visit.context.waitForEvent('page'), page.locator('#plain').click({ modifiers: ['ControlOrMeta'] })]);
    await other.close();
    expect(await dialog(visit).count()).toBe(0);
    expect(await told(visit)).toEqual(['before-cart-open', 'cart-opened', 'cart-closed']);
    await visit.close();
  });

  it('leaves an add announced where its file is lost', async () => {
    const esm: `<${string}` = '<script type="module" src="/dist/storefront.js" data-after-add="mini-cart"></script>';
    const visit = await stage.open(
      { tag: esm },
      { prepare: async (context) => void (await context.route(/startMiniCart-/, (route) => route.abort())) },
    );
    await add(visit);
    await visit.page.locator('.storefront-status').filter({ hasText: 'added to cart' }).waitFor({ state: 'attached' });
    expect(await dialog(visit).count()).toBe(0);
    await visit.close();
  });

  it('is refused by a listener, and by the cart page', async () => {
    const refuse = `<script>window.Storefront = [['on', 'before-cart-open', (event) => event.preventDefault()]];</script>`;
    const visit = await open('data-mini-cart="on"', { before: refuse, bodyStart: '<a href="/cart" id="plain">Cart</a>' });
    const isOpen = () =>
      visit.page.evaluate(() => (window as unknown as { Storefront: { cart: { open(): Promise<boolean> } } }).Storefront.cart.open());
    expect(await isOpen()).toBe(false);
    await visit.close();
    const cart = await open('data-mini-cart="on"', { path: '/cart' });
    expect(
      await cart.page.evaluate(() => (window as unknown as { Storefront: { cart: { open(): Promise<boolean> } } }).Storefront.cart.open()),
    ).toBe(false);
    await cart.close();
  });

  it('is rendered in the theme’s own place, without a dialog', async () => {
    const visit = await open('data-after-add="mini-cart"', { bodyEnd: '<aside data-storefront="mini-cart" id="mine"></aside>' });
    const mine = visit.page.locator('#mine');
    await add(visit);
    await mine.and(visit.page.locator('[data-state="open"]')).waitFor();
    await mine.locator('.cart-row-title').filter({ hasText: 'Breakfast Mug' }).waitFor();
    expect(await visit.page.getByRole('dialog').count()).toBe(0);
    await visit.page.evaluate(() => (window as unknown as { Storefront: { cart: { close(): void } } }).Storefront.cart.close());
    await mine.and(visit.page.locator('[data-state="closed"]')).waitFor();
    await visit.close();
  });

  it('states how much is missing for free shipping, and fits a window of 320 px', async () => {
    const context =
      '<script>Object.assign(Static.SQUARESPACE_CONTEXT.websiteSettings.storeSettings, { freeShippingThreshold: { value: "500.00", currency: "USD" } })</script>';
    const visit = await open('data-after-add="mini-cart"', { after: context, edit: (html) => html.replace(/(<\/head>)/, `$1`) });
    await visit.page.setViewportSize({ width: 320, height: 640 });
    await add(visit);
    await dialog(visit).locator('.cart-free-shipping').waitFor();
    expect(await dialog(visit).locator('.cart-free-shipping').textContent()).toMatch(/ more for free shipping\.$/);
    const fits = await visit.page.evaluate(
      () => document.querySelector('.storefront-mini-cart .lightbox-content')!.scrollWidth <= innerWidth,
    );
    expect(fits).toBe(true);
    if (process.env['SHOTS']) {
      mkdirSync(process.env['SHOTS'], { recursive: true });
      await visit.page.screenshot({ path: `${process.env['SHOTS']}/mini-320.png` });
      await visit.page.setViewportSize({ width: 1280, height: 800 });
      await visit.page.screenshot({ path: `${process.env['SHOTS']}/mini-1280.png` });
    }
    await visit.close();
  });
});
