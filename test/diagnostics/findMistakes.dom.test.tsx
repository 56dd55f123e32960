import { afterEach, describe, expect, it } from 'vitest';
import { findMistakes, mistakeLine } from '../../src/diagnostics/findMistakes.ts';

afterEach(() => void (document.documentElement.innerHTML = ''));

const lines = (body: string, head = ''): string[] => {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  return findMistakes(document).map(mistakeLine);
};

const product = (data: object | string, parts = '<span data-storefront="price"></span>', more = 'data-product-id="mug"'): string =>
  `<div data-storefront="product" ${more} data-product='${typeof data === 'string' ? data : JSON.stringify(data)}'>${parts}</div>`;
const MUG = { variants: [{ id: 'v', sku: 'MUG', attributes: {}, price: 2800 }] };
const TAG = '<script type="text/plain" src="/dist/storefront.umd.js"></script>';

describe('a page without a mistake', () => {
  it.each([
    ['without hooks', '<main><h1>Hello</h1><form><input id="mail"></form></main>', ''],
    ['with a product', product(MUG, '<b data-storefront="price">$28.00</b><button data-storefront="add-to-cart">Add</button>'), TAG],
    ['with a part that names its product', `${product(MUG)}<button data-storefront="buy-now" data-product-id="mug">Buy</button>`, TAG],
    ['with a part that is off', '<div data-storefront="off"><b data-storefront="price"></b></div>', ''],
    [
      'with attributes of its own',
      '<p data-store="1" data-form="x" data-storefront-when="idle"></p>',
      TAG.replace('src', 'data-mine="1" src'),
    ],
    ['with a sign-up', '<form data-storefront="newsletter" data-form-id="f1"></form>', ''],
    ['with a price in words', product({ variants: [{ id: 'v', price: 28 }] }, '<b data-storefront="price">28 cents, was 40</b>'), ''],
  ])('%s has nothing said about it', (_what, body, head) => expect(lines(body, head)).toEqual([]));
});

describe('one mistake is one line, which names the fix', () => {
  it.each<[string, string, string, string?]>([
    ['a misspelt hook', '<a data-storefront="cart-cuont"></a>', 'Write data-storefront="cart-count".'],
    ['a hook with blanks', '<a data-storefront="cart pill"></a>', 'Write data-storefront="cart-pill".'],
    ['a hook in capitals', '<a data-storefront="Cart-Pill"></a>', 'Write data-storefront="cart-pill".'],
    ['a hook of another kind', '<a data-storefront="banner"></a>', 'The guide lists the values'],
    ['an empty hook', '<a data-storefront=""></a>', 'The guide lists the values'],
    ['a misspelt attribute', '<a data-storefront-wen="idle"></a>', 'Write data-storefront-when.'],
    ['an attribute that is none', '<a data-storefront-colour-of-all="x"></a>', 'Take it away.'],
    ['a misspelt setting', '', 'Write data-cart-path.', TAG.replace('src', 'data-cart-pth="/c" src')],
    ['a setting with a letter too many', '', 'Write data-styles.', TAG.replace('src', 'data-stylles="none" src')],
    ['two tags', '', 'one tag per page', TAG + TAG.replace('.umd', '')],
    ['a part outside of a product', '<b data-storefront="price"></b>', 'Put it inside the element with data-storefront="product"'],
    ['an add button outside of a product', '<button data-storefront="add-to-cart"></button>', 'or write data-product-id on it'],
    ['a product without parts', product(MUG, '<p>Mug</p>'), 'Put elements with data-storefront="price"'],
    ['off round a product', `<main data-storefront="off">${product(MUG)}</main>`, 'Put it only round what the shop is to leave alone'],
    ['a product without an id', product(MUG, undefined, ''), 'Write data-product-id'],
    ['a type by name', product(MUG, undefined, 'data-product-id="mug" data-product-type="physical"'), '1 physical, 2 digital'],
    ['variant for variants', product({ variant: MUG.variants }), 'Write "variants"'],
    [
      'one option in two ways',
      product({ variants: [{ attributes: { Size: 'S' } }, { attributes: { size: 'M' } }] }),
      'Write "Size" in all of them.',
    ],
    [
      'a price in the wrong unit',
      product({ variants: [{ id: 'v', price: 28 }] }, '<b data-storefront="price">$28.00</b>'),
      'the page shows 28.00, and its data say 28 minor units, which is 0.28. Write "price": 2800 (cents)',
    ],
    ['broken JSON', product('{"variants": [}'), 'line 1, column 15'],
    ['JSON that ends too early', product('{"variants": ['), 'line 1, column 15'],
    ['broken JSON in the third line', product('{\n"variants":\n [1,,2]}'), 'line 3, column 5'],
    ['a sign-up without an id', '<form data-storefront="newsletter"></form>', 'Write data-form-id'],
    [
      'a broken context',
      '',
      "the page's context is not valid JSON",
      '<script type="application/json" data-storefront-context>{"website": }</script>',
    ],
    [
      'a context without a website',
      '',
      '{"website": {"id": …}}',
      '<script type="application/json" data-storefront-context>{"a": 1}</script>',
    ],
    ['an id on two elements', product(MUG, '<b id="p" data-storefront="price"></b><i id="p"></i>'), 'Give each its own id.'],
  ])('%s', (_what, body, fix, head = '') => {
    const found = lines(body, head);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fix);
    expect(found[0]).toMatch(/\(guide#[a-z-]+\)$/);
  });
});
