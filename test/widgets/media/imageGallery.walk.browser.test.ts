import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openStage, type Stage } from '../../support/openStage.ts';
import { fieldPictures, galleryBlock } from './galleryMarkup.ts';
import { mounted, openGalleries, pageOf, type OpenGalleries } from './openGalleries.ts';

let stage: Stage;
let open: OpenGalleries;
beforeAll(async () => {
  stage = await openStage();
  open = openGalleries(stage);
});
afterAll(() => stage.close());

describe('the lightbox of a gallery', () => {
  const html = pageOf(galleryBlock('grid', fieldPictures(4), { lightbox: true, lightboxTheme: 'dark' }));

  it('opens by pointer and by key, goes by arrows, closes by Escape, and gives the focus back', async () => {
    const { page, pageErrors, close } = await open(html, { reducedMotion: 'reduce' });
    await mounted(page);
    const openers = page.getByRole('button', { name: /^A field, / });
    await expect.poll(() => openers.count()).toBe(4);
    await openers.nth(1).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A field, 2 of 4' });
    await dialog.waitFor();
    await expectUsableByAll(page);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'A field, 3 of 4' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('dialog', { name: 'A field, 4 of 4' }).waitFor();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('dialog', { name: 'A field, 1 of 4' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    await expect.poll(() => openers.nth(1).evaluate((opener) => opener === document.activeElement)).toBe(true);
    await openers.first().click();
    await page.getByRole('dialog', { name: 'A field, 1 of 4' }).waitFor();
    await expect
      .poll(() =>
        page.locator('.storefront-gallery-lightbox-dark .lightbox-content').evaluate((box) => getComputedStyle(box).backgroundColor),
      )
      .toBe('rgb(20, 20, 20)');
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('moves by a swipe', async () => {
    const { page, context, close } = await open(html, { viewport: { width: 360, height: 700 }, hasTouch: true, reducedMotion: 'reduce' });
    await mounted(page);
    await page.getByRole('button', { name: 'A field, 1 of 4' }).tap();
    await page.getByRole('dialog').waitFor();
    const touch = await context.newCDPSession(page);
    const at = (type: string, x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: x === undefined ? [] : [{ x, y: 350 }] });
    await at('touchStart', 280);
    for (const x of [240, 200, 160, 120]) await at('touchMove', x);
    await at('touchEnd');
    await page.getByRole('dialog', { name: 'A field, 2 of 4' }).waitFor();
    await close();
  });
});

describe('a slider', () => {
  it('goes by button, key and clock from picture to picture, and from the end to the beginning', async () => {
    const { page, close } = await open(pageOf(galleryBlock('slider', fieldPictures(5), { autoplay: false, 'active-alignment': 'left' })), {
      reducedMotion: 'reduce',
    });
    await mounted(page);
    const firstSeen = () =>
      page.evaluate(() => {
        const list = document.querySelector('.sqs-gallery')!;
        const { left } = list.getBoundingClientRect();
        return [...list.querySelectorAll(':scope > img')].findIndex((image) => image.getBoundingClientRect().right > left + 2);
      });
    await page.locator('.next').click();
    await expect.poll(firstSeen).toBe(1);
    await page.getByRole('group', { name: 'Pictures' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(firstSeen).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(firstSeen).toBe(1);
    await page.keyboard.press('End');
    const left = () => page.locator('.sqs-gallery').evaluate((list) => Math.round(list.scrollLeft));
    await expect.poll(left).toBe(await page.locator('.sqs-gallery').evaluate((list) => list.scrollWidth - list.clientWidth));
    await page.locator('.next').press('Enter');
    await expect.poll(left).toBe(0);
    await close();
  });
});
