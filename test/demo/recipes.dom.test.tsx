import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';

const GUIDE = readFileSync('demo/guide/pages/consent.html', 'utf8');

/** The code of the first example after these words, as a reader of the guide copies it. */
function exampleAfter(words: string): string {
  const [, code] = /<pre tabindex="0"><code>([^]*?)<\/code><\/pre>/.exec(GUIDE.slice(GUIDE.indexOf(words))) ?? [];
  const box = document.createElement('textarea');
  box.innerHTML = code!;
  return box.value;
}

type Detail = Omit<StorefrontEvents['analytics'], 'productInstance'>;
afterEach(() => vi.unstubAllGlobals());

/** Runs the example with the service's global, and tells it of the shop's events. */
function run(words: string, globals: Readonly<Record<string, unknown>>, events: readonly object[]): void {
  const handlers: ((detail: object) => void)[] = [];
  const on = (name: string, handler: (detail: object) => void) => void (name === 'analytics' && handlers.push(handler));
  for (const [name, value] of Object.entries({ ...globals, Storefront: { on } })) vi.stubGlobal(name, value);
  // oxlint-disable-next-line typescript/no-implied-eval -- the guide's own text is what is tested
  new Function(exampleAfter(words))();
  for (const event of events) for (const handler of handlers) handler({ productInstance: null, ...event });
}

const ITEM = { item_id: 'SQ1', item_group_id: 'p1', item_name: 'Mug', price: 12.5, quantity: 2 };
const PAGE = { page_location: 'https://shop.example/cart', page_referrer: 'https://shop.example/', page_title: 'Cart' };
const EVENTS: readonly Detail[] = [
  { name: 'page_view', parameters: PAGE },
  { name: 'add_to_cart', parameters: { currency: 'USD', value: 25, items: [ITEM] } },
  { name: 'view_search_results', parameters: { search_term: 'mug' } },
  { name: 'generate_lead', parameters: { form_id: 'f1' } },
  { name: 'purchase', parameters: { transaction_id: 'o1', currency: 'USD', value: 30, items: [ITEM] } },
];

describe('a recipe of the guide', () => {
  it('tells Segment of pages, products, searches and orders by its own names', () => {
    const analytics = { page: vi.fn(), track: vi.fn() };
    run('<h3>Segment', { analytics }, EVENTS);
    expect(analytics.page.mock.calls).toEqual([[{ url: PAGE.page_location, referrer: PAGE.page_referrer }]]);
    const product = { product_id: 'p1', sku: 'SQ1', name: 'Mug', price: 12.5, quantity: 2 };
    expect(analytics.track.mock.calls.map(([event]) => event as string)).toEqual(['Product Added', 'Products Searched', 'Order Completed']);
    expect(analytics.track.mock.calls.map(([, properties]) => properties as object)).toMatchObject([
      { ...product, products: [product], total: 25 },
      { search_term: 'mug', products: [] },
      { order_id: 'o1', total: 30, currency: 'USD', products: [product] },
    ]);
  });

  it('tells Plausible of what was done with which item, of an order with its revenue, and of pages not twice', () => {
    const plausible = vi.fn();
    run('<p>Plausible', { plausible }, EVENTS);
    expect(plausible.mock.calls).toEqual([
      ['add_to_cart', { props: { item: 'Mug' } }],
      ['view_search_results', { props: {} }],
      ['generate_lead', { props: {} }],
      ['purchase', { revenue: { currency: 'USD', amount: 30 }, props: { item: 'Mug' } }],
    ]);
  });
});
