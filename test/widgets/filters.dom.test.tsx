import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShopContext } from '../../src/core/ui/ShopContext.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import type { StorefrontFilterName } from '../../src/app/StorefrontFilters.ts';
import { one } from '../core/page/openPage.ts';
import { anEntry, cartOf } from './cart/openCartPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from './openWidgets.ts';

let page: OpenPage;
let renders = 0;
/** Counts how often it is rendered. */
const COUNTED = defineWidget({
  name: 'counted',
  load: async () => ({
    read: () => ({}),
    Component() {
      useShopContext();
      renders += 1;
      return null;
    },
    placeIn: null,
  }),
});

const HTML = `${aProductPage(
  '<p data-storefront="price" id="price"></p><div data-storefront="variants" id="variants"></div><div data-storefront="quantity" id="quantity"></div>' +
    '<p data-storefront="status" id="mark"></p><button data-storefront="add-to-cart" id="button"></button><i data-storefront="counted"></i>',
  {
    title: 'Mug',
    variants: [
      aWireVariant({ Size: 'S' }, { onSale: true, salePrice: 800 }),
      aWireVariant({ Size: 'M' }, { price: 1250 }),
      aWireVariant({ Size: 'L' }, { qtyInStock: 0 }),
    ],
  },
)}
<div data-storefront="cart" id="cart"></div>`;

const product = () => page.shop.products;
const text = (selector: string) => one(selector).textContent;
const choicesShown = () => [...one('#variants select').querySelectorAll('option')].map((option) => option.text).slice(1);
const show = async () => {
  await page.show();
  await page.show();
};

/** A chosen size, and a line in the cart. */
beforeEach(async () => {
  renders = 0;
  page = await openWidgets(HTML, undefined, () => undefined, [COUNTED]);
  product().choose('p1', 'Size', 'M');
  void page.shop.cart.load();
  await vi.waitFor(() => expect(page.api.calls.some(({ name }) => name === 'load')).toBe(true));
  page.api.calls.find(({ name }) => name === 'load')!.answer(cartOf([anEntry('1')]));
  await vi.waitFor(() => expect(document.querySelector('.cart-row')).not.toBeNull());
  await show();
});
afterEach(() => page.close());

/** Those of what is shown; that of what forms send has a test of its own. */
type ShownFilter = Exclude<StorefrontFilterName, 'form-values'>;

/** Each filter's change, and the text that is shown for it. */
const CASES: {
  readonly [Name in ShownFilter]: readonly [change: (value: never) => unknown, shown: () => unknown, without: unknown, withIt: unknown];
} = {
  text: [(value: string) => value.toUpperCase(), () => text('#button'), 'Add To Cart', 'ADD TO CART'],
  price: [(value: object) => ({ ...value, suffix: ' <b>each</b>' }), () => text('#price'), '$12.50', '$12.50 <b>each</b>'],
  choices: [(value: readonly object[]) => value.toReversed().slice(0, 2), choicesShown, ['S', 'M', 'L (Sold Out)'], ['L (Sold Out)', 'M']],
  mark: [() => 'Back soon', () => text('#mark'), '', 'Back soon'],
  'line-item': [
    (value: { details: readonly string[] }) => ({ ...value, name: 'Our mug', details: [...value.details, 'SKU'], price: '37' }),
    () => ['.cart-row-title', '.cart-row-variants', '.cart-row-price'].map(text),
    ['Mug 1', 'Glaze: OatSize: Large', '$37.00'],
    ['Our mug', 'Glaze: OatSize: LargeSKU', '37'],
  ],
};
const NAMES = Object.keys(CASES) as ShownFilter[];

describe('each filter', () => {
  it.each(NAMES)('%s: changes what is shown until it is taken off, as text', async (name) => {
    const [change, shown, without, withIt] = CASES[name];
    expect(shown()).toEqual(without);
    const off = await page.filter(name, change as never);
    await show();
    expect(shown()).toEqual(withIt);
    off();
    await show();
    expect(shown()).toEqual(without);
    expect(page.reports).toEqual([]);
  });

  it.each(NAMES)('%s: one that throws counts as absent, and is reported once', async (name) => {
    const [, shown, without] = CASES[name];
    await page.filter(name, () => {
      throw new Error('broken');
    });
    await show();
    expect(shown()).toEqual(without);
    expect(page.reports.map(String)).toEqual(['Error: broken']);
  });

  it.each(NAMES)('%s: one that returns another type counts as absent, and is reported once', async (name) => {
    const [, shown, without] = CASES[name];
    await page.filter(name, (() => 7) as never);
    await show();
    expect(shown()).toEqual(without);
    expect(page.reports.map(String)).toEqual([expect.stringContaining('another type')]);
  });
});

it('none is rendered for where none is registered; each that comes or goes renders once more', async () => {
  expect(renders).toBe(1);
  const off = await page.filter('price', (price) => price);
  await show();
  expect(renders).toBe(2);
  off();
  await show();
  expect(renders).toBe(3);
});

describe('the filter of texts', () => {
  it('gets a text with its values filled in, its key and its product', async () => {
    const seen = new Map<string, { text: string; detail: { readonly values: object; readonly product?: object } }>();
    await page.filter('text', (words, detail) => (seen.set(detail.key, { text: words, detail }), words));
    product().setQuantity('p1', '9999');
    await show();
    expect(seen.get('product.quantityLimit')).toMatchObject({
      text: 'Only 5 available.',
      detail: { values: { available: 5 }, product: { itemId: 'mug', title: 'Mug', quantity: 9999, variant: { id: 'M' } } },
    });
    expect(seen.get('cart.removeItem')?.detail).toEqual({ key: 'cart.removeItem', values: { name: 'Mug 1, Oat, Large' } });
  });

  it('is asked for what themes compare to the letter only where it names it', async () => {
    const all = vi.fn((words: string) => `${words}!`);
    await page.filter('text', all);
    await page.filter('text', (words) => `${words}?`, { keys: ['product.soldOut'] });
    product().choose('p1', 'Size', 'L');
    await show();
    expect(text('#button')).toBe('Sold Out?');
    expect(choicesShown().at(-1)).toBe('L (Sold Out?)');
    product().choose('p1', 'Size', 'M');
    await show();
    expect(text('#button')).toBe('Add To Cart!');
  });
});

describe('the filter of prices', () => {
  it('is asked again for another quantity, and gets amounts of one piece', async () => {
    await page.filter('price', (price, { amounts, quantity, format }) => ({ ...price, current: format(amounts.current, quantity) }));
    product().setQuantity('p1', '3');
    await show();
    expect(text('#price')).toBe('$37.50');
  });

  it('may take away the struck price', async () => {
    product().choose('p1', 'Size', 'S');
    await show();
    expect(text('#price')).toBe('Sale Price: $8.00 Original Price: $10.00');
    await page.filter('price', (price) => ({ ...price, original: '' }));
    await show();
    expect(text('#price')).toBe('$8.00');
    expect(document.querySelector('#price .original-price')).toBeNull();
  });
});

describe('on what the server has rendered', () => {
  const SELECT =
    '<div class="product-variants" id="variants" data-item-id="mug"><div class="variant-option"><div class="variant-select-wrapper"><select aria-label="Size" data-variant-option-name="Size"><option value="">Select Size</option><option value="S">Small</option><option value="M">Medium</option><option value="L">Large</option></select></div></div></div>';
  const RADIOS = ['S', 'M', 'L']
    .map((size) => `<input type="radio" name="size" id="${size}" value="${size}"><label for="${size}">${size}</label>`)
    .join('');
  const BOXES = `<div class="product-variants" id="variants" data-item-id="mug"><div class="variant-radiobtn-wrapper" data-variant-option-name="Size">${RADIOS}</div></div>`;
  const BUTTON =
    '<div class="sqs-add-to-cart-button" role="button" id="button" data-item-id="mug"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>';
  const PRICE = '<div class="product-price" id="price">from <b>$9.00</b></div>';
  const sizes = ['S', 'M', 'L'].map((size) => aWireVariant({ Size: size }));
  const open = async (html: string, variants: readonly object[]) => {
    page.close();
    page = await openWidgets(aProductPage(html, { variants }), {});
    await show();
  };

  it('choices of a drop-down are left out and named, in the server’s order; attributes stay, and all comes back', async () => {
    await open(SELECT, sizes);
    const served = one('#variants select').innerHTML;
    const nodes = [...one('#variants select').querySelectorAll('option')];
    const off = await page.filter('choices', (choices) =>
      choices
        .filter(({ value }) => value !== 'S')
        .toReversed()
        .map((choice) => (choice.value === 'L' ? { ...choice, label: 'Extra large' } : choice)),
    );
    product().choose('p1', 'Size', 'L');
    await show();
    expect(choicesShown()).toEqual(['Medium', 'Extra large']);
    expect(one('.variant-select-wrapper').getAttribute('data-text')).toBe('Large');
    expect(one('#variants').getAttribute('data-selected-variant')).toContain('"Size":"L"');
    off();
    product().choose('p1', 'Size', '');
    await show();
    expect([...one('#variants select').querySelectorAll('option')]).toEqual(nodes);
    expect(one('#variants select').innerHTML.replaceAll(/ data-unavailable="[^"]*"/g, '')).toBe(served);
  });

  it('radio buttons are left out with their labels, but for the chosen one, and named', async () => {
    await open(BOXES, sizes);
    product().choose('p1', 'Size', 'S');
    const off = await page.filter('choices', (choices) =>
      choices.flatMap((choice) => (choice.value === 'L' ? [{ ...choice, label: 'Extra large' }] : [])),
    );
    await show();
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('#variants label')].map(({ style, textContent }) => style.display || textContent);
    expect(shown()).toEqual(['S', 'none', 'Extra large']);
    expect((one('#M') as HTMLInputElement).style.display).toBe('none');
    off();
    await show();
    expect(shown()).toEqual(['S', 'M', 'L']);
    expect(one('#M').hasAttribute('style')).toBe(false);
  });

  it('the label of the button is a text, with the quantity; a filter that leaves it leaves the server’s nodes', async () => {
    await open(BUTTON, [aWireVariant({})]);
    const [served] = one('#button div').childNodes;
    const off = await page.filter('text', (words, { product: of }) => ((of?.quantity ?? 1) > 1 ? `Add ${of!.quantity}` : words), {
      keys: ['product.addToCart'],
    });
    await show();
    expect([text('#button'), (served as Text).data]).toEqual(['Add To Cart', 'Add To Cart']);
    product().setQuantity('p1', '3');
    await show();
    expect(text('#button')).toBe('Add 3');
    off();
    await show();
    expect([text('#button'), one('#button div').firstChild]).toEqual(['Add To Cart', served]);
  });

  it('the price stays until there is another quantity; without a filter it stays then, too', async () => {
    await open(PRICE + BUTTON, [aWireVariant({})]);
    product().setQuantity('p1', '2');
    await show();
    expect(text('#price')).toBe('from $9.00');
    product().setQuantity('p1', '1');
    await page.filter('price', (price) => ({ ...price, suffix: ' each' }));
    await show();
    expect(text('#price')).toBe('from $9.00');
    product().setQuantity('p1', '2');
    await show();
    expect(text('#price')).toBe('$10.00 each');
    product().setQuantity('p1', '1');
    await show();
    expect(text('#price')).toBe('from $9.00');
  });
});
