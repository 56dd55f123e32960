import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

it('a choice that a script makes counts while the picker waits for interaction', async () => {
  const select = '<select data-variant-option-name="Size"><option value="">–</option><option>S</option><option>M</option></select>';
  page = await openWidgets(aProductPage(`<div data-storefront="variants" data-storefront-when="interaction">${select}</div>`, SIZES));
  fireEvent.change(one('select'), { target: { value: 'M' } });
  await page.show();
  expect(page.product(one('#root'))!.variant?.id).toBe('M');
});
