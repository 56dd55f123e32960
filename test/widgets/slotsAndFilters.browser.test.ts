import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../support/fillCart.ts';
import { openStage, type OpenOptions, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { until } from '../support/until.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const TAG = '<script src="/dist/storefront.umd.js" defer data-mini-cart="on"></script>';
/** The theme's own markup for a place, with a part of the shop in it. */
const template = (name: string): string =>
  `<template data-storefront-slot="${name}"><p class="own">${name}: <i data-storefront="cart-count">–</i></p></template>`;
const SLOTS = ['mini-cart-top', 'mini-cart-end', 'cart-summary', 'cart-empty', 'dialog-end', 'product-end'];
const TEMPLATES = SLOTS.map(template).join('');
const CART_LINK = '<a href="/cart" id="to-cart">Cart</a>';

interface ShopWindow {
  readonly Storefront: {
    readonly ready: Promise<void>;
    filter(name: string, run: unknown): () => void;
    whenIdle(): Promise<void>;
    destroy(): void;
  };
  /** Takes the last filter off. */
  off: () => void;
  /** The theme's markup, to be looked at later. */
  kept: Element[];
  /** How often the counting part was rendered. */
  renders: number;
}

/** The places on the page with what is shown in them, in their order. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('[data-storefront-slot]:not(template)')].map(({ textContent }) => textContent));
const untilPlaces = (page: Page, expected: readonly string[]): Promise<void> =>
  until(async () => expect(await places(page)).toEqual(expected));
/** Remembers the theme's markup as it now stands at these places. */
const keep = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const nodes = wanted.map((name) => document.querySelector(`[data-storefront-slot="${name}"]:not(template)`)!.firstElementChild!);
    (window as unknown as ShopWindow).kept = nodes;
  }, names);
/** The text of the remembered markup now, and whether it is on the page. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as ShopWindow).kept.map(({ textContent, isConnected }) => `${textContent} ${isConnected}`));

const open = async (page: StagePage, lines = 1, options: OpenOptions = {}): Promise<Visit> => {
  const visit = await stage.open(
    { tag: TAG, bodyStart: CART_LINK, ...page },
    {
      reducedMotion: 'reduce',
      prepare: (context) => void (lines > 0 && fillCart(stage, context, [{ slug: 'breakfast-mug', sku: 'WK-MUG-OL', quantity: 2 }])),
      ...options,
    },
  );
  await visit.page.evaluate(() => (window as unknown as ShopWindow).Storefront.ready);
  return visit;
};

describe.concurrent('the theme’s own markup', () => {
  it('stands once at each place of a product and of the mini cart, with living parts, and goes with them', async () => {
    const visit = await open({ bodyEnd: TEMPLATES });
    const { page } = visit;
    await untilPlaces(page, ['product-end: 2']);
    expect(await page.locator('[data-storefront-slot="product-end"]:not(template)').evaluate((node) => node.nextElementSibling)).toBeNull();
    // Twice, because what was closed must not be there again.
    for (const opening of [1, 2]) {
      await page.locator('#to-cart').click();
      await page.locator('.storefront-mini-cart .cart-row').waitFor();
      const all = ['product-end: 2', 'mini-cart-top: 2', 'mini-cart-end: 2', 'dialog-end: 2'];
      await until(async () => expect((await places(page)).toSorted(), `opening ${opening}`).toEqual(all.toSorted()));
      await keep(page, ['mini-cart-top', 'mini-cart-end', 'dialog-end']);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // Given back as it stood in the template: its parts are released.
      await until(async () =>
        expect(await kept(page)).toEqual(['mini-cart-top: – false', 'mini-cart-end: – false', 'dialog-end: – false']),
      );
    }
    await keep(page, ['product-end']);
    await page.evaluate(() => (window as unknown as ShopWindow).Storefront.destroy());
    await until(async () => expect([await kept(page), await places(page)]).toEqual([['product-end: – false'], []]));
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('stands in the cart’s summary, gives way to that of the empty cart, and comes back with the line', async () => {
    const visit = await open({ path: '/cart', bodyEnd: TEMPLATES });
    const { page } = visit;
    await untilPlaces(page, ['cart-summary: 2']);
    expect(await page.locator('.cart-summary-container [data-storefront-slot="cart-summary"]').count()).toBe(1);
    await keep(page, ['cart-summary']);
    await page.locator('.cart-row-remove').click();
    await untilPlaces(page, ['cart-empty: 0']);
    await until(async () => expect(await kept(page)).toEqual(['cart-summary: – false']));
    await keep(page, ['cart-empty']);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await untilPlaces(page, ['cart-summary: 2']);
    await until(async () => expect(await kept(page)).toEqual(['cart-empty: – false']));
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

const variants = [
  { id: 's', sku: 'S', attributes: { Size: 'S' }, price: 1000, onSale: true, salePrice: 800, qtyInStock: 5 },
  { id: 'm', sku: 'M', attributes: { Size: 'M' }, price: 1250, qtyInStock: 5 },
  { id: 'l', sku: 'L', attributes: { Size: 'L' }, price: 1250, qtyInStock: 0 },
];
const FORM = {
  formId: 'filtered',
  formFields: [
    { type: 'text', id: 'text-1', title: 'Words' },
    { type: 'hidden', id: 'hidden-1', key: 'source', value: 'shop' },
  ],
};
/** Everything that a filter changes, on one page. */
const PARTS = `<div data-storefront="form" id="own-form"><script type="application/json">${JSON.stringify(FORM)}</script></div>
  <div data-storefront="product" data-product-id="mug" data-product-title="Mug" data-product='${JSON.stringify({ variants })}'>
  <p data-storefront="price" id="price"></p><div data-storefront="variants" id="variants"></div><p data-storefront="status" id="mark"></p>
  <button type="button" data-storefront="add-to-cart" id="button"></button></div>
  <i data-storefront="counted"></i><div data-storefront="cart" id="cart"></div>`;
/** A feature of the page's own, whose part is rendered whenever the shop renders anew. */
const COUNTING = `<script>window.renders = 0;
  window.Storefront = [['use', (kit) => kit.defineFeature({ name: 'counting', widgets: [kit.defineWidget({
    name: 'counted', selector: '[data-storefront="counted"]',
    load: async () => ({ read: () => ({}), Component() { kit.useShopContext(); renders += 1; return null; }, placeIn: null }),
  })] })]];</script>`;

const textOf = (page: Page, selector: string) => page.evaluate((where) => document.querySelector(where)?.textContent ?? null, selector);
let answers = 0;
/** Sends the form with another answer, and gives what the platform gets of its hidden field. */
async function hiddenSent(page: Page): Promise<unknown> {
  await page.getByLabel('Words').fill(`Answer ${(answers += 1)}`);
  const isSaved = (url: string) => url.includes('SaveFormSubmission');
  const [request] = await Promise.all([
    page.waitForRequest((asked) => isSaved(asked.url())),
    page.locator('#own-form form').evaluate((form) => (form as HTMLFormElement).requestSubmit()),
  ]);
  await page.waitForResponse((answer) => isSaved(answer.url()));
  return (JSON.parse((request.postDataJSON() as { form: string }).form) as Record<string, unknown>)['hidden-1'];
}

interface FilterCase {
  /** As source text, because it runs on the page. */
  readonly run: string;
  readonly shown: (page: Page) => Promise<unknown>;
  readonly without: unknown;
  readonly withIt: unknown;
}

const CASES: Readonly<Record<string, FilterCase>> = {
  text: { run: '(text) => text.toUpperCase()', shown: (page) => textOf(page, '#button'), without: 'Add To Cart', withIt: 'ADD TO CART' },
  price: {
    run: '(price) => ({ ...price, suffix: " <b>each</b>" })',
    shown: (page) => textOf(page, '#price'),
    without: '$12.50',
    withIt: '$12.50 <b>each</b>',
  },
  choices: {
    run: '(choices) => choices.toReversed().slice(0, 2).map((choice) => ({ ...choice, label: `~ ${choice.label}` }))',
    shown: (page) => page.locator('#variants option:not([value=""])').allTextContents(),
    without: ['S', 'M', 'L (Sold Out)'],
    withIt: ['~ L (Sold Out)', '~ M'],
  },
  // Themes of the platform expect a mark of the product, not of the choice.
  mark: { run: '() => "Back soon"', shown: (page) => textOf(page, '#mark'), without: 'sale', withIt: 'Back soon' },
  'line-item': {
    run: '({ name, details, price }) => ({ name: `Our ${name}`, details: [...details, "SKU"], price: "from " + price })',
    shown: (page) => Promise.all(['title', 'variants', 'price'].map((part) => textOf(page, `#cart .cart-row-${part}`))),
    without: ['Breakfast Mug', 'Glaze: OatSize: Large', '$68.00'],
    withIt: ['Our Breakfast Mug', 'Glaze: OatSize: LargeSKU', 'from $68.00'],
  },
  'form-values': {
    run: '(values) => Object.fromEntries(Object.keys(values).map((id) => [id, "filtered"]))',
    shown: hiddenSent,
    without: 'shop',
    withIt: 'filtered',
  },
};

const filter = (page: Page, name: string, run: string): Promise<void> =>
  page.evaluate(
    async ([of, code]) => {
      const at = window as unknown as ShopWindow;
      // oxlint-disable-next-line no-new-func -- the page's own code
      at.off = at.Storefront.filter(of, new Function(`return ${code}`)());
      await at.Storefront.whenIdle();
    },
    [name, run] as const,
  );
const takeOff = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const at = window as unknown as ShopWindow;
    at.off();
    await at.Storefront.whenIdle();
  });

async function openParts(): Promise<Visit> {
  const visit = await open({ path: '/about', before: COUNTING, bodyStart: PARTS });
  const { page } = visit;
  // Nobody is thanked for a form, so that it can be sent again.
  await page.route('**/SaveFormSubmission', (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('#variants select').selectOption('M');
  await page.locator('#cart .cart-row').waitFor();
  await until(async () => expect(await textOf(page, '#price')).toBe('$12.50'));
  return visit;
}

describe.concurrent('a filter of the page', () => {
  it.each(Object.entries(CASES))('of %s counts until it is taken off; one that throws or gives another type, never', async (name, of) => {
    const visit = await openParts();
    const { page } = visit;
    const reports = () => visit.console.filter((line) => line.startsWith('error') && line.includes(`filter ${name}`)).length;
    const untilShown = (expected: unknown) => until(async () => expect(await of.shown(page)).toEqual(expected));
    await untilShown(of.without);
    await filter(page, name, of.run);
    await untilShown(of.withIt);
    await takeOff(page);
    await untilShown(of.without);
    expect([reports(), visit.pageErrors]).toEqual([0, []]);
    for (const [count, wrong] of ['() => { throw new Error("broken"); }', '() => 7'].entries()) {
      await filter(page, name, wrong);
      await untilShown(of.without);
      await until(() => expect(reports()).toBe(count + 1));
      await takeOff(page);
      await untilShown(of.without);
    }
    expect([reports(), visit.pageErrors]).toEqual([2, []]);
    await visit.close();
  });

  it('has nothing rendered while there is none, and all once when one comes or goes', async () => {
    const visit = await openParts();
    const { page } = visit;
    const renders = () => page.evaluate(() => (window as unknown as ShopWindow).renders);
    await page.locator('#variants select').selectOption('S');
    await until(async () => expect(await textOf(page, '#price')).toContain('$8.00'));
    expect(await renders()).toBe(1);
    await filter(page, 'price', '(price) => price');
    await until(async () => expect(await renders()).toBe(2));
    await takeOff(page);
    await until(async () => expect(await renders()).toBe(3));
    await visit.close();
  });
});
