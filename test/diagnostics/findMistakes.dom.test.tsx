// No sheet of a page is loaded, and none is missed.
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, describe, expect, it } from 'vitest';
import { findMistakes, mistakeLine } from '../../src/diagnostics/findMistakes.ts';
import { MUG, product, TAG, wrongPages } from './wrongPages.ts';

afterEach(() => {
  document.documentElement.innerHTML = '';
  document.documentElement.lang = '';
});

const words = (localizedStrings: object): string =>
  `<script type="application/json" data-storefront-context>${JSON.stringify({ website: { id: 'w' }, websiteSettings: { localizedStrings } })}</script>`;

const lines = (body: string, head = '', language = ''): string[] => {
  document.documentElement.lang = language;
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  return findMistakes(document).map(mistakeLine);
};

describe('a page without a mistake', () => {
  it.each<[what: string, body: string, head: string, language?: string]>([
    ['without hooks', '<main><h1>Hello</h1><form><input id="mail"></form></main>', ''],
    ['with a product', product(MUG, '<b data-storefront="price">$28.00</b><button data-storefront="add-to-cart">Add</button>'), TAG],
    ['with a part that names its product', `${product(MUG)}<button data-storefront="buy-now" data-product-id="mug">Buy</button>`, TAG],
    ['with a part that is off', '<div data-storefront="off"><b data-storefront="price"></b></div>', ''],
    [
      'with attributes of its own',
      '<p data-store="1" data-form="x" data-storefront-when="idle"></p>',
      TAG.replace('src', 'data-mine="1" src'),
    ],
    [
      'with an import map of the addresses that it has',
      '',
      '<script type="importmap">{"integrity": {"/dist/storefront.js": "sha384-A"}}</script><script type="module" src="/dist/storefront.js"></script>',
    ],
    ['with an import map of others', '', `<script type="importmap">{"imports": {"a": "./storefront.js"}}</script>${TAG}`],
    ['with a sign-up', '<form data-storefront="newsletter" data-form-id="f1"></form>', ''],
    ['in a language without texts of ours, with words of its own', `${product(MUG)}${words({ 'cart.empty': 'Leeg' })}`, TAG, 'nl'],
    ['in a language without texts of ours, which are to be in English', product(MUG), TAG.replace('src', 'data-language="en" src'), 'nl'],
    ['in a language without texts of ours, and without a part', '<p>Hallo</p>', TAG, 'nl'],
    ['in a language with texts of ours', product(MUG), TAG, 'de-AT'],
    ['with a price in words', product({ variants: [{ id: 'v', price: 28 }] }, '<b data-storefront="price">28 cents, was 40</b>'), ''],
  ])('%s has nothing said about it', (_what, ...page) => expect(lines(...page)).toEqual([]));
});

it('names an import map that pins the files under other addresses than the page’s tag has', () => {
  const map = '<script type="importmap">{"integrity": {"./chunks/core-1.js": "sha384-A", "./storefront.lite.js": "sha384-A"}}</script>';
  const found = lines('', `${map}<script type="module" src="/storefront/storefront.lite.js"></script>`);
  expect(found).toEqual([expect.stringContaining('Write the map\'s addresses as the page has them: "/storefront/storefront.lite.js".')]);
});

describe('one mistake is one line, which names the fix', () => {
  it('on sixty pages or more', () => expect(wrongPages.length).toBeGreaterThanOrEqual(60));

  it.each(wrongPages.map(([what, ...page]) => [what, page] as const))('%s', (_what, [body, fix, head, language]) => {
    const found = lines(body, head, language);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fix);
    expect(found[0]).toMatch(/\(guide#[a-z-]+\)$/);
  });
});

describe('every place of a mistake is named', () => {
  const inTwoWays = (id: string, ...[one, other]: [string, string]): string =>
    product(
      { variants: [one, other].map((name, at) => ({ sku: `${id}-${at}`, attributes: { [name]: 'S' }, price: 2800 })) },
      undefined,
      `data-product-id="${id}"`,
    );

  it('in each product that mixes two names of an option', () => {
    expect(lines(inTwoWays('shirt', 'Size', 'size') + inTwoWays('scarf', 'Colour', 'COLOUR'))).toEqual([
      expect.stringMatching(/"shirt".*Write "Size" in all of them/),
      expect.stringMatching(/"scarf".*Write "Colour" in all of them/),
    ]);
  });

  it('in each field of a product and of its variants that is misspelt', () => {
    const [variant] = MUG.variants;
    expect(
      lines(
        product({
          titel: 'Mug',
          variants: [
            { ...variant, stok: 1 },
            { ...variant, qtyInStok: 1 },
          ],
        }),
      ),
    ).toEqual(['title', 'stock', 'qtyInStock'].map((meant) => expect.stringContaining(`Write "${meant}".`)));
  });
});
