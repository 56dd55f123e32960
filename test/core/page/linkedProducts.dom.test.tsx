import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aWireVariant, openWidgets, type OpenPage } from '../../widgets/openWidgets.ts';
import { json, one } from './openPage.ts';

let page: OpenPage;
afterEach(() => page.close());

const sizes = ['S', 'M'].map((Size) => aWireVariant({ Size }, { id: Size, sku: Size, price: 5000 }));
/** A theme's own row of further products, each a link without an id. */
const CARD =
  '<a href="/store/p/vase"><b>Vase</b><span class="product-price" id="other">$20.00</span><i class="product-mark sold-out">Sold Out</i></a>';
const article = (before: string, after: string) => `<article class="ProductItem" id="root" data-item-id="mug">${before}
  <div class="product-price" id="own">from $50.00</div>
  <div class="product-variants" data-item-id="mug" data-variants='${json(sizes)}'><select data-variant-option-name="Size"><option value="">Size</option><option>S</option><option>M</option></select></div>
  <div class="sqs-add-to-cart-button" id="button" role="button" tabindex="0" data-item-id="mug">Add</div>${after}</article>`;

it.each([
  ['after', '', CARD],
  ['before', CARD, ''],
])(
  'leaves the price and the mark of another product, to which a link in the product leads, %s its own parts',
  async (_case, before, after) => {
    page = await openWidgets(article(before, after), {});
    fireEvent.change(one('select'), { target: { value: 'M' } });
    await page.show();
    expect([one('#own').textContent, one('#other').textContent]).toEqual([expect.stringContaining('$50.00'), '$20.00']);
    expect(page.product(one('#root'))?.state?.product.isMarkedSoldOut).toBe(false);
    fireEvent.click(one('#button'));
    await page.show();
    expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ itemId: 'mug', sku: 'M' }, {}] });
  },
);

it('keeps the price of an item of a list that stands in the link to its own page', async () => {
  page = await openWidgets(
    `<div class="product-list"><div class="product-list-item" data-item-id="mug"><a href="/store/p/mug"><div class="product-price" id="own">from $50.00</div></a>
      <div class="product-variants" data-item-id="mug" data-variants='${json(sizes)}'><select data-variant-option-name="Size"><option value="">Size</option><option>S</option><option>M</option></select></div>
      <div class="sqs-add-to-cart-button" data-item-id="mug">Add</div></div></div>`,
    {},
  );
  fireEvent.change(one('select'), { target: { value: 'M' } });
  await page.show();
  expect(one('#own').textContent).not.toContain('from');
});
