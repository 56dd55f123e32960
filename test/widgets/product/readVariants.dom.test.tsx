import { afterEach, describe, expect, it } from 'vitest';
import { aShirt } from '../../commerce/rules/aProduct.ts';
import { readChosen, readControls, readVariants } from '../../../widgets/product/variants/readControls.ts';
import { clearPage, json, one, readPage, showPage } from '../../core/page/openPage.ts';

afterEach(clearPage);

const shirts = ['S', 'M'].flatMap((Size) =>
  ['Blue', 'Red'].map((Color) => ({
    id: Size + Color,
    sku: Size + Color,
    attributes: { Size, Color },
    price: 1000,
    salePrice: 0,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
  })),
);
const SHIRT = aShirt(['S Blue', 'S Red', 'M Blue', 'M Red']);
const product = (inside: string, id = 'root', list: unknown = shirts) =>
  `<div data-storefront="product" id="${id}" data-product-id="${id}" data-product='${json({ variants: list })}'>${inside}</div>`;

describe('a variant picker', () => {
  const read = (selector = '#variants') => readVariants(one(selector), readPage());
  const chosen = () => [...readChosen(readControls(one('#variants'), SHIRT))];
  const controls = () => {
    const { selects, groups, radios } = readControls(one('#variants'), SHIRT);
    const named = ({ option, isNamed }: { option: string; isNamed: boolean }) => option + (isNamed ? ', named' : '');
    return [
      ...selects.map((select) => `${select.wrapper ? 'wrapped ' : ''}select ${named(select)}`),
      ...groups.map((group) => `group ${named(group)}`),
      ...radios.map(({ option, node }) => `radio ${option} ${node.value}`),
    ];
  };

  const TWINS =
    '<div class="product-variants" id="variants"><div class="variant-option"><div class="variant-option-title">Size: </div>' +
    '<div class="variant-select-wrapper"><select data-variant-option-name="Size"><option value="">Select Size</option><option value="S">Small</option></select></div>' +
    '<div class="variant-radiobtn-wrapper" data-variant-option-name="Size"><input type="radio" class="variant-radiobtn" value="S" name="variant-option-Size" id="variant-option-Size-S">' +
    '<label for="variant-option-Size-S">Small</label></div></div></div>';

  it('of versions 7 and 7.1 has a drop-down and its twin of radio buttons; values are never taken from their texts', () => {
    showPage(product(TWINS));
    expect(controls()).toEqual(['wrapped select Size', 'group Size', 'radio Size S']);
    expect(read()!.served!.selects).toHaveLength(1);
    expect(chosen()).toEqual([]);
  });

  it('of version 8 names its options in the names of its controls', () => {
    showPage(
      product(
        '<div class="product-variants" id="variants"><div class="variant-option"><div class="variant-select-wrapper" data-selected-value="">' +
          '<select class="variant-select" name="variant-option-Size-select"><option value="S">S (Sold Out)</option></select></div></div>' +
          '<div class="variant-option" data-variant-option-name="Color"><div class="variant-radiobtn-wrapper"><input class="radio-button-input" type="radio" id="variant-option-Color-Red" value="Red"></div></div></div>',
      ),
    );
    expect(controls()).toEqual(['wrapped select Size', 'group Color', 'radio Color Red']);
  });

  it('takes option names and values with quotes, blanks, colons and pictures in them', () => {
    const name = 'size:L 12" 🫖';
    showPage(product('<div data-storefront="variants" id="variants"><select><option></option></select></div>'));
    const select = one('select') as HTMLSelectElement;
    select.setAttribute('data-variant-option-name', name);
    select.options[0]!.value = 'it\'s "blue" / <M>';
    expect(controls()).toEqual([`select ${name}`]);
    expect(chosen()).toEqual([[name, 'it\'s "blue" / <M>']]);
  });

  it('knows what the visitor has chosen before the script came', () => {
    showPage(product(TWINS.replace('value="S" name', 'checked value="S" name')));
    expect(chosen()).toEqual([['Size', 'S']]);
    showPage(product(TWINS.replace('<option value="S">', '<option value="S" selected>')));
    expect(chosen()).toEqual([['Size', 'S']]);
  });

  it('takes an option named like a property of every object', () => {
    showPage(
      product(
        '<div data-storefront="variants" id="variants"><select data-variant-option-name="__proto__"><option value="x"></option></select></div>',
      ),
    );
    expect(chosen()).toEqual([['__proto__', 'x']]);
  });

  it('sees when another picker uses the same names for its radio buttons', () => {
    showPage(product(TWINS));
    expect(read()!.sharesNames).toBe(false);
    showPage(product(TWINS) + product(TWINS.replaceAll('id="variants"', 'id="others"'), 'other'));
    expect(read()!.sharesNames).toBe(true);
  });

  it.each([
    ['has one variant only', product('<div data-storefront="variants" id="variants"></div>', 'root', shirts.slice(0, 1))],
    ['has no variants', product('<div data-storefront="variants" id="variants"></div>', 'root', [])],
    [
      'has variants that differ in nothing',
      product(
        '<div data-storefront="variants" id="variants"></div>',
        'root',
        [1, 2].map((id) => ({ ...shirts[0], id, attributes: {} })),
      ),
    ],
    ['is none', '<div data-storefront="variants" id="variants"></div>'],
  ])('is not shown where the product %s', (_case, html) => {
    showPage(html);
    expect(read()).toBeNull();
  });

  it.each([
    ['its label', '<label for="s">Size</label><select id="s" data-variant-option-name="Size"></select>', 'select Size, named'],
    ['its own attribute', '<select aria-label="Select Size" data-variant-option-name="Size"></select>', 'select Size, named'],
    ['nothing', '<select data-variant-option-name="Size"></select>', 'select Size'],
  ])('knows whether a drop-down is named by %s', (_case, select, found) => {
    showPage(product(`<div data-storefront="variants" id="variants">${select}</div>`));
    expect(controls()).toEqual([found]);
  });
});
