import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { choose, clickAdd, untilMounted } from '../support/shopper.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Like existing templates that change the page without a reload. */
const goTo = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const next = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    dispatchEvent(new Event('mercury:unload'));
    history.pushState(null, '', address);
    document.title = next.title;
    // oxlint-disable-next-line no-new-func -- the page's own script, which the parser does not run
    new Function(next.querySelector('[data-name="static-context"]')?.textContent ?? '')();
    document.body.replaceChildren(...next.body.childNodes);
    dispatchEvent(new Event('mercury:load'));
  }, path);

const ENTRIES = '**/api/commerce/shopping-cart/entries';

describe('a visitor who goes on, without a reload, before the host has answered an add', () => {
  it('sees the right number of items, and reads why the next one was refused', async () => {
    const { page, open, complaints, context } = await shop.visit();
    let answer: (isRefused: boolean) => void = () => undefined;
    await page.route(ENTRIES, async (route) => {
      const isRefused = await new Promise<boolean>((go) => (answer = go));
      if (isRefused) await route.fulfill({ status: 400, json: { message: 'The last one was sold a minute ago.' } });
      else await route.fallback();
    });
    const addAndLeave = async () => {
      await open('/store/p/breakfast-mug');
      await untilMounted(page);
      await choose(page);
      const asked = page.waitForRequest(ENTRIES);
      await clickAdd(page);
      await asked;
      await goTo(page, '/about');
    };
    const badge = page.locator('.sqs-cart-quantity').first();

    await addAndLeave();
    answer(false);
    await expect.poll(() => badge.textContent()).toBe('1');

    await addAndLeave();
    answer(true);
    await page.getByRole('alertdialog').getByText('The last one was sold a minute ago.').waitFor();
    expect(await badge.textContent()).toBe('1');
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a visitor who goes on, without a reload, while the host wants no requests', () => {
  /** In seconds: the most that the shop waits. Where the way to the next page takes longer, the add is on its way when the page is left. */
  const PAUSE = '5';
  /** A click on the add button that has to wait, on a page that is left. */
  const addAndLeave = async () => {
    const visit = await shop.visit();
    const { page, open } = visit;
    await page.route(ENTRIES, (route) => route.fulfill({ status: 429, headers: { 'retry-after': PAUSE }, json: {} }), { times: 1 });
    await open('/store/p/breakfast-mug');
    await untilMounted(page);
    await choose(page);
    await clickAdd(page);
    await page.getByRole('button', { name: 'OK' }).click();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/entries') && asked.push(request.method()));
    await clickAdd(page);
    await goTo(page, '/about');
    return { ...visit, asked, badge: page.locator('.sqs-cart-quantity').first() };
  };

  it('is waited for by whenIdle(), until the next page shows the item', async () => {
    const { page, asked, badge, context } = await addAndLeave();
    await page.evaluate(() => (window.Storefront as { whenIdle(): Promise<void> }).whenIdle());
    expect(asked).toEqual(['POST']);
    expect(await badge.textContent()).toBe('1');
    await context.close();
  });

  it('has the item in the cart all the same when the next page is loaded meanwhile', async () => {
    const { page, asked, badge, open, context } = await addAndLeave();
    // Until the page that was left is known to have the change.
    await page.waitForTimeout(1000);
    await open('/contact');
    await expect.poll(() => badge.textContent()).toBe('1');
    expect(asked).toEqual(['POST']);
    await context.close();
  });
});
