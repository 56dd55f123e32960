import { afterEach, describe, expect, it } from 'vitest';
import type { Markup } from '../../src/page/markup.ts';
import { readAddButton } from '../../src/page/readAddButton.ts';
import { readWhen } from '../../src/page/readWhen.ts';
import { clearPage, json, one, readPage, showPage } from './openPage.ts';

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
