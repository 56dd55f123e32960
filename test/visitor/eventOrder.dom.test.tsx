import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartSchema } from '../../src/commerce/model/cart.ts';
import { refusable } from '../../src/lib/refusable.ts';
import { createEventOrder } from '../../src/visitor/createEventOrder.ts';
import { openVisit, productContext } from './openVisit.ts';

const price = { currencyCode: 'USD', value: 1250, decimalValue: '12.50' };
const context = {
  ...productContext,
  product: {
    variantAttributeNames: [],
    variants: [
      { id: 'v1', sku: 'SQ1', attributes: {}, price, salePrice: { ...price, value: 0 }, onSale: false, stock: { unlimited: true } },
    ],
    subscribable: false,
    productType: 1,
  },
};
const entry = {
  id: 'e1',
  itemId: 'p1',
  title: 'Mug',
  quantity: 1,
  productType: 1,
  chosenVariant: { sku: 'SQ1', attributes: {} },
  purchasePriceCents: 1250,
  subTotal: 1250,
};
const cart = cartSchema().parse({ id: 'cart1', entries: [entry], subtotalCents: 1250, totalQuantity: 1 });
const added = {
  productInstance: null,
  itemId: 'p1',
  sku: 'SQ1',
  quantity: 1,
  newlyAdded: cart.entries[0] ?? null,
  cart,
  confirmationType: null,
};
const checkout = () => refusable({ productInstance: null, flow: 'cart' as const, url: '/checkout', sale: null });

describe('what a visitor does before analytics is loaded', () => {
  let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
  afterEach(() => {
    visit?.leave();
    visit = null;
  });

  it('comes after the view of the product, which has its price', async () => {
    const page = window as unknown as { dataLayer?: { event?: string }[] };
    visit = await openVisit({ context, settings: { dataLayer: true }, early: [['item-added', added]] });
    expect(visit.heard.map(({ name, parameters }) => [name, (parameters as { value?: number }).value])).toEqual([
      ['view_item', 12.5],
      ['add_to_cart', 12.5],
    ]);
    expect(page.dataLayer?.flatMap(({ event }) => event ?? [])).toEqual(['view_item', 'add_to_cart']);
    expect((await visit.names()).filter((name) => name.startsWith('events/'))).toEqual([
      'events/RecordEvent view-product',
      'events/RecordEvent add-to-cart',
    ]);
  });

  it('and leads to the checkout comes in its order, too', async () => {
    visit = await openVisit({
      context,
      early: [
        ['item-added', added],
        ['before-checkout', checkout()],
      ],
    });
    expect(visit.heard.map(({ name }) => name)).toEqual(['view_item', 'add_to_cart', 'begin_checkout']);
  });
});

describe('a view that waits for its price', () => {
  afterEach(() => void vi.useRealTimers());

  /** Its reader is loaded when the test says so. */
  function open() {
    const emitted: string[] = [];
    const reports: string[] = [];
    let resolve!: (read: string) => void;
    let reject!: (error: Error) => void;
    const loading = new Promise<string>((...settle) => ([resolve, reject] = settle));
    const order = createEventOrder(
      () => loading,
      ({ message }) => void reports.push(message),
    );
    return {
      resolve,
      reject,
      order,
      emitted,
      reports,
      view: (name: string) => order.runView((read) => emitted.push(`${name} ${String(read)}`)),
      add: () => order.run(() => emitted.push('add')),
    };
  }
  const settled = () => new Promise((done) => setTimeout(done));

  it('is emitted before everything that came after it, another view too', async () => {
    const { view, add, emitted, resolve, order } = open();
    add();
    view('mug');
    add();
    view('vase');
    add();
    expect(emitted).toEqual(['add']);
    resolve('read');
    await settled();
    expect(emitted).toEqual(['add', 'mug read', 'add', 'vase read', 'add']);
    view('bowl');
    expect(emitted.at(-1)).toBe('bowl read');
    order.stop();
  });

  it.each(['pagehide', 'flush', 'stop'])('is not lost, but emitted without it, once (%s)', async (end) => {
    const { view, add, emitted, resolve, order } = open();
    view('mug');
    add();
    if (end === 'pagehide') window.dispatchEvent(new Event('pagehide'));
    if (end === 'flush') order.flush();
    if (end === 'stop') order.stop();
    expect(emitted).toEqual(['mug null', 'add']);
    resolve('read');
    await settled();
    order.stop();
    expect(emitted).toEqual(['mug null', 'add']);
  });

  it('waits two seconds at most', () => {
    vi.useFakeTimers();
    const { view, add, emitted, order } = open();
    view('mug');
    add();
    vi.advanceTimersByTime(1999);
    expect(emitted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(emitted).toEqual(['mug null', 'add']);
    order.stop();
  });

  it('is emitted without it where its file is lost, which is reported', async () => {
    const { view, add, emitted, reports, reject, order } = open();
    view('mug');
    add();
    reject(new Error('no such file'));
    await settled();
    expect([emitted, reports]).toEqual([['mug null', 'add'], ['no such file']]);
    order.stop();
  });
});
