import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { footprint } from '../soak/footprint.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const OURS = '[data-unselected-options], .sqs-add-to-cart-button[data-state], [aria-haspopup="dialog"]';

/** Like templates' scripts: they load another page into this one, with its context. */
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
        const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
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

  // Like themes' own routers: they show the other page on going back without any event.
  it.each([
    ['at once', 0],
    ['once they have loaded it', 1],
  ])('sells what is on the one that the visitor has gone back to, and shows what is chosen there: put there %s', async (_when, turns) => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/store/p/breakfast-mug');
    await whenReady(page);
    await page.locator('[data-unselected-options]').first().waitFor();
    await page.evaluate((late) => {
      const pages = new Map([[location.pathname, document.body.innerHTML]]);
      const swap = () => {
        const html = pages.get(location.pathname)!;
        const names = new Map([
          ['/store/p/breakfast-mug', 'Breakfast Mug'],
          ['/store/p/bud-vase', 'Bud Vase'],
        ]);
        document.title = names.get(location.pathname)!;
        document.body.innerHTML = html;
      };
      const known = window as unknown as { remember: (path: string, html: string) => void };
      known.remember = (path, html) => void pages.set(path, html);
      addEventListener('popstate', () => {
        if (late === 0) swap();
        else setTimeout(() => requestAnimationFrame(swap));
      });
    }, turns);
    await goTo(page, '/store/p/bud-vase', [null, 'sqs-route-did-change']);
    const product = () =>
      page.evaluate(() => {
        const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
        return storefront.product(document.querySelector('.sqs-add-to-cart-button')!)?.state?.product.title ?? null;
      });
    await expect.poll(product).toBe('Bud Vase');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/store/p/breakfast-mug');
    await expect.poll(product).toBe('Breakfast Mug');
    await page.locator('[data-unselected-options]').first().waitFor();
    await page.locator('.product-variants select').first().selectOption('Oat');
    await page.locator('.product-variants select').nth(1).selectOption('Large');
    await page.locator('.product-price').first().filter({ hasText: '$34.00' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps nothing of the pages that were left, nor of their lists that nobody has seen', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 1280, height: 300 } });
    await open('/about');
    const session = await context.newCDPSession(page);
    const visitLists = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        for (const path of ['/store', '/store/p/breakfast-mug', '/about']) {
          await goTo(page, path, ['mercury:unload', 'mercury:load']);
          await page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).whenIdle());
        }
      }
    };
    await visitLists(3);
    const { nodes, listeners } = await footprint(session);
    await visitLists(6);
    // The page that was left last may still be kept by the browser.
    await expect.poll(async () => (await footprint(session)).nodes).toBeLessThanOrEqual(nodes);
    expect((await footprint(session)).listeners).toBeLessThanOrEqual(listeners);
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
