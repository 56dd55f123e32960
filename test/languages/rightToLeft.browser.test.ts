import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReviews } from '../../demo/content/reviews.ts';
import { productBySlug } from '../../demo/content/catalogue.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { chooseFirst } from '../support/chooseFirst.ts';
import { whenReady } from '../support/openShop.ts';
import { fieldPictures, galleryBlock } from '../widgets/media/galleryMarkup.ts';
import { mounted, openGalleries, pageOf } from '../widgets/media/openGalleries.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const toArabic = (html: string): string => html.replace(/<html[^>]*>/, '<html lang="ar" dir="rtl">');
const SCRIPT = '<script src="/dist/storefront.umd.js" data-language="auto" data-after-add="mini-cart" data-stepper="on" defer></script>';

const leftOf = (place: Locator): Promise<number> => place.evaluate((node) => node.getBoundingClientRect().left);

async function openGallery(design: 'slideshow' | 'slider'): Promise<Visit> {
  const options = { autoplay: false, 'active-alignment': 'right' };
  const visit = await openGalleries(stage)(toArabic(pageOf(galleryBlock(design, fieldPictures(4), options))), {
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await mounted(visit.page);
  await visit.page.locator('.sqs-gallery').scrollIntoViewIfNeeded();
  return visit;
}

describe('on a page from right to left', () => {
  it('a slideshow goes on to the left, by key and by swipe', async () => {
    const { page, context, close } = await openGallery('slideshow');
    const active = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sqs-gallery > :not(noscript)')].findIndex((slide) => slide.matches('[data-active]')),
      );
    await page.locator('.sqs-gallery [tabindex="0"], .sqs-gallery-controls [tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(active).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).toBe(0);
    const touch = await context.newCDPSession(page);
    const { x, y, width } = (await page.locator('.sqs-gallery').boundingBox())!;
    const at = (type: string, share?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + 60 }],
      });
    await at('touchStart', 0.2);
    for (const share of [0.3, 0.5, 0.7]) await at('touchMove', share);
    await at('touchEnd');
    await expect.poll(active).toBe(1);
    await close();
  });

  it('a slider begins at the right, and its keys move it to the left', async () => {
    const { page, close } = await openGallery('slider');
    const firstSeen = () =>
      page.evaluate(() => {
        const list = document.querySelector('.sqs-gallery')!;
        const { right } = list.getBoundingClientRect();
        return [...list.querySelectorAll(':scope > img')].findIndex((image) => image.getBoundingClientRect().left < right - 2);
      });
    expect(await firstSeen()).toBe(0);
    await page.locator('.sqs-gallery').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(firstSeen).toBe(1);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await expect.poll(firstSeen).toBe(0);
    await close();
  });

  async function openMug(): Promise<{ page: Page; close: () => Promise<void> }> {
    const id = productBySlug('breakfast-mug')!.id;
    // Three pictures at least: with two, forwards and back are the same.
    const reviews = makeReviews(8, id).map((review) => ({ ...review, imageUrl: '/assets/pictures/breakfast-mug-sea.svg' }));
    stage.host.reviews.set(id, reviews);
    const visit = await stage.open({ query: '?reviews=1', tag: SCRIPT, edit: toArabic }, { viewport: { width: 1280, height: 800 } });
    await whenReady(visit.page);
    return visit;
  }

  it('stars are filled from the right, and pictures of reviews go on to the left', async () => {
    const { page, close } = await openMug();
    const reviews = page.locator('[data-storefront="reviews"]');
    await reviews.scrollIntoViewIfNeeded();
    const five = reviews.locator('li .storefront-stars').first().locator('.star');
    await five.first().waitFor();
    const places = await five.evaluateAll((stars) => stars.map((star) => star.getBoundingClientRect().left));
    expect(places).toHaveLength(5);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    await reviews.locator('.storefront-review-image').first().click();
    const dialog = page.getByRole('dialog');
    const position = () => dialog.locator('.storefront-steps').innerText();
    await dialog.waitFor();
    const first = await position();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(position).not.toBe(first);
    const second = await position();
    await page.keyboard.press('ArrowRight');
    await expect.poll(position).toBe(first);
    await dialog.locator('.storefront-steps button').last().click();
    await expect.poll(position).toBe(second);
    const [back, forwards] = await Promise.all([
      leftOf(dialog.locator('.storefront-steps button').first()),
      leftOf(dialog.locator('.storefront-steps button').last()),
    ]);
    expect(back).toBeGreaterThan(forwards);
    await close();
  });

  it('the mini cart opens at the left, with the product on the right of its price', async () => {
    const { page, close } = await openMug();
    await chooseFirst(page);
    await page.locator('.sqs-add-to-cart-button').first().click();
    const drawer = page.locator('.storefront-mini-cart .lightbox-inner');
    await drawer.waitFor();
    await expect.poll(() => leftOf(drawer)).toBe(0);
    const row = drawer.locator('.cart-row').first();
    expect(await leftOf(row.locator('.cart-row-img'))).toBeGreaterThan(await leftOf(row.locator('.cart-row-price')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await close();
  });
});
