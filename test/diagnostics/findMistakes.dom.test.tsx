// No sheet of a page is loaded, and none is missed.
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, describe, expect, it } from 'vitest';
import { findMistakes, mistakeLine } from '../../src/diagnostics/findMistakes.ts';
import { MUG, product, TAG, wrongPages } from './wrongPages.ts';

afterEach(() => void (document.documentElement.innerHTML = ''));

const lines = (body: string, head = ''): string[] => {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  return findMistakes(document).map(mistakeLine);
};

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
  it('on sixty pages or more', () => expect(wrongPages.length).toBeGreaterThanOrEqual(60));

  it.each(wrongPages.map(([what, body, fix, head = '']) => [what, body, fix, head] as const))('%s', (_what, body, fix, head) => {
    const found = lines(body, head);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fix);
    expect(found[0]).toMatch(/\(guide#[a-z-]+\)$/);
  });
});
