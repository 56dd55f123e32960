import { afterEach, describe, expect, it } from 'vitest';
import type { Markup, MarkupNode } from '../../src/page/markup.ts';
import { readAddButton } from '../../src/page/readAddButton.ts';
import { readChoice, readControls } from '../../src/page/readControls.ts';
import { createPicker, readVariants } from '../../src/page/readVariants.ts';
import { readWhen } from '../../src/page/readWhen.ts';
import { clearPage, json, one, productOf, readPage, showPage } from './openPage.ts';

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
const product = (inside: string, id = 'root', list: unknown = shirts) =>
  `<div data-storefront="product" id="${id}" data-product-id="${id}" data-product='${json({ variants: list })}'>${inside}</div>`;

/** The nodes that have a role, in the order of the page. */
function live(nodes: readonly Markup[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          ...(node.role === null ? [] : [[node.role, node.about, node.value].filter((part) => part !== null).join(' ')]),
          ...live(node.children),
        ],
  );
}

describe('a variant picker', () => {
  const read = (selector = '#variants') => readVariants(one(selector), readPage());
  /** The controls of the picker on the page, each with its option. */
  const controls = () => {
    const { selects, groups, radios } = readControls(one('#variants'));
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
    expect(read()).toMatchObject({ chosen: {}, selectCount: 1 });
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
    expect(read()!.chosen).toEqual({ [name]: 'it\'s "blue" / <M>' });
  });

  it('knows what the visitor has chosen before the script came', () => {
    showPage(product(TWINS.replace('value="S" name', 'checked value="S" name')));
    expect(read()!.chosen).toEqual({ Size: 'S' });
    showPage(product(TWINS.replace('<option value="S">', '<option value="S" selected>')));
    expect(read()!.chosen).toEqual({ Size: 'S' });
  });

  it('keeps even a choice named like a property of every object to itself', () => {
    showPage(
      product(
        '<div data-storefront="variants" id="variants"><select data-variant-option-name="__proto__"><option value="x"></option></select></div>',
      ),
    );
    const { chosen } = read()!;
    expect(Object.keys(chosen)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(chosen)).toBeNull();
  });

  it('sees when another picker uses the same names for its radio buttons', () => {
    showPage(product(TWINS));
    expect(read()!.sharesNames).toBe(false);
    showPage(product(TWINS) + product(TWINS.replaceAll('id="variants"', 'id="others"'), 'other'));
    expect(read()!.sharesNames).toBe(true);
  });

  it('is made of drop-downs where the page leaves it to us', () => {
    showPage(product('<div data-storefront="variants" id="variants"></div>'));
    const props = read()!;
    expect(props.nodes).toEqual([]);
    const nodes = createPicker(productOf('#root'), (option) => `Select ${option}`);
    one('#variants').append(...(nodes as MarkupNode[]).map(({ source }) => source));
    expect(controls()).toEqual(['wrapped select Size, named', 'wrapped select Color, named']);
    expect(props.selectCount).toBe(2);
    const choices = (nodes as MarkupNode[]).flatMap(({ source }) =>
      [...source.querySelectorAll('option')].map(({ value, text }) => `${value}: ${text}`),
    );
    expect(choices).toEqual([': Select Size', 'S: S', 'M: M', ': Select Color', 'Blue: Blue', 'Red: Red']);
    expect(props.chosen).toEqual({});
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

  it('hears of nothing but its own controls', () => {
    showPage('<input id="text" name="other"><select id="plain"></select><b id="b"></b>');
    expect([readChoice(one('#text')), readChoice(one('#plain')), readChoice(one('#b')), readChoice(null), readChoice(window)]).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('an add button', () => {
  const read = () => readAddButton(one('#button'), readPage());

  it('of versions 7 and 7.1 is a box that needs help with the keyboard, and a link to the cart after it', () => {
    showPage(
      product(
        '<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>',
      ),
    );
    expect(read()).toMatchObject({ scope: 'p1', isNative: false, hasViewCart: true });
    expect(live(read()!.nodes)).toEqual(['label']);
  });

  it('of version 8 is a real button', () => {
    showPage(
      product(
        '<button class="sqs-add-to-cart-button" id="button"><div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add</span></div></button>',
      ),
    );
    expect(read()).toMatchObject({ isNative: true, hasViewCart: false });
  });

  it('by our hook is as the page wrote it, or empty', () => {
    showPage(product('<button data-storefront="add-to-cart" id="button">Buy</button>'));
    expect(read()).toEqual({ form: expect.any(Function), scope: 'p1', nodes: ['Buy'], isNative: true, hasViewCart: false });
    showPage(product('<button data-storefront="add-to-cart" id="button"></button>'));
    expect(read()).toMatchObject({ nodes: [] });
  });

  it('is left alone outside every product', () => {
    showPage('<button data-storefront="add-to-cart" id="button"></button>');
    expect(read()).toBeNull();
  });
});

describe('when a part wants to be mounted', () => {
  it.each([
    ['ready', 'ready'],
    ['visible', 'visible'],
    ['idle', 'idle'],
    ['interaction', 'interaction'],
    ['later', null],
    ['', null],
    ['toString', null],
  ])('data-storefront-when="%s"', (wish, when) => {
    showPage(`<p id="p" data-storefront-when="${wish}"></p>`);
    expect(readWhen(one('#p'))).toBe(when);
  });

  it('is the widget’s own matter when it says nothing', () => {
    showPage('<p id="p"></p>');
    expect(readWhen(one('#p'))).toBeNull();
  });
});
