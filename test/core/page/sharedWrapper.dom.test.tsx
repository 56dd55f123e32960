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
