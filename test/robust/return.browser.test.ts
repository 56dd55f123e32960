import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { BUTTON, buy, choose, clickAdd, loadCart, PRICE, untilAdded, untilMounted, untilPrice } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage([], ['--disable-back-forward-cache']);
});
afterAll(() => stage.close());

/** Notes on the window how the page was shown last. */
const NOTE = '<script>addEventListener("pageshow", function (event) { window.persisted = event.persisted; });</script>';
const wasKept = 'window.persisted === true';

describe('a visitor who goes on to another page and comes back', () => {
  it.each(['umd', 'esm'] as const)('finds the page as it was left, at once (%s)', async (tag) => {
    const visit = await stage.open({ tag, before: NOTE });
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    await untilPrice(page, '$34.00');
    await page.goto(`${stage.url}/about`);
    await page.evaluate(() => history.back());
    await page.waitForFunction(wasKept);
    expect(await page.locator(PRICE).first().innerText()).toBe('$34.00');
    await clickAdd(page);
    await untilAdded(page);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('sees what has come into the cart meanwhile', async () => {
    const visit = await stage.open({ before: NOTE });
    const { page, context } = visit;
    await buy(page);
    const count = page.locator('.header .sqs-cart-quantity').first();
    await expect.poll(() => count.innerText()).toBe('1');
    await page.goto(`${stage.url}/about`);

    const other = await context.newPage();
    await other.goto(stage.url + stage.put({}));
    await buy(other);
    await other.close();

    await page.evaluate(() => history.back());
    await page.waitForFunction(wasKept);
    await vi.waitFor(async () => expect(await count.innerText()).toBe('2'), { timeout: 5000 });
    await visit.close();
  });

  it('does not find a button that adds for ever', async () => {
    const visit = await stage.open(
      { before: NOTE, tag: '<script src="/dist/storefront.umd.js" data-write-deadline="1000" defer></script>' },
      { prepare: (context) => context.addCookies([{ name: 'storefront-scenario', value: 'stalled-body', url: stage.url }]) },
    );
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    await clickAdd(page);
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor();
    await expect.poll(() => visit.writes()).toHaveLength(1);
    await page.goto(`${stage.url}/about`);
    await page.evaluate(() => history.back());
    await page.waitForFunction('"persisted" in window');
    await untilMounted(page);
    // The host has added it; whether the page lived on to hear of that is the browser's to say.
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor({ state: 'detached' });
    expect(await loadCart(page)).toBe(1);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
