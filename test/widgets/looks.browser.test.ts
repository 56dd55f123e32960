import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureHtml } from '../support/fixtures.ts';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { fieldPictures, galleryBlock } from './media/galleryMarkup.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SCRIPT = '<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script>';

describe('a gallery on a page whose theme says nothing of pictures', () => {
  it('has its cropped pictures as high as their ratio wants, and ten in a row of 1,200 px', async () => {
    const block = galleryBlock('grid', fieldPictures(10), { 'auto-crop': true, 'thumbnails-per-row': 10, padding: 20 });
    const { page, close } = await stage.open(
      {
        edit: () =>
          `<!doctype html><html lang="en"><head><title>Pictures</title><style>body { margin: 0 }</style>
           <script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } }</script>${SCRIPT}</head><body><main>${block}</main></body></html>`,
      },
      {
        viewport: { width: 1200, height: 800 },
        async prepare(context) {
          const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
          await context.route('**/img/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
        },
      },
    );
    await whenReady(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('img.thumb-image')].every((image) => image.naturalWidth > 0),
    );
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('img.thumb-image')].map((image) => image.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { width, height } of boxes) expect(height).toBeCloseTo(width, 0);
    await close();
  });
});

describe('radio buttons that the server sent', () => {
  const look = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.variant-radiobtn, .variant-radiobtn-wrapper label, .sqs-add-to-cart-button-wrapper')].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [node.id || node.className, x, y, width, height, getComputedStyle(node).opacity].join(' ');
      }),
    );
  const open = async (script: string, style = '') => {
    const { page, close } = await stage.open({
      edit: () =>
        fixtureHtml('v70-product-variants').replace(
          '</head>',
          `<style>.variant-select-wrapper { display: none } ${style}</style>${script}</head>`,
        ),
    });
    if (script) await page.waitForFunction(() => document.querySelector('.product-variants[data-unselected-options]'));
    return { page, close };
  };

  it('look as they did without the script, where the theme shows them', async () => {
    const [off, on] = [await open(''), await open(SCRIPT)];
    expect(await look(on.page)).toEqual(await look(off.page));
    await Promise.all([off.close(), on.close()]);
  });

  it('can be chosen by keyboard where the theme has hidden them, and move nothing', async () => {
    const HIDDEN = '.variant-radiobtn { display: none }';
    const labels = (lines: string[]) => lines.filter((line) => !line.startsWith('variant-option-'));
    const [off, on] = [await open('', HIDDEN), await open(SCRIPT, HIDDEN)];
    expect(labels(await look(on.page))).toEqual(labels(await look(off.page)));
    await on.page.locator('.variant-radiobtn').first().focus();
    await on.page.keyboard.press('ArrowDown');
    await expect
      .poll(() => on.page.evaluate(() => document.querySelector<HTMLInputElement>('.variant-radiobtn:checked')?.value))
      .toBe('£50');
    await Promise.all([off.close(), on.close()]);
  });
});
