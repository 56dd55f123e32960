import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { WITHOUT_LOOK } from '../../demo/guide/guideExamples.ts';
import { guideWidgets } from '../../demo/guide/guideWidgets.ts';
import { openShop, whenReady } from '../support/openShop.ts';

const FOLDER = new URL('../../demo/assets/widgets/', import.meta.url);
const SIZE = { width: 640, height: 400 };

/** The steps on an example before there is something to see. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'mini-cart': async (page) => {
    await page.getByLabel('Size').selectOption('Large');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'quick-view': async (page) => {
    await page.getByRole('button', { name: 'Quick view' }).click();
    await page.getByRole('dialog').waitFor();
  },
  lightbox: (page) => page.getByRole('link', { name: 'How to care' }).click(),
  'popup-overlay': (page) => page.getByRole('dialog').waitFor(),
  restock: (page) => page.getByLabel('Size').selectOption('Small'),
  'sticky-add': async (page) => {
    await page.setViewportSize({ width: 390, height: 244 });
    await page.mouse.wheel(0, 500);
    await page.locator('.storefront-sticky-add').waitFor();
  },
};

/** The picture as WebP, which Chromium writes of a canvas. */
const toWebp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async ([data, { width, height }]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1]!;
    },
    [png.toString('base64'), SIZE] as const,
  );

/**
 * Takes the guide's pictures of widgets from its live examples.
 *
 * @param names only of these widgets
 */
export async function main(names: readonly string[] = []): Promise<void> {
  const shop = await openShop();
  const encoder = await shop.browser.newPage();
  await mkdir(FOLDER, { recursive: true });
  for (const { slug } of guideWidgets.filter(
    (widget) => !WITHOUT_LOOK.has(widget.slug) && (names.length === 0 || names.includes(widget.slug)),
  )) {
    const { page, context } = await shop.visit({ viewport: SIZE, deviceScaleFactor: 2, reducedMotion: 'reduce' });
    await page.goto(`${shop.demo.url}/guide/examples/${slug}`);
    await whenReady(page);
    await STEPS[slug]?.(page);
    await page.evaluate(() => (window.Storefront as unknown as { whenIdle(): Promise<void> }).whenIdle());
    await page.waitForTimeout(1500);
    const webp = Buffer.from(await toWebp(encoder, await page.screenshot()), 'base64');
    await writeFile(new URL(`${slug}.webp`, FOLDER), webp);
    console.log(`${slug}.webp ${webp.length} bytes`);
    await context.close();
  }
  await shop.close();
  // It is kept for the next file of a test run, of which there is none.
  await shop.browser.close();
}
