import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageError } from '../../src/lib/PageError.ts';
import { json, one } from '../core/page/openPage.ts';
import { anArticle, aWireVariant, openWidgets, type OpenPage } from './openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const BUTTON = '<button class="sqs-add-to-cart-button" type="button" id="button">Add To Cart</button>';
const PRICE = '<div class="product-price" id="price">from $9.00</div>';
const QUANTITY =
  '<div class="product-quantity-input" id="quantity"><input type="number" aria-label="Quantity" min="1" max="9999" value="1"></div>';
const A_PLAN = (price: string) => ({
  productSubscriptionOptionId: 'monthly',
  subscriptionPlan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
  price,
});
const select = (option: string, values: readonly string[]) =>
  `<select aria-label="${option}" data-variant-option-name="${option}"><option value="">Select</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`;
const product = (data: string, controls = select('Size', ['S', 'M'])) =>
  anArticle(`${PRICE}<div class="product-variants" id="variants" data-variants='${data}'>${controls}</div>${QUANTITY}${BUTTON}`);

async function open(data: unknown, controls?: string): Promise<void> {
  page = await openWidgets(product(typeof data === 'string' ? data : json(data), controls), {});
  page.shop.cart.settle();
  await page.show();
}
async function choose(value: string): Promise<void> {
  fireEvent.change(one('select'), { target: { value } });
  await page.show();
}
async function add(): Promise<unknown> {
  fireEvent.click(one('#button'));
  await page.show();
  return page.api.calls.at(-1)?.given[0] ?? page.shop.products.get('p1')?.notice?.message;
}

describe('a page whose product data is damaged', () => {
  it.each([
    ['cut off', '[{"id":"v1","attributes":{"Size":"S"'],
    ['no list', '{"id":"v1"}'],
    ['a list of something else', '["S","M"]'],
    ['without any price', '[{"id":"v1","attributes":{"Size":"S"}}]'],
    ['with attributes that are none', '[{"id":"v1","price":100,"attributes":["S"]}]'],
  ])('and is %s keeps the server’s HTML, and says once what was expected', async (_case, data) => {
    await open(data);
    expect(page.reports.map(String)).toEqual([expect.stringMatching(/expected .*server's HTML stays/)]);
    expect((page.reports[0] as PageError).element).not.toBeNull();
    expect([one('#price').innerHTML, one('#button').outerHTML]).toEqual(['from $9.00', BUTTON]);
    expect(document.querySelector('[data-unselected-options]')).toBeNull();
  });

  it('and names no options sells its first variant, without a picker of ours', async () => {
    await open([aWireVariant({}, { id: 'a', sku: 'A' }), aWireVariant({}, { id: 'b', sku: 'B' })], '<p>One of a kind</p>');
    expect(document.querySelector('[data-unselected-options]')).toBeNull();
    expect(await add()).toMatchObject({ sku: 'A' });
    expect(page.reports).toEqual([]);
  });

  it('and names the same choice twice sells the first of them', async () => {
    await open([
      aWireVariant({ Size: 'S' }, { id: 'a', sku: 'A', price: 1100 }),
      aWireVariant({ Size: 'S' }, { id: 'b', sku: 'B' }),
      aWireVariant({ Size: 'M' }),
    ]);
    await choose('S');
    expect(one('#price').textContent).toBe('$11.00');
    expect(await add()).toMatchObject({ sku: 'A' });
  });

  it.each([0, -3, '-3'])('and has a stock of %j has none left, and never less', async (qtyInStock) => {
    await open([aWireVariant({ Size: 'S' }, { qtyInStock }), aWireVariant({ Size: 'M' })]);
    await choose('S');
    expect(one('.variant-out-of-stock').textContent).toBe('Sold Out');
    expect([one('#button').textContent, one('#button').hasAttribute('data-sold-out')]).toEqual(['Sold Out', true]);
    await choose('M');
    expect(await add()).toMatchObject({ sku: 'M' });
  });

  it('and names pictures that are none sells as ever', async () => {
    await open([
      aWireVariant({ Size: 'S' }, { images: null, imageIds: 'x', mainImage: { assetUrl: 7 } }),
      aWireVariant({ Size: 'M' }, { images: [null], mainImage: null }),
    ]);
    await choose('S');
    expect(await add()).toMatchObject({ sku: 'S' });
    expect(page.reports).toEqual([]);
  });

  // Texts seen as amounts on pages; none is a price.
  it.each([
    ['a price below nothing', { price: -500 }],
    ['a price that is no number', { price: 'NaN' }],
    ['a price with grouped digits', { price: '1,800.00' }],
    ['a price beyond all cents', { price: 1e21 }],
    ['a price below nothing, as money', { price: null, priceMoney: { currency: 'USD', value: '-18.00' } }],
    ['a sale price below nothing', { onSale: true, salePrice: -500 }],
    ['a sale price with grouped digits', { onSale: true, salePrice: null, salePriceMoney: { currency: 'USD', value: '1,800.00' } }],
    ['a plan’s price with grouped digits', { pricingOptions: [A_PLAN('1,800.00')] }],
  ])('and has %s shows none of it, and says so', async (_case, change) => {
    await open([aWireVariant({ Size: 'S' }, change), aWireVariant({ Size: 'M' })]);
    expect(page.reports.map(String)).toEqual([expect.stringMatching(/variants\[0\]: expected a (sale )?price in minor units/)]);
    expect(one('#price').innerHTML).toBe('from $9.00');
  });

  it('and has a sale price that is none, while there is no sale, sells as ever', async () => {
    await open([aWireVariant({ Size: 'S' }, { salePrice: 'none' }), aWireVariant({ Size: 'M' })]);
    await choose('S');
    expect(one('#price').textContent).toBe('$10.00');
    expect(page.reports).toEqual([]);
  });

  // The whole product's price on version 8 pages: {"currency": "USD", "value": "4000.00"}
  it('and has a price of its own that is none, and its variants have none either, says so', async () => {
    const data = { productType: 1, price: { currency: 'USD', value: '1,800.00' }, variants: [{ sku: 'A', attributes: {} }] };
    page = await openWidgets(
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product: data })}'>${PRICE}${BUTTON}</div>`,
      {},
    );
    expect(page.reports.map(String)).toEqual([expect.stringMatching(/expected a price in minor units, or as money/)]);
    expect(one('#price').innerHTML).toBe('from $9.00');
  });

  it('and has prices beyond all numbers shows none that is none', async () => {
    await open(
      '[{"id":"a","sku":"A","price":1e400,"attributes":{"Size":"S"}},{"id":"b","sku":"B","price":"NaN","priceMoney":{"currency":"USD","value":"x"},"attributes":{"Size":"M"}}]',
    );
    expect(page.reports).toHaveLength(1);
    expect(one('#price').textContent).toBe('from $9.00');
  });
});

describe('a page with four megabytes of variants', () => {
  it('is read, chosen from and bought from', async () => {
    const values = Array.from({ length: 12_000 }, (_none, at) => `Shade ${at}`);
    const list = values.map((Size, at) => aWireVariant({ Size }, { sku: `SKU-${at}`, note: 'x'.repeat(220), qtyInStock: at % 3 }));
    const data = json(list);
    expect(data.length).toBeGreaterThan(4_000_000);
    await open(data, select('Size', values.slice(0, 50)));
    expect(page.reports).toEqual([]);
    await choose('Shade 40');
    expect(one('#price').textContent).toBe('$10.00');
    expect(await add()).toMatchObject({ sku: 'SKU-40' });
  });
});
