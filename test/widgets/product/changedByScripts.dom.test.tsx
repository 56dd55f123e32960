import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const rest = async () => {
  await page.show();
  await vi.dynamicImportSettled();
  await page.show();
};
const sold = () => page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => given[0]);
const press = async () => {
  fireEvent.click(one('#button'));
  await rest();
};

const sizes = (price: number) => ['S', 'M'].map((Size) => aWireVariant({ Size }, { id: `mug-${Size}`, sku: `mug-${Size}`, price }));
const SELECT = '<select data-variant-option-name="Size"><option value="">Size</option><option>S</option><option>M</option></select>';
const BUTTON = '<div class="sqs-add-to-cart-button" id="button" role="button" tabindex="0" data-item-id="mug">Add</div>';
const PRICE = '<div class="product-price" id="price">from $50.00</div>';
/** As version 7 serves it. */
const picker = (state = ` data-variants='${json(sizes(5000))}'`) =>
  `<div class="product-variants" id="picker" data-item-id="mug"${state}>${SELECT}</div>`;
const article = (inside: string) => `<article class="ProductItem" id="mug" data-item-id="mug">${PRICE}${inside}${BUTTON}</article>`;

describe('a picker that a script moves out of its product, as into a bar of the theme', () => {
  const bar = '<div id="bar"></div>';

  it.each([
    ['after the choice', true],
    ['before it', false],
  ])('sells what was chosen: %s', async (_case, isChosen) => {
    page = await openWidgets(article(picker()) + bar, {});
    await rest();
    const choose = () => fireEvent.change(one('select'), { target: { value: 'M' } });
    if (isChosen) choose();
    one('#bar').append(one('#picker'));
    await rest();
    if (!isChosen) choose();
    await press();
    expect(sold()).toMatchObject([{ itemId: 'mug', sku: 'mug-M' }]);
  });

  it('is asked for where nothing was chosen', async () => {
    page = await openWidgets(article(picker()) + bar, {});
    await rest();
    one('#bar').append(one('#picker'));
    await press();
    expect([sold(), page.product(one('#mug'))?.state?.missing]).toEqual([[], ['Size']]);
  });
});

describe('the page’s context, which a script changes', () => {
  const context = (price: number, extra: object = {}) => ({
    item: { id: 'mug' },
    product: { id: 'mug', variantAttributeNames: ['Size'], variants: sizes(price), ...extra },
  });
  const change = (to: object) => {
    window.Static = { SQUARESPACE_CONTEXT: to };
  };

  it('changes the price of what was chosen, and not the choice', async () => {
    page = await openWidgets(article(picker('')), context(5000));
    await rest();
    fireEvent.change(one('select'), { target: { value: 'M' } });
    await rest();
    change(context(4000, { badge: 'Sale' }));
    fireEvent.pointerOver(one('#button'));
    await rest();
    expect((one('select') as HTMLSelectElement).value).toBe('M');
    expect(one('#price').textContent).toContain('$40.00');
    await press();
    expect(sold()).toMatchObject([{ itemId: 'mug', sku: 'mug-M' }]);
  });

  it('ends the choice where the variants are others', async () => {
    page = await openWidgets(article(picker('')), context(5000));
    await rest();
    fireEvent.change(one('select'), { target: { value: 'M' } });
    change({
      item: { id: 'mug' },
      product: {
        id: 'mug',
        variantAttributeNames: ['Size'],
        variants: sizes(5000).map((variant) => ({ ...variant, sku: `new-${variant.sku}` })),
      },
    });
    await press();
    expect(sold()).toEqual([]);
  });

  it('ends the choice where the product becomes one of another type, which is sold otherwise', async () => {
    page = await openWidgets(article(picker()), {});
    await rest();
    fireEvent.change(one('select'), { target: { value: 'M' } });
    one('#button').setAttribute('data-product-type', '4');
    one('#picker').setAttribute('data-variants', JSON.stringify(sizes(4000)));
    expect(page.product(one('#mug'))?.state?.selection).toEqual({});
  });
});
