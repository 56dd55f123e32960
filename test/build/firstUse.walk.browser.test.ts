import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFirst } from '../support/chooseFirst.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';
import { FIRST_USE_BUDGET, OVER_BUDGET } from './budgets.ts';
import { weigh } from './files.ts';

/** Census and page speed load files that the shop would have to load itself. */
const NO_VISIT = 'tag=data-census=off,data-page-speed=off';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/**
 * Opens a page and uses it; the names of the built files that the use has loaded.
 *
 * @param together files of which none arrives before all of them are requested
 */
async function loadedBy(
  path: string,
  use: (page: Page) => Promise<unknown>,
  outcome: (page: Page) => Promise<void>,
  together: readonly string[] = [],
): Promise<string[]> {
  const { page, context } = await shop.visit();
  await page.goto(shop.demo.url + path);
  await whenReady(page);
  await page.waitForLoadState('networkidle');
  const names: string[] = [];
  const held: Route[] = [];
  await page.route(/\/dist\//, (route) => {
    if (!together.some((name) => route.request().url().includes(name))) return route.continue();
    held.push(route);
    if (held.length === together.length) for (const waiting of held) void waiting.continue();
    return undefined;
  });
  page.on('request', (request) => {
    const name = /\/dist\/([^?]+)/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  await use(page);
  await outcome(page);
  await context.close();
  return names;
}

/** The wire, the cart's engine, buying, and what leads to their files. */
const SELLS = /^chunks\/(?:wire|work|shared|sending|createWire|createWork|sendPlain|readChosenPlan)-/;

const BUTTON = '.sqs-add-to-cart-button';
async function addMug(page: Page): Promise<void> {
  await chooseFirst(page);
  await page.locator(BUTTON).first().click();
}
const untilAdded = (page: Page) => page.locator(`${BUTTON}[data-state=added]`).first().waitFor();

const FORM = 'form[data-form-id]:not(.newsletter-form)';
async function sendForm(page: Page): Promise<void> {
  const form = page.locator(FORM);
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Email').fill('ida@example.com');
  await form.getByLabel('Message').fill('Good morning.');
  await form.locator('input[type=submit]').click();
}
const untilThanked = (page: Page) => page.locator(FORM).getByText('The kettle is on and so are we').waitFor();

describe.each(['esm', 'lite'])('what the first use of a page loads beyond the page itself (%s)', (script) => {
  it('is within budget for the files that sell, at a first add to the cart', async () => {
    const path = `/store/p/breakfast-mug?script=${script}&instalments=0&${NO_VISIT}`;
    const names = await loadedBy(path, addMug, untilAdded);
    // Price, stock and picture, which the choice shows beside the button, are the page's own.
    const selling = names.filter((name) => SELLS.test(name));
    expect(selling.map((name) => name.replace(/-.*/, ''))).toEqual(expect.arrayContaining(['chunks/wire', 'chunks/work']));
    expect(weigh(selling)).toBeLessThanOrEqual(FIRST_USE_BUDGET.add + OVER_BUDGET[script === 'lite' ? 'lite' : 'react'].firstAdd);
    // All at once: the add would never be done if one of them were requested by another. Pages whose visits are counted have `sending` already.
    await loadedBy(
      path,
      addMug,
      untilAdded,
      selling.filter((name) => !name.includes('/sending-')),
    );
  });

  it('is the wire alone for a contact form, without what sells', async () => {
    const path = `/contact?script=${script}&${NO_VISIT}`;
    const names = await loadedBy(path, sendForm, untilThanked);
    expect(names.filter((name) => name.includes('/work-'))).toEqual([]);
    expect(weigh(names)).toBeLessThanOrEqual(FIRST_USE_BUDGET.form);
  });
});
