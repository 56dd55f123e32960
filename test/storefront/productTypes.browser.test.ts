import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const BUTTON = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';
const PRICE = '.ProductItem .product-price, .pdp-details .product-price, .product-meta .product-price';

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Nothing that matches ${selector} can be reached by Tab.`);
}

async function add(page: Page): Promise<void> {
  await page.locator(`:is(${BUTTON})[data-state="idle"]:not([aria-disabled])`).filter({ visible: true }).first().waitFor();
  await tabTo(page, `:is(${BUTTON}), :is(${BUTTON}) *`);
  await page.keyboard.press('Enter');
}

const pick = async (page: Page, option: string, letter: string) => {
  const of = `[data-variant-option-name="${option}"]`;
  await tabTo(page, `select${of}, ${of} select`);
  await page.keyboard.press(letter);
};
const radio = async (page: Page, ...keys: string[]) => {
  await tabTo(page, '.product-variants input[type="radio"]');
  for (const key of ['Space', ...keys]) await page.keyboard.press(key);
};
const untilPrice = (page: Page, text: string) => page.locator(PRICE).filter({ hasText: text }).first().waitFor();
const untilRestock = (page: Page) => page.locator('.product-restock-notification').filter({ visible: true }).waitFor();

interface Way {
  readonly type: string;
  readonly path: string;
  /** Title and message without a choice; `null` when there is nothing to choose. */
  readonly refusal: readonly [title: string, message: string] | null;
  /** `null` for types that never sell out. */
  readonly chooseSoldOut: ((page: Page) => Promise<void>) | null;
  /** By keyboard only. */
  readonly choose: (page: Page) => Promise<void>;
  readonly fillIn?: (page: Page) => Promise<void>;
  readonly end: RegExp;
}

const EXPRESS = 'Unable to Purchase Item';

const WAYS: readonly Way[] = [
  {
    type: 'a physical product with drop-downs, by express checkout',
    path: '/store/p/breakfast-mug?express=1',
    refusal: [EXPRESS, 'Please select the Glaze and Size options.'],
    async chooseSoldOut(page) {
      await pick(page, 'Glaze', 'i');
      await pick(page, 'Size', 'l');
      await untilRestock(page);
    },
    async choose(page) {
      await pick(page, 'Glaze', 'o');
      await untilPrice(page, '$34.00');
    },
    end: /\/checkout$/,
  },
  {
    type: 'a physical product with radio buttons, by express checkout',
    path: '/store/p/wool-tea-cosy?express=1',
    refusal: [EXPRESS, 'Please select the Colour option.'],
    async chooseSoldOut(page) {
      await radio(page, 'ArrowRight');
      await untilRestock(page);
    },
    choose: (page) => page.keyboard.press('ArrowRight'),
    end: /\/checkout$/,
  },
  {
    type: 'a download, by express checkout',
    path: '/store/p/glaze-notebook?express=1',
    refusal: null,
    chooseSoldOut: null,
    choose: async () => undefined,
    end: /\/checkout$/,
  },
  {
    type: 'a service with a form of its own, by express checkout',
    path: '/store/p/evening-at-the-wheel?express=1',
    refusal: [EXPRESS, 'Please select the Evening option.'],
    async chooseSoldOut(page) {
      await pick(page, 'Evening', 's');
      await untilRestock(page);
    },
    async choose(page) {
      for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
      await untilPrice(page, '65.00');
    },
    async fillIn(page) {
      const dialog = page.getByRole('dialog', { name: 'Who is coming?' });
      await dialog.waitFor();
      await expectUsableByAll(page);
      await tabTo(page, '[role="dialog"] [type="submit"]');
      await page.keyboard.press('Enter');
      await dialog.getByText('Required').first().waitFor();
      await expectUsableByAll(page, '[role="dialog"]');
      for (const [name, text] of [
        ['fname', 'Edith'],
        ['lname', 'Clay'],
        ['email', 'edith@example.com'],
      ]) {
        await tabTo(page, `[role="dialog"] input[name*="${name}"], [role="dialog"] input[autocomplete="${name}"]`);
        await page.keyboard.type(text as string);
      }
      await tabTo(page, '[role="dialog"] select');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, '[role="dialog"] [type="submit"]');
      await page.keyboard.press('Enter');
    },
    end: /\/checkout$/,
  },
  {
    type: 'a gift card',
    path: '/store/p/gift-card',
    refusal: ['Unable to purchase Gift Card', 'Select a denomination for the Gift Card'],
    chooseSoldOut: null,
    choose: (page) => radio(page, 'ArrowRight'),
    end: /\/checkout\/gift-card\?itemId=[0-9a-f]+&sku=WK-GIFT-50$/,
  },
  {
    type: 'a subscription',
    path: '/store/p/harbour-blend',
    refusal: ['Unable to Add Item', 'Please select the Weight option.'],
    chooseSoldOut: null,
    async choose(page) {
      await pick(page, 'Weight', '1');
      await untilPrice(page, '$14.00 every month');
    },
    end: /\/checkout\?cartToken=subscription-[0-9a-f]+$/,
  },
  {
    type: 'what is sold once or under a plan, under a plan',
    path: '/store/p/bonfire-lapsang',
    refusal: ['Unable to Add Item', 'Please select the Weight option.'],
    chooseSoldOut: null,
    async choose(page) {
      await pick(page, 'Weight', '1');
      await tabTo(page, '.subs-and-otp-option input[type="radio"]');
      await page.keyboard.press('ArrowDown');
      await untilPrice(page, '$13.60 every 2 weeks for 1 year');
    },
    end: /\/checkout\?cartToken=subscription-[0-9a-f]+$/,
  },
];

async function isRefused(page: Page, [title, message]: readonly [string, string]): Promise<void> {
  await add(page);
  await page.getByRole('alertdialog', { name: title }).waitFor();
  expect(await page.locator('[role="alertdialog"] .message').textContent()).toBe(message);
  await expectUsableByAll(page, '[role="alertdialog"]');
  await page.keyboard.press('Escape');
  const missing = () =>
    page.evaluate(() => {
      const control = document.activeElement?.closest('[aria-invalid="true"]');
      return document.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    });
  await expect.poll(missing).toMatch(/^(?:Please select the .+ option\.|Select a denomination for the Gift Card)$/);
  await expectUsableByAll(page);
  // Before it, so that it is the next stop.
  await page.keyboard.press('Shift+Tab');
}

describe.each([
  [390, 'a phone'],
  [1280, 'a desktop'],
])('at %i px, on %s, by keyboard alone, and usable by everybody in every state', (width) => {
  it.each(WAYS)('$type is bought', async ({ path, refusal, chooseSoldOut, choose, fillIn, end }) => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width, height: 900 } });
    await open(path);
    await expectUsableByAll(page);
    if (refusal) await isRefused(page, refusal);
    if (chooseSoldOut) {
      await chooseSoldOut(page);
      await expectUsableByAll(page);
    }
    await choose(page);
    if (refusal) await expectUsableByAll(page);
    await add(page);
    await fillIn?.(page);
    await page.waitForURL(end);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a product page that says no', () => {
  it('offers to tell when it is back where all of it is sold out, on every screen', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 800 } });
    await open('/store/p/bud-vase');
    await page.locator('.product-restock-notification').filter({ visible: true }).waitFor();
    await expectUsableAtAllWidths(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('marks what is sold out, lets it be chosen, and says so to everyone', async () => {
    const { page, open, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          const text = document.querySelector('.storefront-status')?.textContent;
          if (text && heard.at(-1) !== text) heard.push(text);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
    });
    await open('/store/p/breakfast-mug?markup=b&boxes=1');
    const [glaze, size] = ['Ink', 'Large'].map((name) => page.getByRole('radio', { name, exact: false }));
    await size!.check({ force: true });
    await page.getByRole('radio', { name: 'Ink (Sold Out)' }).waitFor();
    await expectUsableAtAllWidths(page);
    await glaze!.check({ force: true });
    await page.locator('.variant-out-of-stock').waitFor();
    await expectUsableAtAllWidths(page);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      expect.stringMatching(/Sold Out.*\$36\.00|\$36\.00.*Sold Out/),
    ]);
    await context.close();
  });

  it.each([
    ['neutral hooks', 'hooks', 'data-storefront="product"'],
    ['version 7', 'a', 'class="ProductItem '],
    ['version 8', 'c', 'class="product-detail '],
  ])('shows the stock as the host has it now where the page asks for that: %s', async (_where, markup, root) => {
    const { page, open, complaints, context } = await shop.visit();
    const { db } = shop.demo.host;
    const candle = db.products.find(({ urlId }) => urlId === 'p/beeswax-candle')!;
    await page.route('**/store/p/beeswax-candle*', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toContain(root);
      await route.fulfill({ response: answer, body: html.replace(root, `data-storefront-live-stock ${root}`) });
    });
    db.setStock(candle.id, 'WK-WAX-F', 0);
    await open(`/store/p/beeswax-candle?markup=${markup}`);
    const picker = page.locator('[data-storefront="variants"], .product-variants').first();
    await picker.locator('option', { hasText: 'Fig (Sold Out)' }).waitFor({ state: 'attached' });
    await picker.locator('select').selectOption('Fig');
    await page.locator(`:is(${BUTTON}):is([data-sold-out], .sold-out, .cart-sold-out)`).first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator(BUTTON).first().innerText()).toBe('Sold Out');
    expect(complaints).toEqual([]);
    db.setStock(candle.id, 'WK-WAX-F', 3);
    await context.close();
  });

  it('leaves a membership to the platform', async () => {
    const { page, open, complaints, context } = await shop.visit();
    const served = await (await page.request.get(`${shop.demo.url}/store/p/kettle-club`)).text();
    await open('/store/p/kettle-club');
    const html = await page.locator('[data-test="paywall-page-root"]').innerHTML();
    expect(served.replace(/\s+/g, ' ')).toContain(html.replace(/\s+/g, ' ').slice(0, 400));
    expect(await page.locator('[data-state]').count()).toBe(0);
    await expectUsableAtAllWidths(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
