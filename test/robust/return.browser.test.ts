import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { NOTE_RETURNS, returnFromCache } from '../support/returnFromCache.ts';
import { BUTTON, buy, choose, clickAdd, loadCart, PRICE, untilAdded, untilMounted, untilPrice } from '../support/shopper.ts';
import { untilSeen } from '../support/untilSeen.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage([], ['--disable-back-forward-cache']);
});
afterAll(() => stage.close());

describe('a visitor who goes on to another page and comes back', () => {
  it.for(['umd', 'esm'] as const)('finds the page as it was left, at once (%s)', async (tag, test) => {
    const visit = await stage.open({ tag, before: NOTE_RETURNS });
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    await untilPrice(page, '$34.00');
    await page.goto(`${stage.url}/about`);
    await returnFromCache(page, test);
    expect(await page.locator(PRICE).first().innerText()).toBe('$34.00');
    await clickAdd(page);
    await untilAdded(page);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('sees what has come into the cart meanwhile', async (test) => {
    const visit = await stage.open({ before: NOTE_RETURNS });
    const { page, context } = visit;
    await buy(page);
    const count = page.locator('.header .sqs-cart-quantity').first();
    await expect.poll(() => count.innerText()).toBe('1');
    await page.goto(`${stage.url}/about`);

    const other = await context.newPage();
    await other.goto(stage.url + stage.put({}));
    await buy(other);
    await other.close();

    await returnFromCache(page, test);
    await expect.poll(() => count.innerText()).toBe('2');
    await visit.close();
  });

  it('does not find a button that adds for ever', async () => {
    const visit = await stage.open(
      { before: NOTE_RETURNS, tag: '<script src="/dist/storefront.umd.js" data-write-deadline="5000" defer></script>' },
      { prepare: (context) => context.addCookies([{ name: 'storefront-scenario', value: 'stalled-body', url: stage.url }]) },
    );
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    const adding = untilSeen(page, `${BUTTON}[data-state="adding"]`);
    await clickAdd(page);
    await adding;
    await expect.poll(() => visit.writes()).toHaveLength(1);
    await page.goto(`${stage.url}/about`);
    await page.evaluate(() => history.back());
    await page.waitForFunction('"persisted" in window');
    await untilMounted(page);
    // The host has added it; only the browser decides whether the page survives to see the response.
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor({ state: 'detached' });
    expect(await loadCart(page)).toBe(1);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
