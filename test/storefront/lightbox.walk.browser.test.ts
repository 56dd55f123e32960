import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const OPENER = '[data-storefront="lightbox"]';
const FRAME = '#the-way';

const isFocusIn = (page: Page, selector: string) => page.evaluate((found) => document.activeElement?.closest(found) != null, selector);
/** The theme's script leaves its template's blanks behind. */
const bodyOf = (page: Page) => page.evaluate(() => document.body.innerHTML.trim());

describe('a lightbox of the page’s own', () => {
  it('opens and closes by keyboard and mouse, holds the page meanwhile, and is as the server made it afterwards', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 800 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const served = (await (await page.request.get(`${shop.demo.url}/events?script=esm`)).text()).match(
      /<div class="sqs-modal-lightbox"[^]*?<\/div><\/div><\/div><\/div>/,
    )?.[0];
    await open('/events?script=esm');
    const opener = page.locator(`${OPENER}[data-state="idle"]`);
    await opener.waitFor();
    expect(await page.locator(FRAME).evaluate((frame) => frame.outerHTML.replace(' hidden=""', ' hidden'))).toBe(served);
    // The loader (`LazyPageDialog`) is not the dialog.
    expect(loaded.filter((path) => /\/(?!Lazy)\w*Dialog|useLightbox/.test(path))).toEqual([]);
    await page.evaluate(() => scrollTo(0, 40));

    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'How to find us' });
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'dialog');
    expect(new URL(page.url()).hash).toBe('');
    await expectUsableAtAllWidths(page);
    const lock = () =>
      page.evaluate(() => [
        document.body.classList.contains('sqs-modal-lightbox-open'),
        getComputedStyle(document.documentElement).overflow,
      ]);
    await expect.poll(lock).toEqual([true, 'hidden']);
    for (const keys of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(keys);
      expect(await isFocusIn(page, FRAME)).toBe(true);
    }
    const inner = page.locator(`${FRAME} .lightbox-inner`);
    const middle = () => inner.evaluate((box) => box.getBoundingClientRect().top + box.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(async () => Math.abs(await middle())).toBeLessThan(2);
    await page.setViewportSize({ width: 320, height: 240 });
    await page.waitForFunction((box) => document.querySelector<HTMLElement>(box)?.style.marginBlock === '50px', `${FRAME} .lightbox-inner`);
    await expect.poll(() => page.locator(FRAME).evaluate((frame) => frame.scrollWidth <= frame.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => [await isFocusIn(page, OPENER), await lock()]).toEqual([true, [false, 'visible']]);

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Close' }).press('Space');
    await dialog.waitFor({ state: 'detached' });
    await opener.click();
    await dialog.waitFor();
    await page.getByText('Under the arch').click();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocusIn(page, OPENER)).toBe(true);

    await opener.click();
    await dialog.waitFor();
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await page.locator(FRAME).evaluate((frame) => frame.outerHTML.replace(' hidden=""', ' hidden'))).toBe(served);
    expect(await lock()).toEqual([false, 'visible']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('can be read with scripts off', async () => {
    const { page, context } = await shop.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(`${shop.demo.url}/events`);
    await page.locator(OPENER).click();
    await page.getByText('The stair is on the outside').waitFor();
    await page.locator(`${FRAME} .lightbox-close`).click();
    await page.getByText('The stair is on the outside').waitFor({ state: 'hidden' });
    await context.close();
  });
});

describe('a lightbox that a theme’s script shows', () => {
  it('has the manners of ours, and is closed by its own close control', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 800 } });
    await open('/fixtures/quick-view');
    const before = await bodyOf(page);
    const opener = page.locator('.sqs-product-quick-view-button').first();
    const dialog = page.getByRole('dialog');
    await opener.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"][aria-modal="true"][aria-label]'));
    await page.locator('[role="dialog"] [data-state="idle"]').first().waitFor();
    await expectUsableAtAllWidths(page);
    for (const keys of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(keys);
      expect(await isFocusIn(page, '.sqs-modal-lightbox')).toBe(true);
    }
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 3),
      () => page.getByRole('button', { name: 'Close' }).press('Enter'),
    ]) {
      await dialog.waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('.sqs-modal-lightbox'));
      await close();
      await page.locator('.sqs-modal-lightbox').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('.sqs-product-quick-view-button'));
      await opener.press('Enter');
    }
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The button is updated shortly after the theme removes its lightbox.
    await page.locator('.sqs-product-quick-view-button[data-state="open"]').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await expect.poll(() => bodyOf(page)).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
