import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { shiftsOf, watchShifts } from '../support/watchShifts.ts';
import { lookFaults } from './lookFaults.ts';
import { addMug, openUnthemed } from './openUnthemed.ts';
import { whenReady } from '../support/openShop.ts';
import { DARK, everyOtherHook, everyProductHook, firstWindow, unthemedPage } from './unthemedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MODES: readonly (readonly [string, Parameters<typeof openUnthemed>[1]])[] = [
  ['light', {}],
  ['dark', { style: DARK }],
  ['of a dark colour scheme', { style: ':root { color-scheme: dark }' }],
  ['dark, without the linked sheet', { isLinked: false, style: DARK }],
  ['from right to left', { root: 'lang="ar" dir="rtl"' }],
];

/** The parts of the page that have to keep the rules. */
const PARTS = ['product', 'account', 'form', 'audio', 'cart-pill'].map((part) => `[data-storefront="${part}"]`).join();
const faults = (page: Page) => lookFaults(page, PARTS);

const BUSY = ['aria-busy', 'true'] as const;
const DISABLED = ['disabled', ''] as const;

/** The controls, with the states that their widgets show. */
const CONTROLS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['[data-storefront="add-to-cart"]', [BUSY, ['data-sold-out', '']]],
  ['[data-storefront="variants"] select', [DISABLED]],
  ['[data-storefront="quantity"] input', [DISABLED]],
  ['[data-storefront="account"] button', [BUSY, ['aria-disabled', 'true']]],
  ['[data-storefront="form"] [type="submit"]', [BUSY, ['aria-disabled', 'true']]],
  ['[data-storefront="form"] textarea', [DISABLED]],
  ['[data-storefront="gallery"] .next', []],
  ['[data-storefront="gallery"] .storefront-gallery-strip button', []],
  ['[data-storefront="instalments"] button', []],
];

const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((node) => {
    const style = getComputedStyle(node);
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineColor} ${style.outlineWidth}`;
    return [style.backgroundColor, style.boxShadow, outline, style.borderTopStyle, style.borderTopColor, style.opacity, style.cursor].join(
      ' ',
    );
  });

describe('a page without a theme', () => {
  it.each(MODES)('%s: looks finished on phones and desktops, and can be used by everybody in every state', async (_, options) => {
    const { page, pageErrors, close } = await openUnthemed(
      stage,
      { tag: 'data-errors="alert"', ...options },
      { viewport: { width: 390, height: 844 } },
    );
    await expect.poll(() => faults(page)).toEqual([]);
    await expectUsableByAll(page);
    await page.locator('[data-storefront="add-to-cart"]').nth(1).click();
    await page.getByRole('alertdialog').waitFor();
    await expectUsableByAll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.locator('[data-storefront="form"] [type="submit"]').click();
    await page.locator('.form-field-error').first().waitFor();
    await addMug(page);
    expect(await page.locator('[data-saving]').first().getAttribute('data-saving')).toBe('-18%');
    await expect.poll(() => faults(page)).toEqual([]);
    await expectUsableByAll(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => faults(page)).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each(MODES.slice(0, 2))('%s: says beside the button why nothing was added', async (_, options) => {
    const { page, close } = await openUnthemed(stage, { ...options, body: firstWindow }, { viewport: { width: 390, height: 844 } });
    await page.locator('[data-storefront="add-to-cart"]').click();
    await page.locator('[data-storefront="add-to-cart"] + .storefront-add-error').waitFor();
    await page.locator('.storefront-option-error').first().waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await expect.poll(() => faults(page)).toEqual([]);
    await expectUsableByAll(page);
    await close();
  });

  it('keeps within a phone at twice the size of text', async () => {
    const { page, close } = await openUnthemed(stage, { style: 'html { font-size: 200% }' }, { viewport: { width: 390, height: 844 } });
    await expect.poll(() => faults(page)).toEqual([]);
    await close();
  });

  it.each([
    ['light', ''],
    ['dark', DARK],
  ])('%s: shows hover, focus, being busy, unavailable and sold out each in a way of its own', async (_, style) => {
    const { page, close } = await openUnthemed(stage, { style });
    await page.locator('[data-storefront="add-to-cart"][data-state="idle"]').first().waitFor();
    for (const [control, states] of CONTROLS) {
      const node = page.locator(control).first();
      await node.scrollIntoViewIfNeeded();
      const looks = [await lookOf(node)];
      await node.hover();
      looks.push(await lookOf(node));
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await node.focus();
      looks.push(await lookOf(node));
      await node.evaluate((focused) => focused.blur());
      // As the widget says it.
      for (const [name, value] of states) {
        await node.evaluate((changed, [key, given]) => changed.setAttribute(key, given), [name, value] as const);
        looks.push(await lookOf(node));
        await node.evaluate((changed, key) => changed.removeAttribute(key), name);
      }
      expect(new Set(looks).size, `${control}\n${looks.join('\n')}`).toBe(looks.length);
    }
    await close();
  });

  it('says an error in the colour of the text, with a mark and an edge, and shows no white alert on a dark page', async () => {
    const { page, close } = await openUnthemed(stage, { tag: 'data-errors="alert"', style: DARK });
    await page.locator('[data-storefront="add-to-cart"]').nth(1).click();
    await page.getByRole('alertdialog').waitFor();
    await page.locator('.storefront-option-error').first().waitFor();
    const [error, surface] = await page.evaluate(() => {
      const node = document.querySelector('.storefront-option-error')!;
      const note = getComputedStyle(node);
      const content = document.querySelector('.sqs-widgets-confirmation-content')!;
      return [
        [note.color, note.borderInlineStartColor, note.borderInlineStartWidth, getComputedStyle(node, '::before').content.slice(0, 3)],
        getComputedStyle(content).backgroundColor,
      ] as const;
    });
    expect(error).toEqual(['rgb(238, 238, 238)', 'rgb(217, 45, 32)', '3px', '"!"']);
    expect(Number(/ ([\d.]+)/.exec(surface)?.[1])).toBeLessThan(0.05);
    await close();
  });

  it.each([
    ['of a product, on a phone', everyProductHook, 390, ''],
    ['of a product, on a desktop', everyProductHook, 1280, ''],
    ['of a product, without pictures in view', everyProductHook, 390, '[data-storefront="gallery"] { display: none }'],
    ['of everything else, on a phone', everyOtherHook, 390, ''],
    ['of everything else, on a desktop', everyOtherHook, 1280, ''],
  ])('moves nothing in empty hooks %s when the script comes after the page was painted', async (_, body, width, more) => {
    const context = await stage.browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await watchShifts(page);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((go) => (arrive = go));
    await page.route('**/dist/storefront.umd.js', async (route) => {
      await held;
      await route.continue();
    });
    const script = '<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" async></script>';
    const html = unthemedPage({ script, body, style: `[data-storefront="variants"] { --storefront-options: 2 } ${more}` });
    await page.goto(stage.url + stage.put({ edit: () => html }), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => setTimeout(done))));
    arrive();
    await whenReady(page);
    const lines = await shiftsOf(page);
    expect(
      lines.reduce((sum, line) => sum + parseFloat(line), 0),
      lines.join('\n'),
    ).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});
