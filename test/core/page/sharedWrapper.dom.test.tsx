import { afterEach, expect, it } from 'vitest';
import { openWidgets, type OpenPage } from '../../widgets/openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const item = (id: string, price: string) => `<div><h2>${id}</h2><div class="product-price">${price}</div></div>
  <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" id="${id}" data-item-id="${id}" data-product-type="1">Add</div></div>`;

it.each(['cap', 'bowl'])('sells the product whose button is pressed where two share a wrapper without a box for each: %s', async (id) => {
  page = await openWidgets(`<section>${item('cap', '$20.00')}${item('bowl', '$17.00')}</section>`, {});
  document.getElementById(id)!.click();
  await page.show();
  expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ itemId: id }, {}] });
});

it.each([
  ['cap', 1],
  ['bowl', 3],
])('sells the quantity that was typed for the product itself there: %s', async (id, pieces) => {
  const field = (of: string) =>
    `<div class="product-quantity-input" data-item-id="${of}"><input type="number" value="1" id="${of}-pieces"></div>`;
  page = await openWidgets(`<section>${field('cap')}${item('cap', '$20.00')}${field('bowl')}${item('bowl', '$17.00')}</section>`, {});
  const input = document.getElementById('bowl-pieces') as HTMLInputElement;
  input.value = '3';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  document.getElementById(id)!.click();
  await page.show();
  expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ itemId: id, quantity: pieces }, {}] });
});
