import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFiles } from '../support/countFiles.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';
import { BUTTON, choose, untilMounted, untilPrice } from '../support/shopper.ts';

/** The most source files, in the most rooms, that may run for one act of a visitor: what a developer has to walk through. The numbers only go down. */
const MOST = {
  add: { files: 120, rooms: 7 },
  form: { files: 80, rooms: 5 },
} as const;

/**
 * In one file no click evaluates a module, so that only what runs is counted. Analytics and page speed only listen; instalments are a feature
 * of some pages.
 */
const PAGE = 'script=umd&instalments=0&tag=data-census=off,data-page-speed=off';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A room as in `test/layers.test.ts`. */
const roomOf = (file: string): string => /^(?:src|widgets)\/[^/]+(?=\/)|^[^/]+/.exec(file)![0];

function expectAtMost(files: readonly string[], most: { readonly files: number; readonly rooms: number }): void {
  const rooms = [...new Set(files.map(roomOf))];
  expect(rooms, rooms.join(', ')).toHaveProperty(
    'length',
    expect.toSatisfy((count: number) => count > 2 && count <= most.rooms),
  );
  expect(files, files.join('\n')).toHaveProperty(
    'length',
    expect.toSatisfy((count: number) => count > 50 && count <= most.files),
  );
}

describe('the source files that run', () => {
  it('between the click on an add button and "Added!" are few enough to be walked through', async () => {
    const { page, complaints, context } = await shop.visit();
    const count = await countFiles(page);
    await page.goto(`${shop.demo.url}/store/p/breakfast-mug?${PAGE}`);
    await whenReady(page);
    await untilMounted(page);
    await choose(page);
    await untilPrice(page, '$34.00');
    const button = page.locator(BUTTON).first();
    await button.hover();
    await page.waitForLoadState('networkidle');
    await count.begin();
    await button.click();
    await page.locator(`${BUTTON}[data-state="added"]`).first().waitFor();
    expectAtMost(await count.end(), MOST.add);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('between the click on a form’s button and its thanks are few enough to be walked through', async () => {
    const { page, complaints, context } = await shop.visit();
    const count = await countFiles(page);
    await page.goto(`${shop.demo.url}/contact?${PAGE}`);
    await whenReady(page);
    const form = page.locator('form[data-form-id]:not(.newsletter-form)');
    await form.scrollIntoViewIfNeeded();
    await page.locator('form[data-form-id][data-state="editing"]:not(.newsletter-form)').waitFor();
    await form.getByLabel('First Name').fill('Ida');
    await form.getByLabel('Last Name').fill('Berg');
    await form.getByLabel('Email').fill('ida@example.com');
    await form.getByLabel('Message').fill('Dear Nell');
    const button = form.locator('input[type=submit]');
    await button.hover();
    await page.waitForLoadState('networkidle');
    await count.begin();
    await button.click();
    await form.getByText('The kettle is on and so are we').waitFor();
    expectAtMost(await count.end(), MOST.form);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
