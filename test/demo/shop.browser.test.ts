import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { shareChromium } from '../support/shareChromium.ts';
import { shiftsOf, watchShifts } from '../support/watchShifts.ts';
import { ALL_PATHS } from './readPage.ts';

/** One page of each kind, tested on a phone too. */
const KINDS = new Set(
  '/ /store /store/pottery /store/tea /store/table /cart /contact /about /search /store/p/breakfast-mug /store/p/wool-tea-cosy /store/p/supper-plates /store/p/beeswax-candle /store/p/harbour-blend /store/p/bonfire-lapsang /store/p/kettle-club /journal /journal/the-spout-that-took-eleven-years /events /events/midsummer-firing /gallery /media /answers'.split(
    ' ',
  ),
);
/** Faulty on purpose. */
const DAMAGED = new Set(['/fixtures/broken']);
let demo: HostServer;
let browser: Browser;
let leave: () => Promise<void>;
beforeAll(async () => {
  [demo, { browser, leave }] = await Promise.all([startDemo(), shareChromium()]);
});
afterAll(() => leave().then(demo.close));

async function visit(
  path: string,
  width: number,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  await context.addCookies([{ name: 'demo-script', value: 'none', url: demo.url }]);
  await page.goto(demo.url + path, { waitUntil: 'load' });
  return { page, context };
}

describe('the shop without scripts', () => {
  let page: Page;
  const foreign: string[] = [];
  const failed: string[] = [];
  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name: 'demo-script', value: 'none', url: demo.url }]);
    page = await context.newPage();
    page.on(
      'request',
      (request) => void (request.url().startsWith(demo.url) || request.url().startsWith('data:') || foreign.push(request.url())),
    );
    page.on('response', (response) => void (response.status() < 400 || failed.push(response.url())));
    await watchShifts(page);
  });

  it.each(ALL_PATHS)('can be used by everybody, does not move while it loads, asks nobody else, and fits 320 pixels: %s', async (path) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(demo.url + path, { waitUntil: 'load' });
    expect(await shiftsOf(page)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(failed).toEqual([]);
    if (!DAMAGED.has(path)) {
      await expectUsableByAll(page);
      if (KINDS.has(path)) {
        await page.setViewportSize({ width: 390, height: 900 });
        await expectUsableByAll(page);
      }
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('the shop in a browser', () => {
  it.each([
    '/',
    '/store/pottery',
    '/store/p/breakfast-mug',
    '/store/p/supper-plates',
    '/store/p/wool-tea-cosy',
    '/store/p/beeswax-candle',
    '/contact',
    '/journal',
    '/gallery',
    '/media',
  ])('shows what the keyboard is on, with a ring at least 2 pixels wide: %s', async (path) => {
    const { page, context } = await visit(path, 1280);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const shown = focused.matches('.variant-radiobtn, .radio-button-input') ? focused.nextElementSibling! : focused;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        return { what: focused.outerHTML.slice(0, 80), outlineStyle, width: Number.parseFloat(outlineWidth) };
      });
      if (!ring) break;
      expect(ring.outlineStyle, ring.what).not.toBe('none');
      expect(ring.width, ring.what).toBeGreaterThanOrEqual(2);
    }
    await context.close();
  });

  it('stands still for visitors who asked for less motion', async () => {
    const { page, context } = await visit('/store/p/breakfast-mug', 1280, { reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0).length,
    );
    expect(moving).toBe(0);
    await context.close();
  });

  it('changes from one column to two between 432 and 433 pixels', async () => {
    const columns = async (width: number) => {
      const { page, context } = await visit('/store/p/breakfast-mug', width);
      const tops = await page.evaluate(() =>
        [...document.querySelectorAll('.ProductItem-gallery, .ProductItem-details')].map((part) => part.getBoundingClientRect().top),
      );
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.showOnMobile, .showOnDesktop')]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => part.className),
      );
      await context.close();
      return { count: tops[0] === tops[1] ? 2 : 1, shown };
    };
    expect(await columns(432)).toEqual({ count: 1, shown: ['showOnMobile'] });
    expect(await columns(433)).toEqual({ count: 2, shown: ['showOnDesktop'] });
  });

  it('brings a late product, takes it away, and opens a quick view, by scripts of the theme alone', async () => {
    const late = await visit('/fixtures/late', 1280);
    await late.page.click('#add-late');
    await late.page.click('#add-late');
    await expect.poll(() => late.page.locator('#late-place [data-product]').count()).toBe(2);
    await late.page.click('#remove-late');
    await expect.poll(() => late.page.locator('#late-place [data-product]').count()).toBe(1);
    await late.context.close();

    const quick = await visit('/fixtures/quick-view', 1280);
    await quick.page.locator('.sqs-product-quick-view-button').first().press('Enter');
    await expect.poll(() => quick.page.locator('body > .sqs-modal-lightbox .ProductItem-quick-view[data-item-id]').count()).toBe(1);
    await quick.page.keyboard.press('Escape');
    await expect.poll(() => quick.page.locator('.sqs-modal-lightbox').count()).toBe(0);
    await quick.context.close();
  });

  it('shows products and prices when the browser runs no scripts at all', async () => {
    const { page, context } = await visit('/store', 1280, { javaScriptEnabled: false });
    expect(await page.locator('.grid-item .product-price').count()).toBe(20);
    expect(await page.locator('.grid-item >> nth=0').innerText()).toContain('from $28.00');
    await context.close();
  });
});
