import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { settle } from '../support/settle.ts';
import { openUnthemed } from './openUnthemed.ts';
import { firstWindow } from './unthemedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const BUTTON = '[data-storefront="add-to-cart"]';

/** Opens the page with the script, and says how its button looks and which sheets were injected. */
async function lookOf(options: Parameters<typeof openUnthemed>[1]) {
  const { page, console: lines, close } = await openUnthemed(stage, { body: firstWindow, ...options });
  await page.locator(`${BUTTON}[data-state="idle"]`).waitFor();
  // Some parts bring their sheet with their file.
  await settle(page);
  const look = await page.evaluate((selector) => {
    const { backgroundColor, minHeight, paddingLeft } = getComputedStyle(document.querySelector(selector)!);
    return { backgroundColor, minHeight, paddingLeft, injected: document.adoptedStyleSheets.length };
  }, BUTTON);
  const isMarked = await page.locator(`${BUTTON}[data-storefront-styled=""]`).count();
  await close();
  return { ...look, isMarked: isMarked === 1, complaints: lines.filter((line) => line.startsWith('error: [storefront]')) };
}

describe('a theme', () => {
  it('keeps its rules for all buttons: ours then add nothing to a hooked one', async () => {
    const style = 'button { padding: 3px 5px; background: rgb(1, 2, 3) }';
    expect(await lookOf({ style })).toMatchObject({
      backgroundColor: 'rgb(1, 2, 3)',
      paddingLeft: '5px',
      minHeight: '0px',
      isMarked: true,
    });
    expect(await lookOf({})).toMatchObject({ isMarked: false, minHeight: '48px' });
  });

  it('keeps a button of a class as it is', async () => {
    const body = firstWindow.replace('data-storefront="add-to-cart"', 'class="buy" data-storefront="add-to-cart"');
    const style = '.buy { color: red; border: 0 }';
    expect(await lookOf({ body, style })).toMatchObject({ minHeight: '0px', paddingLeft: '6px' });
  });

  it('decides by tokens', async () => {
    expect(await lookOf({ style: ':root { --storefront-accent: rgb(0, 90, 80) }' })).toMatchObject({ backgroundColor: 'rgb(0, 90, 80)' });
  });

  it.each([
    ['the link comes first', { tail: true, line: '' }],
    ['one line names the layers', { tail: false, line: '@layer storefront, theme, base, components, utilities;' }],
  ])('in cascade layers wins where %s', async (_, { tail, line }) => {
    const layered = `${line}@layer components { .storefront-option select { padding-left: 33px } }`;
    const head = tail ? '' : `<style>${layered}</style>`;
    const { page, close } = await openUnthemed(stage, { body: firstWindow, head, style: tail ? layered : '', isLinked: tail });
    const select = page.locator('.storefront-option select').first();
    await expect.poll(() => select.evaluate((node) => getComputedStyle(node).paddingLeft)).toBe('33px');
    await close();
  });
});

describe('the sheets', () => {
  it('are injected only where they are not linked, and linked ones of another version are reported', async () => {
    expect((await lookOf({})).injected).toBe(0);
    expect((await lookOf({ isLinked: false })).injected).toBeGreaterThan(1);
    const other = await lookOf({ isLinked: false, style: ':root { --storefront-sheet: "0.0.1" }' });
    expect(other.injected).toBeGreaterThan(1);
    expect(other.complaints).toEqual([expect.stringContaining('storefront.css is of version 0.0.1')]);
  });

  it('are the former ones on pages of the platform, linked or not, unless they ask for the full look', async () => {
    const head = '<script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } }</script>';
    const today = await lookOf({ head, isLinked: false });
    expect(today.minHeight).toBe('0px');
    expect(await lookOf({ head })).toEqual(today);
    expect(await lookOf({ head, tag: 'data-styles="full"' })).toMatchObject({ minHeight: '48px' });
    expect(await lookOf({ tag: 'data-styles="layer"' })).toMatchObject({ minHeight: '0px' });
    expect(await lookOf({ tag: 'data-styles="none"' })).toMatchObject({ minHeight: '0px', injected: 0 });
  });

  it('follow the colour scheme that the tag asks for', async () => {
    const surfaceOf = async (tag: string, colorScheme: 'light' | 'dark') => {
      const { page, close } = await openUnthemed(stage, { tag: `${tag} data-errors="alert"`, body: firstWindow }, { colorScheme });
      await page.locator(`${BUTTON}[data-state="idle"]`).click();
      await page.getByRole('alertdialog').waitFor();
      const content = page.locator('.sqs-widgets-confirmation-content');
      const colour = await content.evaluate((node) => getComputedStyle(node).backgroundColor);
      await close();
      return colour;
    };
    expect(await surfaceOf('data-color-scheme="dark"', 'light')).toBe('rgb(22, 22, 22)');
    expect(await surfaceOf('data-color-scheme="light"', 'dark')).toBe('rgb(255, 255, 255)');
    expect(await surfaceOf('data-color-scheme="auto"', 'dark')).toBe('rgb(22, 22, 22)');
    expect(await surfaceOf('data-color-scheme="auto"', 'light')).toBe('rgb(255, 255, 255)');
  });
});
