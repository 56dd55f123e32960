import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../demo/content/catalogue.ts';
import { policy } from '../../demo/content/policy.ts';
import { reviewsOf } from '../../demo/content/reviews.ts';
import { refusals } from '../../mocks/db/Refusal.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { findForeignTexts } from './findForeignTexts.ts';
import { toPseudo } from './toPseudo.ts';

const SCRIPT = process.env['FLAVOUR'] === 'lite' ? 'lite-umd' : 'umd';
const ADD = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A file whose texts are longer, accented and in brackets, in the place of a language's. */
const FILE = `export default ${JSON.stringify({
  texts: Object.fromEntries(publicList.texts.map(({ key, english }) => [key, toPseudo(english)])),
})};`;

/** The texts of the goods, the platform and the site's own settings. */
const DATA = JSON.stringify([catalogue, policy, catalogue.map(({ id }) => reviewsOf(id)), refusals]);

/** A visitor's action on a page; then the button that is pressed, or the part that is awaited. */
type State = readonly [what: string, path: string, act: (page: Page) => Promise<unknown>, then?: string];

const chooseFirst = async (page: Page) => {
  for (const picker of await page.locator('select[data-variant-option-name]').all())
    if (await picker.isVisible()) await picker.selectOption({ index: 1 });
};
const add = async (page: Page) => {
  await chooseFirst(page);
  await page.locator(ADD).filter({ visible: true }).first().click();
  await page.locator('[data-state="added"]').first().waitFor();
};
const submit = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());

const seen = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().waitFor();
const press = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();

const STATES: readonly State[] = [
  ['a product that was added', '/store/p/breakfast-mug', add],
  ['a product of our hooks that was added', '/store/p/breakfast-mug?markup=hooks', add],
  ['an add that was refused', '/store/p/breakfast-mug', press(ADD), '[role=alertdialog]'],
  ['a cart with lines', '/cart', seen('.cart-row')],
  [
    'a code that the cart does not know',
    '/cart',
    (page) =>
      page
        .locator('.cart-coupons input')
        .fill('NONE')
        .then(() => press('.cart-coupons button')(page)),
    '.cart-coupons [role=alert]',
  ],
  ['the mini cart', '/store?tag=data-language=de,data-mini-cart', press('a[href="/cart"]'), '[role=dialog]'],
  ['a list', '/store', seen('[data-item-id]')],
  ['a quick view', '/store', press('.sqs-product-quick-view-button'), '[role=dialog]'],
  ['a form that was sent empty', '/contact', submit],
  ['a long form that was sent empty', '/commission', submit],
  ['reviews', '/store/p/breakfast-mug?reviews=1', seen('[class*="storefront-review"]')],
  ['a restock sign-up', '/store/p/bud-vase', seen('.product-restock-notification form')],
  ['a gallery', '/gallery', press('.sqs-gallery [aria-haspopup="dialog"]'), '[role=dialog]'],
  ['films and sounds', '/media', seen('[class*=audio]')],
  ['an account', '/fixtures/account', press('#own button'), '[role=dialog]'],
  ['our consent bar', '/about?policy=restrictive&consent=ours', press('.storefront-consent-plain')],
  ['the popup', '/fixtures/popup?popup=timer&popup-mobile=1', seen('[role=dialog]')],
  ['a subscription', '/store/p/kettle-club', seen('main')],
  ['a gift card', '/store/p/gift-card', seen('main')],
];

let visit: Awaited<ReturnType<OpenShop['visit']>>;
beforeAll(async () => {
  visit = await shop.visit({ viewport: { width: 320, height: 700 } });
  await visit.context.route('**/dist/languages/de.js', (route) => route.fulfill({ contentType: 'text/javascript', body: FILE }));
  visit.page.setDefaultTimeout(5000);
});
afterAll(() => visit.context.close());

it.each(STATES.map(([what, ...state]) => [what, state] as const))(
  'has every text of the script in the page’s language, uncut, at 320 px: %s',
  async (_what, [path, act, then]) => {
    const { page, open } = visit;
    const address = `${path}${path.includes('?') ? '&' : '?'}script=${SCRIPT}${path.includes('tag=') ? '' : '&tag=data-language=de'}`;
    const served = await (await fetch(shop.demo.url + address)).text();
    await open(address);
    await act(page);
    if (then) await seen(then)(page);
    await page.evaluate(() => (window.Storefront as Storefront).whenIdle());
    expect(await page.evaluate(findForeignTexts, { served, data: DATA })).toEqual([]);
  },
);
