import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';
import { unthemedPage, type UnthemedOptions } from './unthemedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Opens a page with the one file, and waits until it has done all that it does by itself. */
async function open(options: UnthemedOptions, isLost = false) {
  const asked: string[] = [];
  const visit = await stage.open(
    { edit: () => unthemedPage(options) },
    {
      prepare: async (context) => {
        context.on('request', (request) => request.url().endsWith('/dist/look.js') && asked.push(request.url()));
        if (isLost) await context.route('**/dist/look.js', (route) => route.fulfill({ status: 404, body: '' }));
      },
    },
  );
  await whenReady(visit.page);
  await visit.page.evaluate(() => (window.Storefront as unknown as { whenIdle(run: () => void): Promise<void> }).whenIdle(() => undefined));
  const button = visit.page.locator('[data-storefront="add-to-cart"]').first();
  const height = await button.evaluate((element) => element.getBoundingClientRect().height);
  return { ...visit, asked, button, height };
}

const errors = (lines: readonly string[]) => lines.filter((line) => line.startsWith('error: [storefront]'));

describe('the full look of the one file', () => {
  it('comes from the file beside it where the page has no theme and links no sheet', async () => {
    const { asked, height, close, console: lines } = await open({ isLinked: false });
    expect(asked).toHaveLength(1);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(errors(lines)).toEqual([]);
    await close();
  });

  it.each([
    ['links storefront.css', { isLinked: true }],
    ['wants no more than the base', { isLinked: false, tag: 'data-styles="base"' }],
  ])('is not asked for where the page %s', async (_, options) => {
    const { asked, close } = await open(options);
    expect(asked).toEqual([]);
    await close();
  });

  it('is one console line where its file is lost, and the shop sells as ever', async () => {
    const { console: lines, page, close } = await open({ isLinked: false }, true);
    expect(errors(lines)).toEqual([expect.stringContaining('look.js')]);
    const product = page.locator('[data-storefront="product"]').first();
    await product.locator('select').nth(0).selectOption('Oat');
    await product.locator('select').nth(1).selectOption('Small');
    await product.locator('[data-storefront="add-to-cart"]').click();
    await product.locator('[data-storefront="add-to-cart"][data-state="added"]').waitFor();
    await close();
  });
});
