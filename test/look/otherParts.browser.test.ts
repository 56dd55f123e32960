import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { lookFaults } from './lookFaults.ts';
import { DARK } from './unthemedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MODES: readonly (readonly [string, string, BrowserContextOptions])[] = [
  ['light', '', {}],
  ['dark', DARK, {}],
  ['in forced colours', '', { forcedColors: 'active' }],
];

/** An example of the guide, without a theme. */
const pageOf = (example: string, style: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop without a theme</title><link rel="stylesheet" href="/dist/storefront.css"><style>${style}</style>
<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script></head>
<body><main><h1>A shop</h1>${readFileSync(`demo/guide/examples/${example}.html`, 'utf8')}</main></body></html>`;

const addMug = async (page: Page) => {
  await page.locator('[data-storefront="variants"] select').selectOption('Small');
  await page.locator('[data-storefront="add-to-cart"][data-state="idle"]').click();
};
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const DIALOG = '[role="dialog"]';

/** The shop's other parts: the name, the example, how the part is opened, and the element that is then looked at. */
const PARTS: readonly (readonly [what: string, example: string, open: (page: Page) => Promise<void>, part: string])[] = [
  [
    'a cart',
    'cart',
    async (page) => {
      await addMug(page);
      await page.locator('.cart-row').waitFor();
    },
    '[data-storefront="cart"]',
  ],
  ['the mini cart', 'mini-cart', addMug, DIALOG],
  ['a quick view', 'quick-view', press('[data-storefront="quick-view"]'), DIALOG],
  ['reviews', 'reviews', (page) => page.locator('.storefront-review').first().waitFor(), '[data-storefront^="review"]'],
  [
    'the popup',
    'popup-overlay',
    (page) => page.locator('[data-storefront="popup-overlay"] form').waitFor(),
    '[data-storefront="popup-overlay"]',
  ],
  ['a sign-in', 'account', press('[data-storefront="account"] button'), DIALOG],
  ['the choice of consent', 'consent', press('.storefront-consent-plain'), '.storefront-consent'],
  ['a newsletter', 'newsletter', (page) => page.locator('form').first().waitFor(), '[data-storefront="newsletter"]'],
];

describe.each(MODES)('a page without a theme, %s', (_mode, style, options) => {
  it.each(PARTS)('shows %s as finished as a product', async (_what, example, open, part) => {
    const { page, pageErrors, close } = await stage.open(
      { edit: () => pageOf(example, style) },
      { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, ...options },
    );
    page.setDefaultTimeout(6000);
    await whenReady(page);
    await open(page);
    await page.locator(part).first().waitFor();
    await expect.poll(() => lookFaults(page, part), { timeout: 3000 }).toEqual([]);
    await expectUsableByAll(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(() => lookFaults(page, part), { timeout: 3000 }).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
