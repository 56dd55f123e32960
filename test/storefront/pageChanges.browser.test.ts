import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const OURS = '[data-unselected-options], .sqs-add-to-cart-button[data-state], [aria-haspopup="dialog"]';

/** What scripts of existing templates do: they load another page and put it into this one, its context too. */
const goTo = (page: Page, path: string, [before, after]: readonly [before: string | null, after: string]) =>
  page.evaluate(
    async ({ path: address, first, last }) => {
      const next = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
      if (first) dispatchEvent(new Event(first));
      history.pushState(null, '', address);
      document.title = next.title;
      const context = next.querySelector('[data-name="static-context"]')?.textContent ?? '';
      // oxlint-disable-next-line no-new-func -- the page's own script, which the parser does not run
      new Function(context)();
      document.body.replaceChildren(...next.body.childNodes);
      for (const target of [window, document]) target.dispatchEvent(new Event(last));
    },
    { path, first: before, last: after },
  );

describe('a page that changes without a reload', () => {
  it.each([
    ['by the signs of existing templates', ['mercury:unload', 'mercury:load']],
    ['by a route that has changed', [null, 'sqs-route-did-change']],
    ['by a refresh', [null, 'controller:refresh']],
  ] as const)('sells what is on the new one as on a fresh load, told %s', async (_how, signs) => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/store/p/breakfast-mug');
    await whenReady(page);
    await page.locator('[data-unselected-options]').first().waitFor();
    await goTo(page, '/store/p/bud-vase', signs);
    const product = () =>
      page.evaluate(() => {
        const storefront = window.Storefront as import('../../src/global/Storefront.ts').Storefront;
        return storefront.product(document.querySelector('.sqs-add-to-cart-button')!)?.state?.product.title ?? null;
      });
    await expect.poll(product).toBe('Bud Vase');
    await goTo(page, '/about', signs);
    await expect.poll(() => page.locator(OURS).count()).toBe(0);
    await goTo(page, '/store/p/breakfast-mug', signs);
    await expect.poll(product).toBe('Breakfast Mug');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('gives the page to the site’s editor as soon as that is switched on, and takes it back after', async () => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/store/p/breakfast-mug');
    await whenReady(page);
    await page.locator('[data-unselected-options]').first().waitFor();
    await page.evaluate(() => document.body.classList.add('sqs-edit-mode-active'));
    await expect.poll(() => page.locator(OURS).count()).toBe(0);
    await page.evaluate(() => document.body.classList.remove('sqs-edit-mode-active'));
    await page.locator('[data-unselected-options]').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
