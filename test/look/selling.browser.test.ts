import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { openUnthemed } from './openUnthemed.ts';
import { DARK, sellingBody, type UnthemedOptions } from './unthemedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PHONE = { viewport: { width: 390, height: 700 } };
const BAR = '.storefront-sticky-add';

async function open(options: UnthemedOptions = {}, context: object = PHONE): Promise<Visit> {
  const visit = await openUnthemed(stage, { body: sellingBody, ...options }, context);
  await visit.page.locator('[data-storefront="quantity"] [aria-label^="Increase"]').waitFor();
  await visit.page.locator('[data-storefront="sticky-add"][data-state]').waitFor({ state: 'attached' });
  return visit;
}
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const toStart = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const isShown = (page: Page, shown: boolean) => page.locator(BAR).waitFor({ state: shown ? 'visible' : 'detached' });
const choose = async (page: Page) => {
  await page.locator('label', { hasText: 'Sea' }).click();
  await page.locator('select').selectOption('Large');
};
const adds = (visit: Visit) => visit.writes().filter(({ path }) => path.includes('/entries'));
const overlap = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([a, b]) => {
      const [x, y] = [a, b].map((selector) => document.querySelector(selector)!.getBoundingClientRect());
      return x!.left < y!.right && y!.left < x!.right && x!.top < y!.bottom && y!.top < x!.bottom;
    },
    [one, other] as const,
  );

describe('the bar that sells on phones', () => {
  it('comes once the button has left the window, says what is chosen, and does what the button does', async () => {
    const visit = await open({ tag: 'data-errors="alert"' });
    const { page } = visit;
    expect(await page.locator(BAR).count()).toBe(0);
    await toEnd(page);
    await isShown(page, true);
    expect((await page.locator(BAR).innerText()).split(/\s*\n\s*/)).toEqual(['Breakfast mug', 'from $29.00', 'Add To Cart']);
    // Nothing is chosen: refused as by the button itself, and led to the first choice.
    await page.locator(`${BAR} button`).click();
    await page.getByRole('alertdialog').waitFor();
    await isShown(page, false);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('Oat');
    await choose(page);
    await toEnd(page);
    await isShown(page, true);
    await expect.poll(() => page.locator(BAR).innerText()).toMatch(/Sea, Large[^]*\$29\.00[^]*\$34\.00/);
    await expectUsableByAll(page);
    // After a refusal the button rests for a moment, and this one with it.
    await page.locator(`${BAR} button[data-state="idle"]:not([aria-disabled])`).click();
    await page.locator('.sqs-pill-shopping-cart-content').waitFor();
    expect(adds(visit)).toHaveLength(1);
    expect(await page.locator('.sqs-cart-quantity,.total-quantity').first().textContent()).toBe('1');
    expect(await overlap(page, BAR, '.sqs-pill-shopping-cart-content')).toBe(false);
    await toEnd(page);
    expect(await overlap(page, BAR, '#last')).toBe(false);
    await expectUsableByAll(page);
    await toStart(page);
    await isShown(page, false);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('is away while a text is typed, for a consent bar and a dialog of the page, on desktops, and where nothing can be sold', async () => {
    const { page, close } = await open();
    await choose(page);
    await toEnd(page);
    await isShown(page, true);
    await page.locator('#question').evaluate((field) => field.focus({ preventScroll: true }));
    await isShown(page, false);
    await page.locator('#question').evaluate((field) => field.blur());
    await isShown(page, true);
    const put = (html: string) =>
      page.evaluate((text) => {
        document.body.insertAdjacentHTML('beforeend', text);
      }, html);
    const take = () => page.evaluate(() => document.body.lastElementChild!.remove());
    for (const html of [
      '<div style="position:fixed;inset:auto 0 0 0;height:120px;background:#eee">We use cookies. <button>Fine</button></div>',
      '<dialog open style="position:fixed">A dialog of the page</dialog>',
    ]) {
      await put(html);
      await isShown(page, false);
      await take();
      await isShown(page, true);
    }
    // A chat in the corner: above it.
    await put('<div id="chat" style="position:fixed;inset:auto 8px 8px auto;width:60px;height:60px;background:#eee">?</div>');
    await expect.poll(() => overlap(page, BAR, '#chat')).toBe(false);
    await take();
    await page.setViewportSize({ width: 1280, height: 700 });
    await isShown(page, false);
    await page.setViewportSize(PHONE.viewport);
    await toEnd(page);
    await isShown(page, true);
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('[data-storefront="product"]')!;
      const { Storefront } = window as unknown as {
        Storefront: { product(root: Element): { choose(option: string, value: string): unknown } };
      };
      Storefront.product(root).choose('Glaze', 'Ink');
    });
    await isShown(page, false);
    await close();
  });

  it('shows and hides a bar of the page’s own, whose button does the same', async () => {
    const own =
      '<div data-storefront="sticky-add" class="mine" hidden style="position:fixed;bottom:0"><button type="button">Get it</button></div>';
    const visit = await open({ body: sellingBody.replace('<div data-storefront="sticky-add" ></div>', own) });
    const { page } = visit;
    await choose(page);
    await toEnd(page);
    await page.getByRole('button', { name: 'Get it' }).click();
    await page.locator('.sqs-pill-shopping-cart-content').waitFor();
    expect(adds(visit)).toHaveLength(1);
    await toStart(page);
    await page.locator('.mine').waitFor({ state: 'hidden' });
    await visit.close();
  });
});

describe('swatches and the buttons of a quantity', () => {
  it.each([
    ['light', {}],
    ['dark', { style: DARK }],
  ])('are used by keyboard alone, with a mark of the focus (%s)', async (_mode, options) => {
    const visit = await open(options, { ...PHONE, hasTouch: false });
    const { page } = visit;
    const focus = () =>
      page.evaluate(() => {
        const node = document.activeElement!;
        const marked = node.matches('[type="radio"]') ? node.nextElementSibling! : node;
        const { outlineStyle, outlineWidth } = getComputedStyle(marked);
        return `${node.getAttribute('aria-label') ?? (node as HTMLInputElement).value} ${outlineStyle} ${outlineWidth}`;
      });
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('Oat solid 3px');
    await page.keyboard.press('ArrowRight');
    expect(await focus()).toBe('Sea solid 3px');
    expect(await page.locator('label', { hasText: 'Sea' }).evaluate((label) => getComputedStyle(label).boxShadow)).not.toBe('none');
    expect(
      await page
        .locator('span.storefront-swatch')
        .nth(1)
        .evaluate((face) => getComputedStyle(face).backgroundColor),
    ).toBe('rgb(127, 168, 163)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('L');
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('Decrease quantity of Breakfast mug solid 3px');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('Increase quantity of Breakfast mug solid 3px');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('[data-storefront="quantity"] input').inputValue()).toBe('3');
    await expect.poll(() => page.locator('.storefront-status').textContent()).toContain('Quantity: 3');
    for (const node of await page.locator('[data-storefront="quantity"] :is(button,input), .storefront-boxes > label').all()) {
      const box = (await node.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await expectUsableByAll(page);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('take no colour that is none, and no style by a colour or an address', async () => {
    const swatches = '"swatches":{"Glaze":{"Oat":{"color":"red;background:url(//evil.example/x)"},"Sea":{"color":"oklch(70% 0.05 190)"}}}';
    const { page, console: lines, close } = await open({ body: sellingBody.replace(/"swatches":\{.*?\}\}\}/, swatches) });
    expect(await page.locator('span.storefront-swatch').count()).toBe(1);
    expect(lines.filter((line) => line.includes('swatches: "Oat" of "Glaze"'))).toHaveLength(1);
    await close();
  });
});
