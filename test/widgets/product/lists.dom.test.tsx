import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureParts } from '../../support/fixtures.ts';
import { json, one } from '../../core/page/openPage.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { expectServedPageUntouched } from '../expectServedPageUntouched.ts';
import { aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const BOWL = '0123456789abcdef0000000a';
const CARD = '0123456789abcdef0000000b';
const at = (path: string) => new URL(path, location.href).href;

async function open(html: string, context: object = {}): Promise<void> {
  page = await openWidgets(html, context);
  page.shop.cart.settle();
  await page.show();
}
const openFixture = (change = (html: string) => html) => {
  const { body, context } = fixtureParts('v71-list-add-buttons');
  return open(change(body), context);
};
const button = (id: string) =>
  one(
    `[data-item-id="${id}"] .sqs-add-to-cart-button, [data-product-id="${id}"] :is(button.sqs-add-to-cart-button, [data-storefront="add-to-cart"])`,
  );
const call = async (name: string, count = 1) => {
  await waitFor(() => expect(page.api.calls.filter((made) => made.name === name)).toHaveLength(count));
  return page.api.calls.findLast((made) => made.name === name)!;
};
const anItem = (id: string, content: object) => ({
  id,
  collectionId: null,
  title: 'It',
  pictures: [],
  excerpt: null,
  data: { id, structuredContent: content },
});
const one$ = aWireVariant({}, { sku: 'BOWL' });
const sizes = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })];
const bought = () => page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => given[0]);

describe('an add button in a list', () => {
  it('adds a simple product by its id, with what its own page says of it', async () => {
    await openFixture();
    const price = document.querySelector('.product-price')!.outerHTML;
    fireEvent.click(button(BOWL));
    const asked = await call('item');
    expect(asked.given[0]).toBe(at('/shop/p/blue-bowl'));
    expect(button(BOWL).getAttribute('data-state')).toBe('adding');
    asked.answer(anItem(BOWL, { productType: 1, variants: [one$] }));
    (await call('addEntry')).answer(added(aCartOf(1)));
    expect(bought()).toEqual([{ itemId: BOWL, sku: 'BOWL', quantity: 1, additionalFields: null }]);
    expect(document.querySelector('.product-price')!.outerHTML).toBe(price);
    expect(page.reports).toEqual([]);
  });

  it('asks for the product’s page once', async () => {
    await openFixture();
    fireEvent.click(button(BOWL));
    (await call('item')).answer(anItem(BOWL, { productType: 1, variants: [one$] }));
    (await call('addEntry')).refuse('rate-limit');
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }, { timeout: 20_000 }));
    await waitFor(() => expect(button(BOWL).getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 });
    fireEvent.click(button(BOWL));
    await call('addEntry', 2);
    await call('item', 1);
  });

  it('leads to the page of a gift card with its sku', async () => {
    await openFixture();
    fireEvent.click(button(CARD));
    (await call('item')).answer(anItem(CARD, { productType: 4, variants: [aWireVariant({}, { sku: 'C25' })] }));
    await waitFor(() => expect(page.visited).toEqual([`/checkout/gift-card?itemId=${CARD}&sku=C25`]));
  });

  it('leads to the product’s page where something has to be chosen', async () => {
    await openFixture();
    fireEvent.click(button(BOWL));
    (await call('item')).answer(anItem(BOWL, { productType: 1, variants: sizes }));
    await waitFor(() => expect(page.visited).toEqual(['/shop/p/blue-bowl']));
    expect(bought()).toEqual([]);
    await waitFor(() => expect(button(BOWL).getAttribute('data-state')).toBe('idle'));
  });

  it('opens the quick view for that where the list has one', async () => {
    const opener = `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${BOWL}">Quick View</span>`;
    await openFixture((html) => html.replace('<section class="plp-grid-add-to-cart"', `${opener}$&`));
    fireEvent.click(button(BOWL));
    (await call('item')).answer(anItem(BOWL, { productType: 1, variants: sizes }));
    (await call('item', 2)).answer({ ...anItem(BOWL, { productType: 1, variants: sizes }), title: 'Blue Bowl' });
    await screen.findByRole('dialog', { name: 'Blue Bowl' }, { timeout: 20_000 });
    expect(page.visited).toEqual([]);
  });

  it('asks for a form that the product has', async () => {
    await openFixture();
    fireEvent.click(button(BOWL));
    const form = { id: 'f', name: 'Stamp', fields: [{ id: 'word', type: 'text' }] };
    (await call('item')).answer(anItem(BOWL, { productType: 1, variants: [one$], additionalFieldsForm: form }));
    (await call('stock')).answer([]);
    await waitFor(() => expect(page.shop.products.store.getState()['p1']?.pendingForm?.form.name).toBe('Stamp'));
  });

  it('says so where the list calls the product sold out', async () => {
    await openFixture((html) => html.replace('hentry author-some-one', 'sold-out $&'));
    expect(button(BOWL).textContent.trim()).toBe('Sold Out');
    expect(button(CARD).textContent.trim()).toBe('Add To Cart');
  });

  // A list of version 8; its buttons have no ids.
  const EIGHT = (inside = '') =>
    `<div class="product-list" data-product-list-layout="grid"><div class="product-list-items"><div class="product-list-item" data-product-id="mug">` +
    `<a class="product-list-item-link" href="/p/mug">Mug</a><div class="product-list-item-add-to-cart">${inside}<button class="sqs-add-to-cart-button" type="button">` +
    `<div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add To Cart</span></div></button></div></div></div></div>`;

  it('of version 8 adds the product of its item', async () => {
    await open(EIGHT());
    fireEvent.click(button('mug'));
    (await call('item')).answer(anItem('mug', { productType: 1, variants: [one$] }));
    await call('addEntry');
    expect(bought()).toMatchObject([{ itemId: 'mug', sku: 'BOWL' }]);
  });

  it('beside a product’s own is about its own product', async () => {
    const own = `<div class="product-detail" data-context='{"product":{}}' data-product-id="jug"><div class="product-related-products">${EIGHT()}</div></div>`;
    await open(own);
    fireEvent.click(button('mug'));
    (await call('item')).answer(anItem('mug', { productType: 1, variants: [one$] }));
    await call('addEntry');
    expect(bought()).toMatchObject([{ itemId: 'mug' }]);
  });

  it('buys what is chosen beside it, where the list lets that be chosen', async () => {
    const select = `<select data-variant-option-name="Size"><option value="">Size</option><option value="S">S</option><option value="M">M</option></select>`;
    await open(EIGHT(`<div class="product-variants" data-variants='${json(sizes)}'><div class="variant-option">${select}</div></div>`));
    fireEvent.change(one('select'), { target: { value: 'M' } });
    fireEvent.click(button('mug'));
    await call('addEntry');
    expect(bought()).toMatchObject([{ itemId: 'mug', sku: 'M' }]);
    expect(page.api.calls.filter(({ name }) => name === 'item')).toEqual([]);
  });

  it('leaves a list that only shows untouched', async () => {
    const html = fixtureParts('v71-list-add-buttons').body.replace(/<section class="plp-grid-add-to-cart"[\s\S]*?<\/section>/g, '');
    await open(html);
    const served = document.createElement('div');
    served.innerHTML = html;
    expect(one('.list-grid').innerHTML).toBe(served.querySelector('.list-grid')!.innerHTML);
    expect(page.shop.products.store.getState()).toEqual({});
  });

  it('leaves the page as it was when the shop goes', async () => {
    const { body, context } = fixtureParts('v71-list-add-buttons');
    // The check opens a page of its own.
    await open('');
    page.stop();
    await expectServedPageUntouched(
      body,
      {
        'the cart is known': ({ shop }) => shop.cart.settle(),
        'a product is added': () => void fireEvent.click(button(BOWL)),
        'its page is read': async (list) => {
          await waitFor(() => expect(list.api.calls).not.toEqual([]));
          list.api.calls[0]!.answer(anItem(BOWL, { productType: 1, variants: [{ ...one$, qtyInStock: 0 }] }));
        },
      },
      context,
    );
  });
});

describe('a list by our own hooks', () => {
  const item = (id: string) =>
    `<li data-storefront="product-list-item" data-product-id="${id}" id="${id}"><a href="/p/${id}"><i data-storefront="price" class="price"></i><i data-storefront="status" class="mark"></i></a>` +
    `<button data-storefront="add-to-cart"></button></li>`;
  const IDS = ['plain', 'choice', 'sale', 'gone', 'download', 'unknown'];
  const items = [
    { id: 'plain', variants: [aWireVariant({})] },
    {
      id: 'choice',
      structuredContent: { variants: [aWireVariant({ Size: 'S' }, { price: 4000 }), aWireVariant({ Size: 'M' }, { price: 5000 })] },
    },
    { id: 'sale', variants: [aWireVariant({}, { onSale: true, salePrice: 800 })] },
    { id: 'gone', variants: [aWireVariant({}, { qtyInStock: 0, onSale: true, salePrice: 800 })] },
    {
      id: 'download',
      productType: 2,
      onSale: true,
      priceMoney: { currency: 'USD', value: '9.00' },
      salePriceMoney: { currency: 'USD', value: '7.00' },
    },
  ];
  const list = (data: string) =>
    `<ul data-storefront="product-list"><script type="application/json">${data}</script>${IDS.map(item).join('')}</ul>`;
  const shown = (part: string) => IDS.map((id) => one(`#${id} .${part}`).textContent);

  it.each([
    ['under "items"', { items }],
    ['as they are', items],
  ])('has the prices and marks of the products in its data: %s', async (_where, data) => {
    page = await openWidgets(list(JSON.stringify(data)));
    expect(shown('price')).toEqual([
      '$10.00',
      'from $40.00',
      'Sale Price: $8.00 Original Price: $10.00',
      'Sale Price: $8.00 Original Price: $10.00',
      'Sale Price: $7.00 Original Price: $9.00',
      '',
    ]);
    expect(shown('mark')).toEqual(['', '', 'sale', 'sold out', 'sale', '']);
    const statesOf = (id: string) => ['data-sold-out', 'data-on-sale'].filter((name) => one(`#${id}`).hasAttribute(name));
    await waitFor(() => expect(IDS.map(statesOf)).toEqual([[], [], ['data-on-sale'], ['data-sold-out'], ['data-on-sale'], []]));
    expect(IDS.map((id) => button(id).textContent)).toEqual([
      ...Array<string>(3).fill('Add To Cart'),
      'Sold Out',
      'Add To Cart',
      'Add To Cart',
    ]);
  });

  it('says at an item what is sold out or on sale as soon as the host has told of the stock as it is now, and when the item is another one', async () => {
    const live = (html: string) => html.replace('<li ', '<li data-storefront-live-stock ');
    const data = JSON.stringify({ items: [{ id: 'mug', variants: [aWireVariant({}, { onSale: true, salePrice: 800 })] }, ...items] });
    page = await openWidgets(
      `<ul data-storefront="product-list" id="list"><script type="application/json">${data}</script>${live(item('mug'))}</ul>`,
    );
    const states = (id: string) => [one(`#${id}`).hasAttribute('data-sold-out'), one(`#${id}`).hasAttribute('data-on-sale')];
    await waitFor(() => expect(states('mug')).toEqual([false, true]));
    (await call('stock')).answer([{ sku: 'ONLY', unlimited: false, qtyInStock: 0 }]);
    await waitFor(() => expect(states('mug')).toEqual([true, false]));
    // The list moves on to other products and back, as on a fresh load.
    const mug = one('#mug');
    mug.remove();
    one('#list').insertAdjacentHTML('beforeend', item('gone') + item('sale') + item('plain'));
    await page.scan();
    await waitFor(() =>
      expect([states('gone'), states('sale')]).toEqual([
        [true, false],
        [false, true],
      ]),
    );
    expect(states('plain')).toEqual([false, false]);
    expect([mug.hasAttribute('data-sold-out'), mug.hasAttribute('data-on-sale')]).toEqual([false, false]);
    page.stop();
    expect(['gone', 'sale', 'plain'].flatMap(states)).not.toContain(true);
    expect(page.reports).toEqual([]);
  });

  it('may have them at each item', async () => {
    page = await openWidgets(
      item('mug').replace('<a ', `<script type="application/json">${JSON.stringify({ variants: [aWireVariant({})] })}</script><a `),
    );
    expect(one('#mug .price').textContent).toBe('$10.00');
  });

  it('sells what needs no choice, and leads to what does', async () => {
    await open(list(JSON.stringify({ items })));
    fireEvent.click(button('plain'));
    await call('addEntry');
    expect(bought()).toMatchObject([{ itemId: 'plain', sku: 'ONLY' }]);
    fireEvent.click(button('choice'));
    await waitFor(() => expect(page.visited).toEqual(['/p/choice']));
  });

  it('that is broken is told to the page’s author once, and its products are left as they are', async () => {
    page = await openWidgets(list('{"items":'));
    expect(page.reports.map(String)).toEqual([expect.stringContaining('not valid JSON; expected the products of a list')]);
  });
});
