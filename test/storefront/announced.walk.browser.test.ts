import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { chooseFirst } from '../support/chooseFirst.ts';
import { noteSaid, readSaid } from '../support/noteSaid.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const MUG = '/store/p/breakfast-mug';
const ADD = '.sqs-add-to-cart-button';
const FORM = 'form[data-form-id]:not(.newsletter-form)';
const whenIdle = (page: Page) => page.evaluate(() => (window.Storefront as Storefront).whenIdle());

async function fillForm(page: Page): Promise<void> {
  const form = page.locator(FORM);
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Email').fill('ida@example.com');
  await form.getByLabel('Message').fill('Good morning.');
}

it('what is announced, from a product over the cart to a form, is said in order and once', async () => {
  const { context, page, open } = await shop.visit();
  await noteSaid(context);
  const said: string[] = [];
  const leave = async () => {
    await whenIdle(page);
    said.push(...(await readSaid(page)));
  };

  await open(MUG);
  await chooseFirst(page);
  await page.locator(ADD).first().click();
  await page.locator(`${ADD}[data-state="added"]`).first().waitFor();
  await leave();

  await open('/cart');
  await page.locator('.cart-row-qty-input').fill('3');
  await page.locator('.cart-row-qty-input').press('Enter');
  await page.locator('.cart-subtotal-price').filter({ hasText: '84.00' }).waitFor();
  await whenIdle(page);
  await page.locator('.cart-row-remove').click();
  await page.getByRole('button', { name: /Undo/ }).waitFor();
  await leave();

  await open('/contact');
  await page.locator(`${FORM}[data-state]`).waitFor();
  await fillForm(page);
  await page.locator(`${FORM} [type=submit]`).click();
  await page.locator(FORM).getByText('The kettle is on and so are we').waitFor();
  await leave();
  // The thanks are read out by the focus on them alone.
  said.push(`focus: ${await page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim())}`);

  expect(said).toEqual([
    '$28.00',
    '1 × Breakfast Mug added to cart. 1 in cart.',
    'Breakfast Mug, Oat, Small: 3 in your cart. Total: $84.00',
    'Breakfast Mug, Oat, Small was removed. An Undo button is in its place. Total: $0.00',
    expect.stringMatching(/^focus: .*The kettle is on and so are we/),
  ]);
  await context.close();
});

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const WIDER = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

it.each([
  [MUG, ADD],
  ['/cart', '.cart-row'],
  ['/contact', FORM],
])('%s holds all of its text with the spacing of WCAG 1.4.12', async (path, part) => {
  const { context, page, open } = await shop.visit({ viewport: { width: 390, height: 844 } });
  await open(MUG);
  await chooseFirst(page);
  await page.locator(ADD).first().click();
  await page.locator(`${ADD}[data-state="added"]`).first().waitFor();
  if (path !== MUG) await open(path);
  await page.locator(part).first().waitFor();
  await page.addStyleTag({ content: WIDER });
  await whenIdle(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((node) => {
      const { overflowX, overflowY, clip } = getComputedStyle(node);
      const isCut =
        (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 1);
      const isShown = node.clientWidth > 1 && clip === 'auto' && node.innerText !== '';
      return isCut && isShown ? `${node.className}: ${node.innerText.slice(0, 40)}` : [];
    }),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await context.close();
});
