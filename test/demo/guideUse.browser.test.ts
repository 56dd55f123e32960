import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideWidgets } from '../../demo/guide/guideWidgets.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the guide in a browser', () => {
  it('finds a section by its words, and says where nothing is found', async () => {
    const { page, complaints, context } = await shop.visit();
    await page.goto(`${shop.demo.url}/guide`);
    const search = page.getByRole('searchbox', { name: 'Search the guide' });
    await search.fill('restock');
    const first = page.locator('.guide-search li a').first();
    await first.waitFor();
    expect((await first.textContent())?.toLowerCase()).toContain('restock');
    await search.fill('zyxwv');
    await page.getByRole('status').getByText('Nothing found').waitFor();
    await search.fill('restock');
    await first.click();
    await page.waitForURL(/\/guide\/.*restock/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('runs what was typed into an example, copies it, and goes back to the original', async () => {
    const { page, complaints, context } = await shop.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${shop.demo.url}/guide/widgets/add-to-cart`);
    const example = page.frameLocator('.guide-example iframe');
    const field = page.getByLabel('Markup of the example');
    const original = await field.inputValue();
    expect(original).toContain('data-storefront="add-to-cart"');
    await example.getByRole('button', { name: 'Add To Cart' }).waitFor();
    await field.fill(`<p>Typed by a reader</p>\n${original}`);
    await page.getByRole('button', { name: 'Run' }).click();
    await example.getByText('Typed by a reader').waitFor();
    await example.locator('[data-storefront="add-to-cart"][data-state="idle"]').waitFor();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Typed by a reader');
    await page.getByRole('button', { name: 'Reset' }).click();
    await example.getByText('Typed by a reader').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(original);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has examples whose parts are all mounted, or wait for the visitor, without a complaint', async () => {
    const { page, complaints, context } = await shop.visit();
    const states = () =>
      page.evaluate(async () => {
        const inspected = await (window as unknown as { Storefront: Storefront }).Storefront.inspect();
        return inspected.ok ? inspected.parts.map(({ widget, state, why }) => [widget, state, why]) : null;
      });
    for (const { slug } of guideWidgets) {
      await page.goto(`${shop.demo.url}/guide/examples/${slug}`);
      await whenReady(page);
      // An order is read and not rendered, and below `off` there is no part.
      if (slug === 'order' || slug === 'off') expect(await states(), slug).toEqual([]);
      else
        await expect
          .poll(states, { message: slug, timeout: 10_000 })
          .toSatisfy((parts: readonly string[][]) => parts.length > 0 && parts.every(([, state]) => /^(?:mounted|waiting)$/.test(state!)));
      expect(complaints, slug).toEqual([]);
      if (slug !== 'quick-view') continue;
      await page.getByRole('button', { name: 'Quick view' }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Breakfast Mug' }).waitFor();
    }
    await context.close();
  });
});
