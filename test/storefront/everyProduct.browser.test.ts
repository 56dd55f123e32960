import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { caseId, createShelfHost, serveShelf, SHELF_PRODUCTS, SHELVES, type ShelfProduct } from '../support/productShelf.ts';
import { until } from '../support/until.ts';
import { untilSeen } from '../support/untilSeen.ts';

/*
 * Every type of product in every markup and state, by keyboard, checked by axe-core: buyable, sold out, on sale, subscribable, before a
 * choice, with a missing one, refused by the platform, and added. One page per markup, with all products.
 *
 * Not included, because the platform cannot produce it: sold-out downloads and gift cards; subscriptions other than goods and services;
 * gift cards on sale; choices of a download, which has no variants; refused or successful adds of sold-out products and of gift cards,
 * which lead to their own page; memberships, sold by the platform's own script (`productTypes.browser.test.ts`); choices in a list, which
 * are made in the quick view. A page's context describes one item only, so downloads have no data here and keep the server's price.
 */

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ host: createShelfHost(), serve: serveShelf });
});
afterAll(() => shop.close());

const BUTTON = ':is(.sqs-add-to-cart-button, [data-storefront="add-to-cart"])';
const CONTROL = ':is(select, input[type="radio"])';
const READY = '[data-state="idle"]:not([aria-disabled])';
const OPENER = '.sqs-product-quick-view-button';
const ALIVE = `${OPENER}[aria-haspopup="dialog"]`;
const REFUSAL = 'The till is closed.';

interface Shelf {
  readonly page: Page;
  readonly alerts: Set<string>;
  within(index: number): string;
  leads(): Promise<string[]>;
  refuse(isRefused: boolean): void;
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 200; stop += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing that matches ${selector} can be reached by Tab.`);
}

/** Waits until the button accepts a press: widgets far from the viewport are mounted as they near it. */
async function press(page: Page, within: string, isSoldOut = false): Promise<void> {
  await tabTo(page, `${within} ${BUTTON}`);
  await page
    .locator(`${within} ${BUTTON}${isSoldOut ? '[data-state="idle"]' : READY}`)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

/** Reads the alert, checks it with axe if its text is new, and closes it; the focus returns to the product. */
async function readAlert({ page, alerts }: Shelf, within: string, title: string, message: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: title });
  await alert.waitFor();
  expect((await alert.textContent())?.replace('OK', '').trim()).toContain(message);
  if (!alerts.has(message)) await expectUsableByAll(page, '[role="alertdialog"]');
  alerts.add(message);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  await page.locator(`${within} :focus`).first().waitFor();
}

/** All steps of a product, in every state. Steps of several products may alternate, because a button pauses a second after a refusal. */
function stepsOf(shelf: Shelf, index: number): readonly (() => Promise<void>)[] {
  const { page, within, leads, refuse } = shelf;
  const { type, sale, hasChoice, host }: ShelfProduct = SHELF_PRODUCTS[index]!;
  const root = within(index);
  const isCard = type === 'giftCard';

  const look = async () => {
    await tabTo(page, `${root} ${BUTTON}`);
    const label = { 'in stock': 'Add To Cart', 'on sale': 'Add To Cart', 'sold out': 'Sold Out', subscribable: 'Subscribe' }[sale];
    await page.locator(`${root} ${BUTTON}`).filter({ hasText: label }).first().waitFor();
    if (sale === 'on sale') await page.locator(`${root} .original-price`).first().waitFor();
  };
  const begin = async () => {
    await look();
    if (sale === 'sold out') {
      await press(page, root, true);
      await readAlert(shelf, root, 'Unable to Add Item', 'Sorry, we do not have enough of that item available.');
    } else if (hasChoice) {
      await press(page, root);
      await (isCard
        ? readAlert(shelf, root, 'Unable to purchase Gift Card', 'Select a denomination for the Gift Card')
        : readAlert(shelf, root, 'Unable to Add Item', 'Please select the Size option.'));
      await page.locator(`${root} [aria-invalid="true"]:focus, ${root} [aria-invalid="true"] :focus`).first().waitFor();
    }
    await expectUsableByAll(page, root);
  };
  const choose = async () => {
    if (!hasChoice) return;
    await tabTo(page, `${root} ${CONTROL}`);
    await page.keyboard.press('ArrowDown');
    await page.locator(`${root} [data-selected-variant]`).first().waitFor({ state: 'attached' });
  };
  const fail = async () => {
    await choose();
    refuse(true);
    await press(page, root);
    await readAlert(shelf, root, 'Unable to Add Item', REFUSAL);
    refuse(false);
  };
  const add = async () => {
    const added = untilSeen(page, `${root} ${BUTTON}[data-state="added"]`);
    await press(page, root);
    await added;
    await expectUsableByAll(page, root);
    if (sale === 'subscribable') await until(async () => expect(await leads()).toEqual([expect.stringMatching(/^\/checkout\?cartToken=/)]));
  };
  const leave = async () => {
    await choose();
    await press(page, root);
    await until(async () =>
      expect(await leads()).toEqual([expect.stringMatching(new RegExp(`^/checkout/gift-card\\?itemId=${host.id}&sku=SHELF-`))]),
    );
  };
  return sale === 'sold out' ? [begin] : isCard ? [begin, leave] : [begin, fail, add];
}

async function openShelf(place: number): Promise<Shelf & { complaints: string[]; close(): Promise<void> }> {
  const { page, open, complaints, context } = await shop.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  let isRefused = false;
  await page.route('**/api/**', async (route) => {
    if (isRefused && /\/(?:entries|subscription)$/.test(new URL(route.request().url()).pathname)) {
      await route.fulfill({ status: 400, json: { message: REFUSAL } });
    } else await route.fallback();
  });
  await open(`/shelf/${place}`);
  await page.evaluate(() => {
    const seen = window as unknown as { leads: string[] };
    seen.leads = [];
    (window.Storefront as Storefront).on('before-checkout', (event) => {
      seen.leads.push(event.url);
      event.preventDefault();
    });
  });
  const isQuickView = SHELVES[place] === 'quick view';
  return {
    page,
    alerts: new Set(),
    complaints,
    within: (index) => (isQuickView ? '[role="dialog"]' : SHELVES[place] === 'a list' ? `#thumb-shelf-${index}` : `#${caseId(index)}`),
    leads: () => page.evaluate(() => (window as unknown as { leads: string[] }).leads.splice(0)),
    refuse: (next) => void (isRefused = next),
    close: () => context.close(),
  };
}

describe.concurrent('every type of product, in every state, by keyboard alone and usable by everybody', () => {
  it.each(SHELVES.map((name, place) => [name, place] as const))(
    'on %s',
    async (name, place) => {
      const shelf = await openShelf(place);
      const { page, complaints } = shelf;
      await expectUsableByAll(page);
      const tileOf = (index: number) => `#thumb-shelf-${index}`;
      const close = async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      const waiting: (readonly (() => Promise<void>)[])[] = [];
      for (const [index, { hasChoice, sale, host }] of SHELF_PRODUCTS.entries()) {
        const dialog = page.getByRole('dialog', { name: host.title });
        if (name === 'quick view') {
          await tabTo(page, `${tileOf(index)} ${OPENER}`);
          await page.locator(`${tileOf(index)} ${ALIVE}`).waitFor();
          await page.keyboard.press('Enter');
          await dialog.waitFor();
          for (const step of stepsOf(shelf, index)) await step();
          await close();
        } else if (name === 'a list' && hasChoice) {
          // The list's quick view is mounted as it nears the viewport.
          await tabTo(page, `${tileOf(index)} ${BUTTON}`);
          await page.locator(`${tileOf(index)} ${ALIVE}`).waitFor();
          await press(page, tileOf(index), sale === 'sold out');
          await dialog.waitFor();
          await close();
          await page
            .locator(`${tileOf(index)} :focus`)
            .first()
            .waitFor();
        } else waiting.push(stepsOf(shelf, index));
      }
      for (let round = 0; round < 3; round += 1) for (const steps of waiting) await steps[round]?.();
      await expectUsableByAll(page);
      expect(complaints).toEqual([]);
      await shelf.close();
    },
    600_000,
  );
});
