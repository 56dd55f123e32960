import { afterEach, describe, expect, it } from 'vitest';
import { findMistakes, mistakeLine } from '../../src/diagnostics/findMistakes.ts';
import { product, TAG } from './wrongPages.ts';

afterEach(() => void (document.documentElement.innerHTML = ''));

const variant = (sku: string, price: number, more: object = {}) => ({ id: sku, sku, attributes: {}, price, ...more });
const USD = TAG.replace('src', 'data-currency="USD" src');

/** The lines about a page with these variants and structured data. */
function lines(variants: readonly object[], data: unknown, head = USD): string[] {
  document.head.innerHTML = `${head}<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  document.body.innerHTML = product({ title: 'Mug', variants });
  return findMistakes(document).map(mistakeLine);
}

const offer = (price: unknown, priceCurrency = 'USD', availability = 'https://schema.org/InStock') => ({
  '@type': 'Offer',
  price,
  priceCurrency,
  availability,
});
const stated = (offers: unknown, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Mug',
  offers,
  ...more,
});

describe('structured data that agree with the shop', () => {
  const mug = [variant('MUG', 2800)];
  const two = [variant('S', 2800), variant('M', 3200, { qtyInStock: 0, unlimited: false })];
  const yen = TAG.replace('src', 'data-currency="JPY" src');
  it.each([
    ['an amount as text', mug, stated(offer('28.00'))],
    ['an amount as a number', mug, stated(offer(28))],
    ['a currency without minor units', mug, stated(offer('2800', 'JPY')), yen],
    ['the price of a sale', [variant('MUG', 2800, { onSale: true, salePrice: 2100 })], stated(offer('21.00'))],
    ['one of several prices', two, stated(offer('32.00'))],
    ['a range', two, stated({ '@type': 'AggregateOffer', lowPrice: '28.00', highPrice: '32.00', priceCurrency: 'USD' })],
    ['another product', mug, stated(offer('9.00'), { name: 'Bowl' })],
    ['a product without offers', mug, stated(undefined)],
    ['what is no JSON-LD of a product', mug, { '@type': 'Organization', name: 'Mug' }],
    [
      'a struck price beside it',
      mug,
      stated({ priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: '40.00' }, { price: '28.00' }] }),
    ],
    [
      'variants of their own, one sold out',
      two,
      {
        '@type': 'ProductGroup',
        name: 'Mug',
        hasVariant: [
          { '@type': 'Product', sku: 'S', offers: offer('28.00') },
          { '@type': 'Product', sku: 'M', offers: offer('32.00', 'USD', 'https://schema.org/OutOfStock') },
        ],
      },
    ],
  ])('%s: nothing is said', (_what, variants, data, head = USD) => expect(lines(variants, data, head)).toEqual([]));

  it('which cannot be read, or on a page without the shop: nothing is said', () => {
    document.head.innerHTML = `<script type="application/ld+json">{</script><script type="application/ld+json">${JSON.stringify(stated(offer('9')))}</script>`;
    expect(findMistakes(document)).toEqual([]);
  });
});

describe('structured data that state something else than the shop shows', () => {
  const mug = [variant('MUG', 2800, { qtyInStock: 3, unlimited: false })];
  const two = [variant('S', 2800), variant('M', 3200)];
  const gone = [variant('MUG', 2800, { qtyInStock: 0, unlimited: false })];
  it.each([
    [
      'another price',
      mug,
      stated(offer('29.00')),
      '"price": "29.00" for "Mug", and the shop shows 28.00 USD. Write "price": "28.00" there, or',
    ],
    [
      'minor units',
      mug,
      stated(offer(2800)),
      '"price": "2800" for "Mug", and the shop shows 28.00 USD. Write "price": "28.00" there (not in cents)',
    ],
    [
      'minor units, of which the product lacks two digits',
      [variant('MUG', 28)],
      stated(offer('28.00')),
      '"price": "28.00" for "Mug", and the shop shows 0.28 USD. Write "price": 2800 in the product\'s data',
    ],
    ['a sign in the price', mug, stated(offer('$28.00')), '"price": "$28.00" for "Mug", and the shop shows 28.00 USD'],
    [
      'another currency',
      mug,
      stated(offer('28.00', 'EUR')),
      'the currency EUR for "Mug", and the shop shows USD. Write "priceCurrency": "USD"',
    ],
    [
      'sold out there',
      mug,
      stated(offer('28.00', 'USD', 'http://schema.org/OutOfStock')),
      '"OutOfStock" for "Mug", and the shop sells it (3 in stock)',
    ],
    ['sold out here', gone, stated(offer('28.00', 'USD', 'InStock')), '"InStock" for "Mug", and the shop shows it as sold out'],
    ['in a graph', mug, { '@graph': [{ '@type': 'WebPage' }, stated(offer('29.00'))] }, 'state "price": "29.00"'],
    ['in a list', mug, [{ '@type': 'WebSite' }, stated([offer('29.00')])], 'state "price": "29.00"'],
    ['by reference', mug, { '@graph': [stated({ '@id': '#o' }), { '@id': '#o', ...offer('29.00') }] }, 'state "price": "29.00"'],
    ['by another name, with its number', mug, stated(offer('29.00'), { name: 'Cup', sku: 'MUG' }), '"29.00" for "Cup"'],
    [
      'one variant of a group',
      two,
      { '@type': 'ProductGroup', name: 'Mug', hasVariant: [{ '@type': 'Product', sku: 'S', offers: offer('32.00') }] },
      '"price": "32.00" for "Mug" (S), and the shop shows 28.00 USD',
    ],
    [
      'the top of a range',
      two,
      stated({ '@type': 'AggregateOffer', lowPrice: 28, highPrice: 40, priceCurrency: 'USD' }),
      '"highPrice": "40" for "Mug", and the shop shows 32.00',
    ],
    ['none of several prices', two, stated(offer('40.00')), 'and the shop shows 28.00 or 32.00 USD'],
  ])('%s: one line with both values and the fix', (_what, variants, data, line) => {
    const found = lines(variants, data);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(line);
    expect(found[0]).toContain('the structured data (JSON-LD) state ');
    expect(found[0]).toMatch(/Write ".* \(guide#structured-data\)$/);
  });

  it('has one line per difference', () => {
    expect(lines(gone, stated(offer('29.00')))).toHaveLength(2);
  });

  it('only asks about a currency that the page does not name', () => {
    lines(mug, stated(offer('28.00', 'EUR')), TAG);
    expect(findMistakes(document)).toMatchObject([
      { isQuestion: true, fix: expect.stringContaining('data-currency="EUR" on the tag') as unknown },
    ]);
    expect(lines(mug, stated(offer('28.00', 'EUR')), '')).toEqual([]);
  });
});
