import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACTIVE_ALIGNMENTS,
  ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_RANGES,
  META_POSITIONS,
} from '../../../src/commerce/model/galleryOptions.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openStage, type Stage } from '../../support/openStage.ts';
import { settle } from '../../support/settle.ts';
import { rememberServedPage, type ServedPage } from '../../support/servedPage.ts';
import { fieldPictures, galleryBlock, GALLERY_PLACES } from './galleryMarkup.ts';
import { mounted, openGalleries, pageOf, type OpenGalleries } from './openGalleries.ts';

let stage: Stage;
let open: OpenGalleries;
beforeAll(async () => {
  stage = await openStage();
  open = openGalleries(stage);
});
afterAll(() => stage.close());

const active = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.sqs-gallery > :not(noscript)')].findIndex((slide) => slide.matches('[data-active]')));

const movedOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { moved: { value: number; sources: { node: Element }[] }[] }).moved.map(
      ({ value, sources }) => `${value}: ${sources.map(({ node }) => node.className || node.nodeName).join()}`,
    ),
  );

async function lookAtAll(page: Page): Promise<void> {
  for (let at = 0; ; at += 400) {
    const isEnd = await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return top > document.documentElement.scrollHeight;
    }, at);
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    if (isEnd) return;
  }
}

describe.each([360, 768, 1440])('galleries on a window of %d px', (width) => {
  it.each(['light', 'dark'] as const)(
    'are laid out, loaded in the size of their places, and can be used by all: %s',
    async (colorScheme) => {
      const html = pageOf(
        `<h2>Grid</h2>${galleryBlock('grid', fieldPictures(8), { lightbox: true }, 'grid')}
       <h2>Slideshow</h2>${galleryBlock('slideshow', fieldPictures(5), { thumbnails: true, 'meta-position': 'bottom-left' }, 'slideshow')}
       <h2>Slider</h2>${galleryBlock('slider', fieldPictures(6), { 'auto-crop': false }, 'slider')}
       <h2>Stacked</h2>${galleryBlock('stacked', fieldPictures(3), { lightbox: true }, 'stacked')}`,
        '',
        colorScheme === 'dark',
      );
      const visit = await open(html, { viewport: { width, height: 800 }, colorScheme });
      const { page } = visit;
      await lookAtAll(page);
      await mounted(page, 4);
      await lookAtAll(page);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('#grid img, #stacked img')].every((image) => image.naturalWidth > 0),
      );
      const readFacts = () =>
        page.evaluate(() => {
          const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((image) => image.getBoundingClientRect());
          const ratios = (selector: string) => boxes(selector).map((box) => Math.round((box.width / box.height) * 100) / 100);
          return {
            overflow: document.documentElement.scrollWidth - innerWidth,
            columns: new Set(boxes('#grid img').map(({ left }) => Math.round(left))).size,
            grid: [...new Set(ratios('#grid img'))],
            stacked: ratios('#stacked img'),
            slider: ratios('#slider img').slice(0, 2),
            sliderHeight: Math.round(boxes('#slider .sqs-gallery')[0]!.height / (boxes('#slider .sqs-gallery')[0]!.width / 100)),
            slideshow: ratios('#slideshow [data-active] img')[0],
            sizes: [...document.querySelectorAll<HTMLImageElement>('#grid img, #stacked img')].map((image) => ({
              asked: Number(/format=(\d+)w/.exec(image.currentSrc)?.[1]),
              natural: Number(image.getAttribute('width')),
              needed: Math.max(
                image.clientWidth,
                image.clientHeight * (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
              ),
            })),
          };
        });
      await expect.poll(readFacts).toMatchObject({
        overflow: 0,
        columns: 4,
        stacked: [1.78, 0.56, 1.78],
        slideshow: 2,
        grid: [1],
        slider: [1.78, 0.56],
        sliderHeight: 50,
      });
      // No wider than the picture.
      const fitting = ({ needed, natural }: Awaited<ReturnType<typeof readFacts>>['sizes'][number]) =>
        [100, 300, 500, 750, 1000, 1500].find((size) => size >= Math.floor(Math.min(needed, natural))) ?? 1500;
      await expect.poll(async () => (await readFacts()).sizes.filter((size) => size.asked !== fitting(size))).toEqual([]);
      expect((await readFacts()).sizes).toHaveLength(8 + 3);
      await expectUsableByAll(page, 'main');
      expect(visit.pageErrors).toEqual([]);
      await visit.close();
    },
  );

  it('move nothing when they come, where the theme keeps their places', async () => {
    const one = (design: (typeof GALLERY_DESIGNS)[number]) =>
      pageOf(galleryBlock(design, fieldPictures(12)), design === 'grid' ? GALLERY_PLACES.replace(/^.*\.meta.*$/m, '') : GALLERY_PLACES);
    for (const design of GALLERY_DESIGNS) {
      const visit = await open(one(design), { viewport: { width, height: 800 } });
      await mounted(visit.page);
      await visit.page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0));
      await lookAtAll(visit.page);
      expect(await movedOn(visit.page), design).toEqual([]);
      await visit.close();
    }
  });
});

const NUMBERS = Object.keys(GALLERY_RANGES);
const SWITCHES =
  'autoplay auto-crop controls lightbox newWindow show-meta show-meta-on-hover square-thumbs thumbnails transparentBackground'.split(' ');
const allOf = (names: readonly string[], value: unknown): object => Object.fromEntries(names.map((name) => [name, value]));
/** Every option at both ends and beyond, and all its words. */
const OPTIONS: readonly object[] = [
  { ...allOf(NUMBERS, -1000), ...allOf(SWITCHES, false), aspectRatio: 10 },
  { ...allOf(NUMBERS, 1000), ...allOf(SWITCHES, true), aspectRatio: 200, 'show-meta-only-title': true },
  { ...allOf(NUMBERS, 'many'), ...allOf(SWITCHES, 'true'), aspectRatio: null, 'show-meta-only-description': true },
  ...ASPECT_RATIOS.map((ratio) => ({ 'auto-crop': true, 'aspect-ratio': ratio, controls: true })),
  ...META_POSITIONS.map((position) => ({ 'meta-position': position, 'show-meta': true, controls: true })),
  ...ACTIVE_ALIGNMENTS.map((alignment) => ({ 'active-alignment': alignment, 'auto-crop': false, lightbox: true })),
];
const FIRST_RATIO = 3;

describe.each([360, 768, 1440])('every option on a window of %d px', (width) => {
  it.each(GALLERY_DESIGNS)('can be used by all and stays within the window: %s', async (design) => {
    const blocks = OPTIONS.map((options, index) => galleryBlock(design, fieldPictures(design === 'stacked' ? 2 : 4), options, `g${index}`));
    const visit = await open(pageOf(blocks.join('\n')), { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const { page } = visit;
    await lookAtAll(page);
    await mounted(page, OPTIONS.length);
    await lookAtAll(page);
    const ratioOf = (index: number) =>
      page.evaluate((at) => {
        const { width: wide, height } = document.querySelector(`#g${at} img.thumb-image`)!.getBoundingClientRect();
        return wide / height;
      }, index);
    for (const [index, word] of ASPECT_RATIOS.entries()) {
      const [across, down] = word.split(':');
      // Stacked pictures keep their ratio.
      const expected = design === 'stacked' ? 16 / 9 : Number(across) / Number(down ?? 1);
      await expect.poll(() => ratioOf(FIRST_RATIO + index), { message: word }).toBeCloseTo(expected, 1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectUsableByAll(page, 'main');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a gallery without any style of a theme', () => {
  it.each(GALLERY_DESIGNS)('moves nothing in view where it is mounted below it: %s', async (design) => {
    const html = pageOf(`<div style="block-size: 200vh"></div>${galleryBlock(design, fieldPictures(6))}`);
    const { page, close } = await open(html, { viewport: { width: 768, height: 800 }, reducedMotion: 'reduce' });
    // Near the viewport but outside.
    await page.evaluate(() =>
      scrollTo({ top: document.querySelector('#gallery')!.getBoundingClientRect().top - innerHeight - 50, behavior: 'instant' }),
    );
    await mounted(page);
    await settle(page);
    await lookAtAll(page);
    await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0));
    await settle(page);
    expect(await movedOn(page)).toEqual([]);
    await close();
  });
});

describe('a slideshow that goes on by itself', () => {
  const html = pageOf(galleryBlock('slideshow', fieldPictures(4), { 'autoplay-duration': 0 }));
  const rest = (page: Page) => page.waitForTimeout(1500);

  it('goes on every second at the soonest, rests under the pointer, and ends with the focus until it is started again', async () => {
    const { page, close } = await open(html);
    await mounted(page);
    await page.waitForFunction(() => document.querySelectorAll('.slide')[1]?.matches('[data-active]'));
    await page.locator('.sqs-gallery').hover();
    // Lets the pointer event arrive.
    await settle(page);
    const under = await active(page);
    await rest(page);
    expect(await active(page)).toBe(under);
    await page.mouse.move(0, 790);
    await page.waitForFunction((was) => !document.querySelectorAll('.slide')[was]?.matches('[data-active]'), under);
    await page.locator('.next').focus();
    await settle(page);
    const inFocus = await active(page);
    await rest(page);
    expect(await active(page)).toBe(inFocus);
    const button = page.getByRole('button', { name: 'Play slideshow' });
    await button.press('Enter');
    await page.waitForFunction((was) => !document.querySelectorAll('.slide')[was]?.matches('[data-active]'), inFocus);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.mouse.move(0, 790);
    await settle(page);
    const paused = await active(page);
    await rest(page);
    expect(await active(page)).toBe(paused);
    await close();
  });

  it('stays where it is for visitors who want no movement', async () => {
    const { page, close } = await open(html, { reducedMotion: 'reduce' });
    await mounted(page);
    await rest(page);
    expect(await active(page)).toBe(0);
    expect(await page.locator('.storefront-gallery-pause').count()).toBe(0);
    await page.locator('.next').click();
    await expect.poll(() => active(page)).toBe(1);
    await close();
  });
});

describe('a gallery of two hundred pictures', () => {
  it.each(['grid', 'slider', 'stacked', 'slideshow'] as const)('loads of a %s only what is near', async (design) => {
    const { page, close } = await open(pageOf(galleryBlock(design, fieldPictures(200), { lightbox: true, thumbnails: true })));
    await mounted(page);
    await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0));
    const loaded = () => page.evaluate(() => document.querySelectorAll('.sqs-gallery img[src]').length);
    await expect.poll(loaded).toBeGreaterThan(1);
    await page.waitForFunction(() => document.querySelectorAll('.sqs-gallery [aria-haspopup="dialog"]').length === 200);
    await settle(page);
    expect(await loaded()).toBeLessThan(40);
    await close();
  });
});

describe('a slideshow of two hundred pictures', () => {
  const laidOut = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.slide')].flatMap((slide, index) =>
        getComputedStyle(slide).contentVisibility === 'visible' ? [index] : [],
      ),
    );

  it.each([
    ['on a phone, without captions', 360, { 'show-meta-basic': false }],
    ['on a wide window, with captions over the pictures', 1280, {}],
  ])('has the browser lay out only what is shown and what stands beside it: %s', async (_where, width, options) => {
    const html = pageOf(galleryBlock('slideshow', fieldPictures(200), { autoplay: false, ...options }));
    const { page, close } = await open(html, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await mounted(page);
    await expect.poll(() => laidOut(page)).toEqual([0, 1, 199]);
    await page.locator('.next').click();
    await expect.poll(() => laidOut(page)).toEqual([0, 1, 2]);
    // Loaded ahead.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.slide img.thumb-image')].slice(0, 3).every((image) => image.naturalWidth > 0),
    );
    await close();
  });

  it('keeps on a phone the room that its longest caption needs', async () => {
    const longer = (caption = '') => caption.replace('In May', 'In May, when it rains. '.repeat(30));
    const captioned = fieldPictures(8).map((picture, index) => (index === 5 ? { ...picture, caption: longer(picture.caption) } : picture));
    const html = pageOf(galleryBlock('slideshow', captioned, { autoplay: false }));
    const { page, close } = await open(html, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await mounted(page);
    const height = () => page.locator('.sqs-gallery').evaluate((list) => list.clientHeight);
    const before = await height();
    for (let at = 1; at <= 5; at += 1) {
      await page.locator('.next').click();
      await expect.poll(() => active(page)).toBe(at);
      expect(await height()).toBe(before);
    }
    await close();
  });
});

describe('the law of the served page', () => {
  it.each(['grid', 'slideshow', 'slider', 'stacked'] as const)('is kept by a %s', async (design) => {
    const html = pageOf(galleryBlock(design, fieldPictures(6), { lightbox: true, thumbnails: true })).replace(
      '</main>',
      `<script>const rememberServedPage = ${rememberServedPage.toString()}; window.served = rememberServedPage(document.querySelector('.sqs-block-gallery'));</script></main>`,
    );
    const { page, pageErrors, close } = await open(html, { reducedMotion: 'reduce' });
    await mounted(page);
    const law = (asks: keyof ServedPage) => page.evaluate((name) => (window as unknown as { served: ServedPage }).served[name](), asks);
    expect(await law('broken')).toEqual([]);
    if (design === 'slideshow' || design === 'slider') await page.locator('.next').click();
    await page
      .locator('.sqs-gallery [aria-haspopup="dialog"]')
      .filter({ visible: true })
      .nth(design === 'slideshow' ? 0 : 1)
      .press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await law('broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as { destroy(): void }).destroy());
    expect(await law('notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
