import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const SHIRTS = {
  variants: ['S', 'M'].flatMap((Size) => ['Blue', 'Red'].map((Color) => aWireVariant({ Size, Color }))),
};
const BUY = '<button data-storefront="add-to-cart" id="button">Buy</button>';
const drop = (attributes: string, values: readonly string[], id: string) =>
  `<select ${attributes} id="${id}"><option value="">Choose</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
const size = (attributes = '') => drop(attributes, ['S', 'M'], 'size');
const color = (attributes = '') => drop(attributes, ['Blue', 'Red'], 'color');
const open = async (picker: string, product: object = SHIRTS, before?: () => void) => {
  page = await openWidgets(aProductPage(`<div data-storefront="variants">${picker}</div>${BUY}`, product), {}, before);
  page.shop.cart.settle();
  await page.show();
};
const skus = () => page.api.calls.map(({ given }) => (given[0] as { sku: string }).sku);
const chosen = () => ({ ...page.shop.products.get('p1')?.selection });

describe('a picker that the page’s author has written', () => {
  it.each([
    ['data-variant-option-name', size('data-variant-option-name="Size"') + color('data-variant-option-name="Color"')],
    ['its name', size('name="Size"') + color('name="Color"')],
    ['its name in other letters', size('name="size"') + color('name="COLOR"')],
    ['a label for it', `<label for="size">Size:</label>${size()}<label for="color">Color</label>${color()}`],
    ['a label round it', `<label>Select size ${size()}</label><label>${color()} Color *</label>`],
    ['aria-label', size('aria-label="Size"') + color('aria-label="Choose Color"')],
    ['its choices', size() + color()],
  ])('is understood by %s', async (_case, picker) => {
    await open(picker);
    fireEvent.change(one('#size'), { target: { value: 'M' } });
    fireEvent.change(one('#color'), { target: { value: 'Red' } });
    expect(chosen()).toEqual({ Size: 'M', Color: 'Red' });
    fireEvent.click(one('#button'));
    await waitFor(() => expect(skus()).toEqual(['M-Red']));
    expect(page.reports).toEqual([]);
  });

  it('may have radio buttons, called by their name, their legend or their values', async () => {
    const radio = (value: string, name: string) =>
      `<label><input type="radio" name="${name}" value="${value}" id="${value}">${value}</label>`;
    await open(
      `<fieldset><legend>Size</legend>${radio('S', 'a')}${radio('M', 'a')}</fieldset><fieldset>${radio('Blue', 'b')}${radio('Red', 'b')}</fieldset>`,
    );
    fireEvent.click(one('#M'));
    fireEvent.click(one('#Blue'));
    expect(chosen()).toEqual({ Size: 'M', Color: 'Blue' });
    expect(page.reports).toEqual([]);
  });

  it('counts with what the visitor had chosen before the script came', async () => {
    await open(size('name="Size"') + color('name="Color"'), SHIRTS, () => void ((one('#size') as HTMLSelectElement).value = 'M'));
    expect(chosen()).toEqual({ Size: 'M' });
  });

  it.each([
    ['is called like no option, and has other values', drop('name="fit"', ['slim', 'wide'], 'fit')],
    ['states an option that the product does not have', drop('data-variant-option-name="Fit"', ['S', 'M'], 'fit')],
  ])('with a drop-down that %s is told to its author, once', async (_case, stray) => {
    await open(size('name="Size"') + color('name="Color"') + stray);
    expect(page.reports.map(String)).toEqual([
      expect.stringContaining('expected data-variant-option-name="Size" or data-variant-option-name="Color" on it'),
    ]);
    expect((page.reports[0] as { element: Element }).element).toBe(one('#fit'));
  });

  it('with a drop-down whose choices are those of two options is told to its author: it chooses neither', async () => {
    const variants = ['S', 'M'].flatMap((Top) => ['S', 'M'].map((Bottom) => aWireVariant({ Top, Bottom })));
    await open(drop('', ['S', 'M'], 'first') + drop('name="Bottom"', ['S', 'M'], 'second'), { variants });
    fireEvent.change(one('#first'), { target: { value: 'M' } });
    fireEvent.change(one('#second'), { target: { value: 'M' } });
    expect(chosen()).toEqual({ Bottom: 'M' });
    expect(page.reports).toHaveLength(1);
  });
});
