import { afterEach, describe, expect, it } from 'vitest';
import { fixtureParts, type FixtureName } from '../support/fixtures.ts';
import { aCartOf, added } from '../app/fakeApi.ts';
import { openWidgets, type OpenPage } from './openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const open = async (name: FixtureName, change: (html: string) => string = (html) => html): Promise<void> => {
  const { body, context } = fixtureParts(name);
  page = await openWidgets(change(body), context);
  page.shop.cart.settle();
  await page.show();
};
const button = () => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')!;
const price = () => document.querySelector('.product-price-value, .product-price')?.textContent?.trim();
const click = async (): Promise<void> => {
  button().click();
  for (let turn = 0; turn < 3; turn += 1) await page.show();
};
const choose = async (value: string): Promise<void> => {
  const select = document.querySelector<HTMLSelectElement>('.product-variants select')!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await page.show();
};

describe('on a real page', () => {
  it('the only variant is bought by its sku', async () => {
    await open('v71-product-single');
    expect(button().textContent?.trim()).toBe('Add To Cart');
    await click();
    expect(page.api.calls.map(({ name, given }) => [name, given[0]])).toEqual([
      ['addEntry', { itemId: '0123456789abcdef00000007', sku: 'SQ0000031', quantity: 1, additionalFields: null }],
    ]);
    page.api.calls[0]!.answer(added(aCartOf(1)));
    await page.show();
    expect(price()).toBe('£16.00');
    expect(page.reports).toEqual([]);
  });

  it.each<[string, (html: string) => string]>([
    ['its stock, its class and its mark', (html) => html],
    ['its class', (html) => html.replace(/<div class="product-mark[^<]*<\/div>/, '')],
    ['its mark', (html) => html.replace('post-type-store-item sold-out', 'post-type-store-item')],
  ])('what is sold out by %s is not sold', async (_case, change) => {
    await open('v70-product-sold-out-single', change);
    expect(button().hasAttribute('data-sold-out')).toBe(true);
    expect(button().textContent?.trim()).toBe('Sold Out');
    await click();
    expect(page.api.calls).toEqual([]);
    expect(page.reports).toEqual([]);
  });

  it('what only its markup calls sold out is refused to scripts too', async () => {
    const { body, context } = fixtureParts('v71-product-single');
    page = await openWidgets(body.replace('post-type-store-item', '$& sold-out'), { ...context, product: undefined });
    const [productKey = ''] = Object.keys(page.shop.products.store.getState());
    await page.shop.products.add(productKey);
    expect(page.shop.products.get(productKey)).toMatchObject({ addStatus: 'refused', product: { variants: [] } });
    expect(page.api.calls).toEqual([]);
  });

  it('a gift card of one amount is bought on its own page', async () => {
    await open('v71-gift-card-one-amount');
    await click();
    expect(page.visited).toEqual(['/checkout/gift-card?itemId=0123456789abcdef00000009']);
    expect(price()).toBe('£50.00');
    expect(page.reports).toEqual([]);
  });

  it('a variant without a price of its own costs what the product does', async () => {
    await open('v80-product-without-prices');
    await choose('Three seats');
    expect(price()).toBe('$4,000.00');
    await click();
    expect(page.api.calls.map(({ given }) => given[0])).toMatchObject([{ sku: 'SQ0000062' }]);
    expect(page.reports).toEqual([]);
  });

  it('a variant without any price keeps the server’s text, and is sold', async () => {
    await open('v80-product-without-prices', (html) =>
      html.replace(/&quot;price&quot;:{[^}]*},/, '').replace('>$4,000.00<', '>on request<'),
    );
    await choose('Two seats');
    expect(price()).toBe('on request');
    await click();
    expect(page.api.calls.map(({ given }) => given[0])).toMatchObject([{ sku: 'SQ0000061' }]);
    expect(page.reports).toEqual([]);
  });
});
