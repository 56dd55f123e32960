import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { fillCart } from '../support/fillCart.ts';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { askParts, countParts, rememberParts } from '../support/servedParts.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const BADGES = '.sqs-cart-quantity, [data-storefront="cart-count"], .sqs-cart-subtotal, [data-storefront="cart-subtotal"]';
const HELD = `#floatingCart, .sqs-custom-cart, .custom-cart, [data-storefront^="cart-"]`;

const withMugs = {
  prepare: async (context: BrowserContext) =>
    void (await fillCart(stage, context, [{ slug: 'breakfast-mug', sku: 'WK-MUG-OS', quantity: 2 }])),
};
const openWithMugs = (path: string, held: string): Promise<Visit> => stage.open({ path, bodyEnd: rememberParts(held) }, withMugs);

describe('the law of the served page', () => {
  it.each([
    ['a pill of existing templates', '/store/tea', '2'],
    ['a cart of the theme’s own', '/contact', '2'],
    ['badges by hook', '/store/table', '2'],
  ])('is kept by %s', async (_what, path, count) => {
    const { page, pageErrors, close } = await openWithMugs(path, HELD);
    await whenReady(page);
    expect(await countParts(page)).toBeGreaterThan(0);
    const badge = page.locator(BADGES).first();
    await badge.filter({ hasText: count }).waitFor({ state: 'attached' });
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(async () => {
      const { cart } = window.Storefront as Storefront;
      await cart.update(cart.get()!.entries[0]!.id, 5);
    });
    await badge.filter({ hasText: '5' }).waitFor({ state: 'attached' });
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('is kept by the cart, which is of ours but for its place', async () => {
    const { page, pageErrors, close } = await openWithMugs('/cart', '#sqs-cart-root, #sqs-cart-container');
    await whenReady(page);
    const quantity = page.locator('.cart-row-qty-input');
    await quantity.fill('5');
    await page.locator('.cart-subtotal-price').filter({ hasText: '$' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.locator('.cart-row-remove').click();
    await page.locator('.empty-message').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('lets no page grow by the status region, however the page is laid out', async () => {
    const html = (body: string) =>
      new Response(
        `<!doctype html><html><body style="margin:0;${body}"><div style="inline-size:2000px;block-size:3000px"><b data-storefront="cart-count">0</b></div><script src="/dist/storefront.umd.js" defer></script></body></html>`,
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
      );
    for (const body of ['', 'position:relative', 'display:flex;inline-size:max-content']) {
      const { page, close } = await stage.open(stage.put(html(body)), withMugs);
      await page.locator('.storefront-status').waitFor({ state: 'attached' });
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect(size).toEqual([2000, 3000]);
      await close();
    }
  });

  it('is kept by a lightbox of the page’s own, and what opens it', async () => {
    const { page, pageErrors, close } = await openWithMugs('/events', '.events-way, .sqs-modal-lightbox');
    await whenReady(page);
    expect(await countParts(page)).toBe(2);
    const opener = page.locator('[data-storefront="lightbox"][data-state="idle"]');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'How to find us' });
    await dialog.waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.keyboard.press('Escape');
    await opener.waitFor();
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each(['a', 'b', 'c', 'hooks'])('is kept by a restock block, markup %s', async (markup) => {
    const held = '.product-restock-notification, [data-storefront="restock"]';
    const { page, pageErrors, close } = await stage.open({ query: `markup=${markup}`, bodyEnd: rememberParts(held) });
    await whenReady(page);
    expect(await countParts(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      const product = (window.Storefront as Storefront).product(
        document.querySelector('.sqs-add-to-cart-button, [data-storefront="add-to-cart"]')!,
      )!;
      for (const [option, value] of Object.entries({ Size: 'Large', Glaze: 'Ink' })) product.choose(option, value);
    });
    const block = page.locator(held).filter({ visible: true });
    const email = block.locator('input').first();
    await email.fill('anna');
    await email.press('Enter');
    await block.getByText('Email is invalid').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await email.fill(`${markup}@example.com`);
    await email.press('Enter');
    await block.getByText('Thank you.').or(block.getByText('Complete CAPTCHA')).or(block.getByText('not been set up')).first().waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
