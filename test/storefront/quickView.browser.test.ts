import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { PROTOTYPE_16 } from '../robust/libraries/prototype.ts';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { noteSaid, untilSaid } from '../support/noteSaid.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { settle } from '../support/settle.ts';
import { loadCart } from '../support/shopper.ts';
import { untilSeen } from '../support/untilSeen.ts';

let shop: OpenShop;
let stage: Stage;
beforeAll(async () => {
  // Scroll bars that take space, as on most desktops.
  [shop, stage] = await Promise.all([openShop(), openStage([], ['--hide-scrollbars'])]);
});
afterAll(() => Promise.all([shop.close(), stage.close()]));

const OPENER = '.sqs-product-quick-view-button,[data-storefront="quick-view"]';
const DIALOG = '[role="dialog"]';
const ADD = `${DIALOG} [data-storefront="add-to-cart"]`;

const isFocusIn = (page: Page, selector: string) => page.evaluate((found) => document.activeElement?.closest(found) != null, selector);
const untilShown = async (page: Page, title: string) => {
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.locator(`${ADD}[data-state="idle"]`).waitFor();
};
const openerOf = (page: Page, title: string) =>
  page.locator('article,li,.grid-item,.product-list-item').filter({ hasText: title }).locator(OPENER).first();
/** Before it is mounted, the opener leads to the product's page. */
const untilAlive = async (opener: Locator): Promise<void> => {
  await opener.scrollIntoViewIfNeeded();
  await expect.poll(() => opener.getAttribute('aria-haspopup')).toBe('dialog');
};
const lockOf = (page: Page) =>
  page.evaluate(() => [
    document.body.classList.contains('sqs-modal-lightbox-open'),
    document.documentElement.getAttribute('style'),
    scrollY,
  ]);

describe('a quick view from a list, by keyboard alone', () => {
  it.each([
    ['version 7 on a phone', '/store/pottery', 'Breakfast Mug', 390, 2],
    ['version 7.1 on a desktop', '/store/pottery?markup=b', 'Breakfast Mug', 1280, 2],
    ['version 8, by our hook, on a phone', '/store/table?markup=c', 'Linen Tea Towel', 390, 1],
    ['neutral hooks on a desktop', '/store/table', 'Linen Tea Towel', 1280, 1],
  ])('%s', async (_where, path, title, width, options) => {
    const isNeutral = path === '/store/table';
    const { page, open, complaints, context } = await shop.visit({ viewport: { width, height: 800 } });
    await noteSaid(context);
    await open(path);
    await page.evaluate(() => scrollTo(0, 60));
    const opener = openerOf(page, title);
    await opener.focus();
    await expect.poll(() => opener.getAttribute('aria-haspopup')).toBe('dialog');
    await page.keyboard.press('Enter');
    await untilShown(page, title);
    await expect.poll(() => lockOf(page)).toEqual([true, 'overflow: hidden;', 60]);
    await page.mouse.move(width / 2, 5);
    await page.mouse.wheel(0, 300);
    await expectUsableAtAllWidths(page);

    // Cycles in both directions once complete.
    const more = page.locator(DIALOG).getByRole('button', { name: 'More about Afterpay' });
    await more.waitFor();
    // As small as outside of a quick view, whose other buttons are wide.
    expect((await more.boundingBox())?.width).toBeLessThan(40);
    for (const keys of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let turn = 0; turn < 18; turn += 1) {
        await page.keyboard.press(keys);
        expect(await isFocusIn(page, DIALOG)).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200)));
      }
      // Close, the pictures’ two, the instalments’ two, options, quantity, add, link, previous, next.
      // The full look of neutral hooks has two buttons beside the quantity.
      expect(seen.size).toBe(options + (isNeutral ? 12 : 10));
    }

    // Escape closes the alert only and focuses the missing option; without the platform's context there is no alert.
    await page.locator(ADD).focus();
    await page.keyboard.press('Enter');
    if (!isNeutral) {
      await page.getByRole('alertdialog').waitFor();
      await expectUsableAtAllWidths(page, '[role="alertdialog"]');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await expect.poll(() => isFocusIn(page, `${DIALOG} [aria-invalid="true"]`)).toBe(true);
    await page.locator(`${ADD}[data-state="idle"]`).waitFor();

    const picture = () => page.locator(`${DIALOG} .selected img`).getAttribute('src');
    const first = await picture();
    for (const select of await page.locator(`${DIALOG} select`).all()) {
      await select.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    }
    await page.waitForFunction(([dialog, before]) => document.querySelector(`${dialog} .selected img`)?.getAttribute('src') !== before, [
      DIALOG,
      first,
    ] as const);
    await page.locator(`${ADD}:not([aria-disabled])`).waitFor();
    await page.locator(ADD).focus();
    const added = untilSeen(page, `${ADD}[data-state="added"]`);
    await page.keyboard.press('Enter');
    await added;
    await expectUsableByAll(page);
    expect(await loadCart(page)).toBe(1);

    await page.getByRole('button', { name: 'Next product' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
    await expect.poll(() => isFocusIn(page, '.sqs-product-quick-view-lightbox-next-button')).toBe(true);
    const next = await page.locator(`${DIALOG} h2`).innerText();
    await untilSaid(page, next);
    await page.getByRole('button', { name: 'Previous product' }).focus();
    await page.keyboard.press(' ');
    await untilShown(page, title);

    await page.setViewportSize({ width: 320, height: 480 });
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.lightbox-inner')?.style.marginBlock === '50px');
    await expect.poll(() => page.locator('.sqs-modal-lightbox').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);

    await page.keyboard.press('Escape');
    await page.locator('.sqs-modal-lightbox').waitFor({ state: 'detached' });
    await expect.poll(async () => (await lockOf(page)).slice(0, 2)).toEqual([false, null]);
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is closed by a click beside it; destroying the shop takes it away', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 1280, height: 800 } });
    await open('/store/pottery');
    await untilAlive(openerOf(page, 'Bud Vase'));
    await openerOf(page, 'Bud Vase').click();
    await untilShown(page, 'Bud Vase');
    await page.mouse.click(20, 400);
    await page.locator('.sqs-modal-lightbox').waitFor({ state: 'detached' });
    await untilAlive(openerOf(page, 'Breakfast Mug'));
    await openerOf(page, 'Breakfast Mug').click();
    await untilShown(page, 'Breakfast Mug');
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect((await lockOf(page)).slice(0, 2)).toEqual([false, null]);
    expect(await page.locator('.sqs-modal-lightbox, [data-state], [aria-haspopup]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to the product’s page when the product cannot be read', async () => {
    const { page, open, context } = await shop.visit();
    await page.route('**/*format=json*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await open('/store/table');
    await untilAlive(openerOf(page, 'Linen Tea Towel'));
    await openerOf(page, 'Linen Tea Towel').click();
    await page.waitForURL('**/store/p/linen-tea-towel');
    await context.close();
  });

  it('leaves it to a theme that opens one itself, and mounts what is in that', async () => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/fixtures/quick-view');
    await page.locator('.sqs-product-quick-view-button').first().press('Enter');
    await page.locator('.sqs-modal-lightbox [data-unselected-options]').waitFor();
    await settle(page);
    expect(await page.locator('.sqs-modal-lightbox').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.sqs-modal-lightbox').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a quick view on a difficult page', () => {
  const open = async (page: StagePage): Promise<Visit> => {
    const visit = await stage.open({ path: '/store/pottery', ...page }, { viewport: { width: 900, height: 500 } });
    await whenReady(visit.page);
    await untilAlive(visit.page.locator(OPENER).first());
    const width = await widthOf(visit.page);
    await visit.page.locator(OPENER).first().click();
    await visit.page.locator(`${ADD}[data-state="idle"]`).waitFor();
    expect(await widthOf(visit.page)).toBe(width);
    return visit;
  };
  const widthOf = (page: Page) => page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().width);
  const errorsOf = (visit: Visit) => [...visit.pageErrors, ...visit.console.filter((line) => line.startsWith('error'))];
  const keepsTheFocus = async (page: StagePage, timeout?: number): Promise<void> => {
    const visit = await open(page);
    for (let turn = 0; turn < 12; turn += 1) {
      await visit.page.keyboard.press('Tab');
      expect(await isFocusIn(visit.page, DIALOG)).toBe(true);
    }
    await visit.page.keyboard.press('Escape');
    await visit.page.locator('.sqs-modal-lightbox').waitFor({ state: 'detached', ...(timeout && { timeout }) });
    expect(errorsOf(visit)).toEqual([]);
    await visit.close();
  };
  const prototype = { before: `<script>${PROTOTYPE_16}</script>` };

  it('keeps the focus, and moves nothing, under Trusted Types and without inline styles', () =>
    keepsTheFocus({
      headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self'" },
    }));

  // Prototype 1.6 replaces Array.prototype.reduce, which the focus trap needs.
  it.fails('keeps the focus with Prototype 1.6', () => keepsTheFocus(prototype, 5000));

  it('opens, moves nothing and is closed by its button with Prototype 1.6', async () => {
    const visit = await open(prototype);
    await visit.page.locator('.lightbox-close').click();
    await visit.page.locator('.sqs-modal-lightbox').waitFor({ state: 'detached' });
    expect(errorsOf(visit)).toEqual([]);
    await visit.close();
  });
});

describe('the pictures of a product', () => {
  it('follow the variant in a product block, and are put back', async () => {
    const { page, open, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await open('/');
    const block = page.locator('.product-block').filter({ hasText: 'Breakfast Mug' }).first();
    const html = () => block.locator('.image-container').evaluate((element) => element.innerHTML);
    const served = await html();
    for (const select of await block.locator('select').all()) await select.selectOption({ index: 2 });
    const image = block.locator('.sqs-product-block-variant-image.shown');
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => new URL(element.src).pathname))
      .toMatch(/^\/assets\/pictures\/.+\.svg$/);
    await expectUsableByAll(page);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await html()).toBe(served);
    await context.close();
  });

  it.each(['a', 'b', 'c', 'hooks'])('follow the variant in the gallery of a product page, and are put back: markup %s', async (markup) => {
    const { page, open, context } = await shop.visit();
    await open(`/store/p/linen-tea-towel?markup=${markup}`);
    const shown = () =>
      page.evaluate(() =>
        document.querySelector('[data-image-id].selected, .product-gallery-slides-item.selected')?.getAttribute('data-image-id'),
      );
    const first = await shown();
    await page.locator('select').filter({ visible: true }).first().selectOption({ index: 2 });
    await page.waitForFunction(
      (before) => document.querySelector('[data-image-id].selected')?.getAttribute('data-image-id') !== before,
      first,
    );
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await shown()).toBe(first);
    await context.close();
  });
});

describe('a quick view from a page with many parts', () => {
  const openers = (count: number) =>
    Array.from({ length: count }, () => '<a href="/store/p/breakfast-mug" data-storefront="quick-view">Look</a>').join(' ');

  it('shows the product with all that it needs, though the theme hides what is empty', async () => {
    const { page, pageErrors, close } = await stage.open(
      {
        path: '/store/table',
        before: '<style>.product-price:empty, [data-storefront]:empty { display: none }</style>',
        bodyEnd: `<div style="margin-block-start: 4000px">${openers(60)}</div>`,
      },
      { viewport: { width: 900, height: 700 } },
    );
    await whenReady(page);
    await page.locator('a[data-storefront="quick-view"]').last().scrollIntoViewIfNeeded();
    const last = page.locator('a[data-storefront="quick-view"][data-state="idle"]').last();
    await last.click();
    await untilShown(page, 'Breakfast Mug');
    await expect.poll(() => page.locator(`${DIALOG} .product-price`).textContent()).toMatch(/\$\d/);
    await expect.poll(() => page.locator(`${DIALOG} select`).count()).toBe(2);
    await expect.poll(() => page.locator(`${DIALOG} input[type="number"]`).count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
