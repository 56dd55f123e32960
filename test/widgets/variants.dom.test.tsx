import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../page/openPage';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from './openWidgets';

let page: OpenPage;
afterEach(() => page.close());

const EMPTY = '<div data-storefront="variants" id="variants"></div>';
const shirts = (stock: Record<string, number> = {}) =>
  ['S', 'M'].flatMap((Size) => ['Blue', 'Red'].map((Color) => aWireVariant({ Size, Color }, { qtyInStock: stock[`${Size}-${Color}`] ?? 5 })));
const twins = (option: string, values: string[]) =>
  `<div class="variant-option"><div class="variant-option-title">${option}: </div><div class="variant-select-wrapper">` +
  `<select aria-label="Select ${option}" data-variant-option-name="${option}"><option value="">Select ${option}</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>` +
  `<div class="variant-radiobtn-wrapper" data-variant-option-name="${option}">${values
    .map((value) => `<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${option}" id="variant-option-${option}-${value}"><label for="variant-option-${option}-${value}">${value}</label>`)
    .join('')}</div></div>`;
const server = (list: unknown, inside = twins('Size', ['S', 'M']) + twins('Color', ['Blue', 'Red'])) =>
  anArticle(`<div class="product-variants" id="variants" data-variants='${json(list)}'>${inside}</div>`);

const variants = () => one('#variants');
const select = (option: string) => one(`select[data-variant-option-name="${option}"]`) as HTMLSelectElement;
const radio = (option: string, value: string) => document.getElementById(`variant-option-${option}-${value}`) as HTMLInputElement;
const choices = (option: string) => [...select(option).options].map((choice) => choice.textContent);
async function pick(option: string, value: string): Promise<void> {
  fireEvent.change(select(option), { target: { value } });
  await page.show();
}

describe('the variant picker', () => {
  it('stands there as the server made it, but for the text of the closed drop-downs', async () => {
    const served = document.createElement('div');
    served.innerHTML = twins('Size', ['S', 'M']) + twins('Color', ['Blue', 'Red']);
    for (const wrapper of served.querySelectorAll('.variant-select-wrapper')) wrapper.setAttribute('data-text', wrapper.querySelector('option')!.textContent!);
    page = await openWidgets(server(shirts()), {});
    expect([...variants().childNodes].every((node, at) => node.isEqualNode(served.childNodes[at]!))).toBe(true);
    expect(variants().childNodes).toHaveLength(2);
  });

  it('is made by us where the page leaves it to us', async () => {
    page = await openWidgets(aProductPage(EMPTY, { variants: shirts() }));
    expect(choices('Size')).toEqual(['Select Size', 'S', 'M']);
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
    expect([...variants().querySelectorAll('.variant-option-title')].map(({ textContent }) => textContent)).toEqual(['Size', 'Color']);
  });

  it('shows one selection in the drop-downs and in their twins, whichever the visitor uses', async () => {
    page = await openWidgets(server(shirts()), {});
    await pick('Size', 'M');
    expect(radio('Size', 'M').checked).toBe(true);
    fireEvent.click(radio('Color', 'Red'));
    await page.show();
    expect(select('Color').value).toBe('Red');
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M', Color: 'Red' });
  });

  it('obeys a plugin that sets a value and dispatches a change by hand', async () => {
    page = await openWidgets(server(shirts()), {});
    select('Size').value = 'M';
    select('Size').dispatchEvent(new Event('change', { bubbles: true }));
    radio('Color', 'Blue').checked = true;
    radio('Color', 'Blue').dispatchEvent(new Event('change', { bubbles: true }));
    await page.show();
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M', Color: 'Blue' });
  });

  it('takes over what the visitor had chosen before the script came', async () => {
    page = await openWidgets(server(shirts()), {}, () => (select('Size').value = 'M'));
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M' });
    expect(select('Size').value).toBe('M');
    expect(radio('Size', 'M').checked).toBe(true);
  });

  it('takes a choice back', async () => {
    page = await openWidgets(server(shirts()), {});
    await pick('Size', 'M');
    await pick('Size', '');
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({});
    expect(radio('Size', 'M').checked).toBe(false);
  });
});

describe('what the picker tells themes', () => {
  it('is which options are open, which variant is chosen, and whether it is in stock', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    expect(variants().getAttribute('data-unselected-options')).toBe('["Size","Color"]');
    expect(variants().hasAttribute('data-selected-variant')).toBe(false);
    expect(variants().hasAttribute('data-variant-in-stock')).toBe(false);
    await pick('Size', 'S');
    expect(variants().getAttribute('data-unselected-options')).toBe('["Color"]');
    await pick('Color', 'Blue');
    expect(variants().getAttribute('data-unselected-options')).toBe('[]');
    expect(JSON.parse(variants().getAttribute('data-selected-variant')!)).toMatchObject({ id: 'S-Blue', sku: 'S-Blue', attributes: { Size: 'S', Color: 'Blue' } });
    expect(variants().getAttribute('data-variant-in-stock')).toBe('true');
    await pick('Color', 'Red');
    expect(variants().hasAttribute('data-variant-in-stock')).toBe(false);
    await pick('Color', '');
    expect(variants().hasAttribute('data-selected-variant')).toBe(false);
  });

  it('says "Sold Out" while the chosen variant is', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    await pick('Size', 'S');
    await pick('Color', 'Red');
    expect(one('#variants > .variant-out-of-stock').textContent).toBe('Sold Out');
    await pick('Color', 'Blue');
    expect(document.querySelector('.variant-out-of-stock')).toBeNull();
  });

  it('is the text of the closed drop-down, from the first moment on', async () => {
    page = await openWidgets(server(shirts()), {});
    const label = () => one('.variant-select-wrapper[data-text]:has(select[data-variant-option-name="Size"])').getAttribute('data-text');
    expect(label()).toBe('Select Size');
    await pick('Size', 'M');
    expect(label()).toBe('M');
  });

  it('is the same under version 8’s name where that is used', async () => {
    const inside = '<div class="variant-option"><div class="variant-select-wrapper" data-selected-value=""><select class="variant-select" name="variant-option-Size-select" data-variant-option-name="Size"><option value="S">Small</option><option value="M">Medium</option></select></div></div>';
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })], inside), {});
    await pick('Size', 'M');
    expect(one('.variant-select-wrapper').getAttribute('data-selected-value')).toBe('Medium');
    expect(one('.variant-select-wrapper').hasAttribute('data-text')).toBe(false);
  });
});

describe('choices that are sold out', () => {
  it('say so in the drop-down of the one option that is left, once, with their values untouched', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
    await pick('Size', 'S');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red (Sold Out)']);
    expect([...select('Color').options].map(({ value }) => value)).toEqual(['', 'Blue', 'Red']);
    await pick('Size', 'M');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
  });

  it('are not told twice where the server has told already', async () => {
    const inside = twins('Size', ['S', 'M']).replace('<option value="M">M<', '<option value="M">M (Sold Out)<');
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { qtyInStock: 0 })], inside), {});
    expect(choices('Size')).toEqual(['Select Size', 'S', 'M (Sold Out)']);
  });

  it('cannot be chosen by radio button', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    expect(radio('Color', 'Red').disabled).toBe(false);
    await pick('Size', 'S');
    expect([radio('Color', 'Blue').disabled, radio('Color', 'Red').disabled]).toEqual([false, true]);
    await pick('Size', 'M');
    expect(radio('Color', 'Red').disabled).toBe(false);
  });

  it('stay usable by radio button once they are chosen: nobody loses the focus', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    fireEvent.click(radio('Color', 'Red'));
    fireEvent.click(radio('Size', 'S'));
    await page.show();
    expect([radio('Color', 'Red').checked, radio('Color', 'Red').disabled]).toEqual([true, false]);
  });
});

describe('two pickers on one page', () => {
  const block = (id: string) => `<div class="product-block" data-product='${json({ id, variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })] })}'><div class="product-variants" id="variants-${id}">${twins('Size', ['S', 'M'])}</div></div>`;

  it('do not take each other’s radio buttons away', async () => {
    page = await openWidgets(block('mug') + block('vase'), {});
    const inputs = (id: string) => [...document.querySelectorAll<HTMLInputElement>(`#variants-${id} input`)];
    fireEvent.click(inputs('mug')[0]!);
    fireEvent.click(inputs('vase')[1]!);
    await page.show();
    expect(inputs('mug').map(({ checked }) => checked)).toEqual([true, false]);
    expect(inputs('vase').map(({ checked }) => checked)).toEqual([false, true]);
    const [first, second] = [inputs('mug')[0]!.name, inputs('vase')[0]!.name];
    expect(first).not.toBe(second);
    expect(inputs('mug')[0]!.id).toBe('variant-option-Size-S');
  });
});
