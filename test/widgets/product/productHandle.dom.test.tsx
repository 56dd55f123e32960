import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductChoice } from '../../../widgets/product/createProductHandle.ts';
import { json, one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const SIZES = {
  variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { onSale: true, salePrice: 800, qtyInStock: 2 })],
};
const PICKER = '<div data-storefront="variants"></div>';

describe('a script’s handle of a product', () => {
  it('tells what is chosen, its price and stock, after each change', async () => {
    page = await openWidgets(aProductPage(PICKER, SIZES));
    const handle = page.product(one('#root'))!;
    const told: (ProductChoice | null)[] = [];
    const off = handle.subscribe((choice) => told.push(choice));
    fireEvent.change(one('select'), { target: { value: 'M' } });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      itemId: 'mug',
      selection: { Size: 'M' },
      variant: { id: 'M' },
      quantity: 1,
      price: { current: { minor: 800, currency: 'USD' }, original: { minor: 1000, currency: 'USD' } },
      stock: 2,
    });
    handle.setQuantity('two');
    expect(told[1]).toMatchObject({ quantity: null });
    off();
    handle.setQuantity(3);
    expect(told).toHaveLength(2);
  });

  it('states a digital product’s own price', async () => {
    page = await openWidgets(
      aProductPage('', { productType: 2, price: 1500, salePrice: 1200, onSale: true, variants: [aWireVariant({}, { price: 1500 })] }),
    );
    const choices: (ProductChoice | null)[] = [];
    const handle = page.product(one('#root'))!;
    handle.subscribe((choice) => choices.push(choice));
    handle.setQuantity(2);
    expect(choices).toMatchObject([{ price: { current: { minor: 1200 }, original: { minor: 1500 } } }]);
  });

  it('refuses an option or value that does not exist, and keeps what was chosen', async () => {
    page = await openWidgets(aProductPage(PICKER, SIZES));
    const handle = page.product(one('#root'))!;
    expect(handle.choose('Size', 'M')).toMatchObject({ ok: true, value: { variant: { id: 'M' } } });
    expect(handle.choose('Colour', 'Red')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(handle.choose('Size', 'XXL')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(handle.state?.selection).toEqual({ Size: 'M' });
    expect(handle.choose('Size', '')).toMatchObject({ ok: true, value: { variant: null, price: null } });
  });

  it('adds as a press of the button does: of a list’s product without data, by way of its page', async () => {
    const item = `<div class="product-list-item" id="root" data-item-id="mug"><a class="product-list-item-link" href="/store/p/mug">Mug</a>
      <div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="1">Add</div></div>`;
    page = await openWidgets(`<div class="product-list">${item}</div>`, {});
    void page.product(one('#root'))!.add();
    await page.show();
    const byScript = page.api.calls.map(({ name }) => name);
    page.close();
    page = await openWidgets(`<div class="product-list">${item}</div>`, {});
    one('.sqs-add-to-cart-button').click();
    await page.show();
    expect(page.api.calls.map(({ name }) => name)).toEqual(byScript);
    expect(byScript).toContain('item');
  });

  it('adds by one of several buttons: a refusal is one message', async () => {
    page = await openWidgets(
      aProductPage(`${PICKER}<button data-storefront="add-to-cart"></button><button data-storefront="add-to-cart"></button>`, SIZES),
      {},
    );
    await page.product(one('#root'))!.add();
    await page.show();
    expect(document.querySelectorAll('.sqs-widgets-confirmation')).toHaveLength(1);
  });

  it('is there for a product of which nothing is mounted', async () => {
    page = await openWidgets(aProductPage('<p>Mug</p>', SIZES));
    const handle = page.product(one('#root'))!;
    expect(handle.choose('Size', 'S')).toMatchObject({ ok: true });
    expect(handle.variant?.id).toBe('S');
  });

  it('ends where another product takes the place, and says so', async () => {
    page = await openWidgets(aProductPage(PICKER, SIZES));
    const handle = page.product(one('#root'))!;
    const told: (ProductChoice | null)[] = [];
    handle.subscribe((choice) => told.push(choice));
    one('#root').dataset['productId'] = 'vase';
    one('#root').dataset['product'] = json({ variants: [aWireVariant({})] });
    await page.scan();
    expect([handle.state, told]).toEqual([null, [null]]);
    expect(handle.choose('Size', 'S')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(page.product(one('#root'))?.state?.product.id).toBe('vase');
  });

  it.each([
    [
      'version 8',
      (id: string, inside: string) => `<div class="product-detail" data-context='${json({ product: { id, ...SIZES } })}'>${inside}</div>`,
    ],
    [
      'version 7.0',
      (id: string, inside: string) =>
        `<main><div><article class="ProductItem" data-item-id="${id}">${inside}</article><p class="product-price">$10</p></div></main>`,
    ],
    [
      'version 7.1',
      (id: string, inside: string) => `<section id="pdp"><article class="pdp-layout" data-item-id="${id}">${inside}</article></section>`,
    ],
    [
      'version 7.0 with ids on its parts only',
      (id: string, inside: string) => `<div id="productWrapper">${inside}</div><i data-of="${id}"></i>`,
    ],
    [
      'a product block',
      (id: string, inside: string) => `<div class="product-block" data-product='${json({ id, ...SIZES })}'>${inside}</div>`,
    ],
    [
      'a quick view',
      (id: string, inside: string) => `<div class="sqs-product-quick-view-content"><div data-item-id="${id}">${inside}</div></div>`,
    ],
    [
      'an item of a list',
      (id: string, inside: string) => `<div class="product-list"><div class="product-list-item" data-item-id="${id}">${inside}</div></div>`,
    ],
  ])('is there for a root of %s, by itself and by what stands in it', async (_case, root) => {
    const button = (id: string) =>
      `<div class="product-variants" data-item-id="${id}" data-variants='${json(SIZES.variants)}'></div>` +
      `<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-item-id="${id}" data-product-type="1">Add</div></div>`;
    page = await openWidgets(`<h1>Shop</h1>${root('mug', button('mug'))}${root('vase', button('vase'))}`, {});
    const roots = '.product-detail,article,#productWrapper,.product-block,.sqs-product-quick-view-content,.product-list-item';
    const idOf = (element: Element) => page.product(element as HTMLElement)?.state?.product.id;
    expect([...document.querySelectorAll(roots)].map(idOf)).toEqual(['mug', 'vase']);
    expect([...document.querySelectorAll('.sqs-add-to-cart-button')].map(idOf)).toEqual(['mug', 'vase']);
    expect([page.product(one('h1')), page.product(document.body)]).toEqual([null, null]);
    expect(page.reports).toEqual([]);
  });

  it('ends where nodes of another product come into the platform’s root, without a scan', async () => {
    const article = (id: string) => `<div class="sqs-add-to-cart-button" data-item-id="${id}" data-product-type="1">Add</div>`;
    page = await openWidgets(`<div class="sqs-product-quick-view-content"><div data-item-id="mug">${article('mug')}</div></div>`, {});
    const root = one('.sqs-product-quick-view-content');
    const handle = page.product(root)!;
    const told: (ProductChoice | null)[] = [];
    handle.subscribe((choice) => told.push(choice));
    root.innerHTML = `<div data-item-id="vase">${article('vase')}</div>`;
    await vi.waitFor(() => expect(told).toEqual([null]));
    expect([handle.state, page.product(root)?.state?.product.id]).toEqual([null, 'vase']);
  });

  it('reports what a listener throws, and goes on', async () => {
    page = await openWidgets(aProductPage(PICKER, SIZES));
    const handle = page.product(one('#root'))!;
    const told: unknown[] = [];
    handle.subscribe(() => {
      throw new Error('a listener that fails');
    });
    handle.subscribe((choice) => told.push(choice));
    handle.choose('Size', 'S');
    expect(told).toHaveLength(1);
    expect(page.reports.map(String)).toEqual([expect.stringContaining('a listener that fails')]);
  });
});

describe('a choice that a script makes while its part waits for interaction', () => {
  const select = '<select data-variant-option-name="Size"><option value="">–</option><option>S</option><option>M</option></select>';
  const waits = 'data-storefront-when="interaction"';
  const html = aProductPage(
    `<div data-storefront="variants" ${waits}>${select}</div><div data-storefront="quantity" ${waits}><input value="1"></div>` +
      '<button type="button" data-storefront="add-to-cart">Add</button>',
    SIZES,
  );
  const added = () => page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => given[0]);

  it('counts', async () => {
    page = await openWidgets(html);
    fireEvent.change(one('select'), { target: { value: 'M' } });
    await page.show();
    expect(page.product(one('#root'))!.variant?.id).toBe('M');
  });

  it.each([
    ['tells of it', true],
    ['only sets it', false],
  ])('counts for an add in the same task, where the script %s', async (_case, tells) => {
    page = await openWidgets(html);
    (one('select') as HTMLSelectElement).value = 'M';
    (one('input') as HTMLInputElement).value = '2';
    if (tells) fireEvent.change(one('select'));
    one('button').click();
    one('button').click();
    await vi.waitFor(() => expect(added()).toMatchObject([{ sku: 'M', quantity: 2 }]));
    expect(document.body.textContent).not.toContain('Please select');
  });

  it('counts for an add by the handle, and an open option is refused as ever', async () => {
    page = await openWidgets(html);
    const handle = page.product(one('#root'))!;
    await handle.add();
    expect([added(), handle.state?.missing]).toEqual([[], ['Size']]);
    page.close();
    page = await openWidgets(html);
    (one('select') as HTMLSelectElement).value = 'S';
    void page.product(one('#root'))!.add();
    await vi.waitFor(() => expect(added()).toMatchObject([{ sku: 'S' }]));
  });
});
