import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { defineWidget, type Widget, type WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useReplaceContent } from '../../src/core/ui/useWrites.ts';
import { cart as cartFeature } from '../../widgets/cart/index.ts';
import { product as productFeature } from '../../widgets/product/index.ts';
import { addToCart } from '../../widgets/product/add-to-cart/index.ts';
import { clearPage, json, one, showForeignPage, showPage } from '../core/page/openPage.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const MUG = seedProducts[1]!;
const HTML = `<div data-storefront="product" data-product-id="${MUG.id}" id="root" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'><button data-storefront="add-to-cart" id="add">Add</button></div>`;
function Ours({ element, text }: { text: string } & WidgetProps): ReactNode {
  useReplaceContent(element, true);
  return <b>{text}</b>;
}
const WIDGETS: readonly Widget[] = [
  addToCart,
  defineWidget<{ text: string }>({
    name: 'price',
    load: async () => ({
      read: (element) => ({ text: `ours ${element.id}` }),
      Component: Ours,
      placeIn: (_props, element) => ({ parent: element }),
    }),
  }),
];
const PRICE = '<p data-storefront="price" id="price">server</p>';

let visit: Visit;
let host: ReturnType<typeof createHost>;
let live: Storefront[];
let lines: string[];

function arrive(attributes: Readonly<Record<string, string>> | null = {}): Storefront {
  const tag = attributes && document.createElement('script');
  for (const [name, value] of Object.entries({ 'data-debug': 'off', ...attributes })) tag?.setAttribute(name, value);
  const storefront = boot(
    WIDGETS,
    async () => [
      { ...cartFeature, widgets: WIDGETS },
      { ...productFeature, widgets: [] },
    ],
    tag,
    () => import('../../src/app/inspect/inspectShop.ts'),
  );
  live.push(storefront);
  return storefront;
}
const settle = () => new Promise((go) => setTimeout(go, 20));
const setQueue = (queue: unknown) => Object.assign(window, { Storefront: queue });
function parsing(): () => void {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  return () => {
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
}

beforeEach(() => {
  live = [];
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  host = createHost({ products: seedProducts });
  visit = visitPage(host, 'http://localhost:3000/');
  vi.stubGlobal('fetch', visit.fetch);
  showForeignPage(PRICE);
});
afterEach(() => {
  for (const storefront of live) storefront.destroy();
  visit.leave();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

describe('a page that changes without a reload', () => {
  const shown = (text: string) => vi.waitFor(() => expect(one('#price').textContent).toBe(text));

  it('has the server’s HTML back when it goes, and is mounted anew when another one is there', async () => {
    const storefront = arrive();
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
    dispatchEvent(new Event('mercury:unload'));
    expect(one('#price').textContent).toBe('server');
    showForeignPage(PRICE.replace('server', 'other'));
    await settle();
    expect(one('#price').textContent).toBe('other');
    dispatchEvent(new Event('mercury:load'));
    await shown('ours price');
    storefront.destroy();
    expect(one('#price').textContent).toBe('other');
    dispatchEvent(new Event('mercury:load'));
    await settle();
    expect(one('#price').textContent).toBe('other');
  });

  it('belongs to the site’s editor as soon as that is switched on, and is ours again when it has let go', async () => {
    await arrive().ready;
    document.body.classList.add('sqs-edit-mode-active');
    await shown('server');
    document.body.classList.remove('sqs-edit-mode-active');
    await shown('ours price');
    expect(lines).toEqual([]);
  });

  it('is left at once again when it goes while the shop is on its way', async () => {
    await arrive().ready;
    dispatchEvent(new Event('mercury:unload'));
    dispatchEvent(new Event('mercury:load'));
    dispatchEvent(new Event('mercury:unload'));
    await settle();
    expect(one('#price').textContent).toBe('server');
    dispatchEvent(new Event('mercury:load'));
    await shown('ours price');
  });
});

describe('how the script arrives', () => {
  it('by its tag: it starts by itself, and is there for the page to use', async () => {
    const storefront = arrive();
    expect(window.Storefront).toBe(storefront);
    expect(storefront.version).toBe('1.2.3');
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
    expect(lines).toEqual([]);
  });

  it('by an import: nothing happens until someone starts it', async () => {
    const storefront = arrive(null);
    await settle();
    expect(one('#price').textContent).toBe('server');
    expect(window.Storefront).toBeUndefined();
    await storefront.start();
    expect(one('#price').textContent).toBe('ours price');
    expect(window.Storefront).toBe(storefront);
  });

  it('by a tag that leaves the start to the page', async () => {
    const storefront = arrive({ 'data-manual': '' });
    await settle();
    expect(one('#price').textContent).toBe('server');
    expect(window.Storefront).toBe(storefront);
    await storefront.start();
    expect(one('#price').textContent).toBe('ours price');
  });

  it('in the head: it waits until the page is parsed', async () => {
    const parsed = parsing();
    const storefront = arrive();
    await settle();
    expect(one('#price').textContent).toBe('server');
    parsed();
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
  });

  it('twice: the second copy says so in one line and does nothing', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const first = arrive();
    const second = arrive();
    expect(window.Storefront).toBe(first);
    expect(info).toHaveBeenCalledOnce();
    expect(info.mock.calls[0]![0]).toContain('running already');
    await first.ready;
    await second.start();
    expect(document.querySelectorAll('#price b')).toHaveLength(1);
    second.destroy();
    expect(one('#price').textContent).toBe('ours price');
  });

  it('on a page that has an element of that name', async () => {
    setQueue(document.createElement('form'));
    const storefront = arrive();
    expect(window.Storefront).toBe(storefront);
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
  });

  it('on a page with nothing of ours: it is ready at once, and there when something comes', async () => {
    showForeignPage('<p>About us</p>');
    const storefront = arrive();
    await storefront.ready;
    expect(document.body.innerHTML).toBe('<p>About us</p>');
    document.body.insertAdjacentHTML('beforeend', PRICE);
    await vi.waitFor(() => expect(one('#price').textContent).toBe('ours price'));
  });
});

describe('starting', () => {
  it('happens once: a second start is the first one’s', async () => {
    const storefront = arrive(null);
    const first = storefront.start();
    expect(storefront.start({ currency: 'EUR' })).toBe(first);
    await first;
    expect(storefront.start()).toBe(first);
  });

  it('answers that it is done, and so does a scan', async () => {
    const storefront = arrive(null);
    expect(await storefront.scan()).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await storefront.start()).toEqual({ ok: true, value: null });
    expect(await storefront.scan()).toEqual({ ok: true, value: null });
  });

  it.each<[string, (shop: Storefront) => unknown]>([
    ['scan(5)', (shop) => shop.scan(5 as never)],
    ['scan(null)', (shop) => shop.scan(null as never)],
    ['product(null)', (shop) => shop.product(null)],
    ['product(a selector)', (shop) => shop.product('#root')],
    ['consent.set()', (shop) => shop.consent.set(undefined as never)],
    ['cart.add()', (shop) => shop.cart.add(undefined as never)],
    ['cart.update()', (shop) => shop.cart.update(5 as never, 'many' as never)],
    ['account.signIn()', (shop) => shop.account.signIn(undefined as never)],
  ])('makes nothing of %s: the answer says so, and nothing throws', async (_call, call) => {
    showPage(PRICE, {});
    const storefront = arrive();
    await storefront.ready;
    expect(await call(storefront)).toMatchObject({ ok: false, error: { kind: 'invalid', message: expect.any(String) } });
  });

  it('takes no harm from a call with what it does not take', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storefront = arrive();
    await storefront.ready;
    const circular: Record<string, unknown> = {};
    circular['itself'] = circular;
    const calls: (() => unknown)[] = [
      () => storefront.mark(5 as never),
      () => storefront.measure('x', null as never),
      () => storefront.track(5 as never, circular),
      () => storefront.on('ready', 5 as never),
      () => storefront.use(5 as never),
      () => storefront.push(5 as never),
      () => storefront.cart.subscribe(null as never),
      () => storefront.consent.subscribe(null as never),
      () => storefront.start(null as never),
    ];
    for (const call of calls) expect(call).not.toThrow();
    // The last to be judged, because its file is loaded for it.
    await vi.waitFor(() => expect(lines).toContainEqual(expect.stringContaining('use: expected a function')), { timeout: 20_000 });
  });

  it('is over when everything is mounted, and tells so', async () => {
    const storefront = arrive(null);
    const onReady = vi.fn(() => one('#price').textContent);
    storefront.on('ready', onReady);
    await storefront.start();
    expect(onReady).toHaveReturnedWith('ours price');
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('takes its settings from the tag and, rather, from the call', async () => {
    const storefront = arrive({ 'data-manual': '', 'data-cart-path': 'bad', 'data-currency': 'EUR' });
    await storefront.start({ cartPath: '/basket', styles: 'x' as 'full' });
    expect(lines.map((line) => line.replace('[storefront] config: ', ''))).toEqual([
      'script tag: cartPath cannot be "bad"; using "/cart".',
      'start(): styles cannot be "x"; using "auto".',
    ]);
  });

  it('that fails is one line, and no error for the page', async () => {
    // oxlint-disable-next-line no-extend-native -- what a hostile page does; taken away again below
    Object.defineProperty(Object.prototype, 'dangerouslySetInnerHTML', { value: 1, configurable: true });
    await expect(arrive(null).start({ debug: false })).resolves.toMatchObject({
      ok: false,
      error: { kind: 'aborted', message: expect.any(String) },
    });
    delete (Object.prototype as { dangerouslySetInnerHTML?: unknown }).dangerouslySetInnerHTML;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('dangerouslySetInnerHTML');
    expect(one('#price').textContent).toBe('server');
  });
});

describe('what the page asked before the script was there', () => {
  it('is done in its order once it is there', async () => {
    const heard: string[] = [];
    setQueue([
      ['on', 'ready', () => heard.push('first')],
      ['on', 'ready', () => heard.push('second')],
    ]);
    await arrive().ready;
    expect(heard).toEqual(['first', 'second']);
  });

  it.each<[string, unknown]>([
    ['a method that is not there', ['fly']],
    ['something that is no method', ['version']],
    ['what every object inherits', ['toString']],
    ['no list at all', 'on'],
    ['nothing', null],
    ['an empty list', []],
    ['a number', 5],
  ])('does not lose the rest over %s', async (_case, bad) => {
    const onReady = vi.fn();
    setQueue([bad, ['on', 'ready', onReady]]);
    await arrive().ready;
    expect(onReady).toHaveBeenCalledOnce();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\[storefront\] push: /);
  });

  it('may be a call that fails later: it is reported, and nobody else sees it', async () => {
    setQueue([['scan', 'not an element']]);
    await arrive().ready;
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatch(/^\[storefront\] push: /);
  });

  it('goes straight through afterwards', async () => {
    const storefront = arrive();
    const onReady = vi.fn();
    storefront.push(['on', 'ready', onReady]);
    await storefront.ready;
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('may need the shop before the page is parsed: it waits for that', async () => {
    document.body.replaceChildren();
    const parsed = parsing();
    setQueue([['scan']]);
    const storefront = arrive();
    await settle();
    document.body.innerHTML = PRICE;
    expect(one('#price').textContent).toBe('server');
    parsed();
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
    expect(lines).toEqual([]);
  });

  it('may be about the cart before the page is parsed', async () => {
    const parsed = parsing();
    const storefront = arrive();
    const loading = storefront.cart.load();
    await settle();
    parsed();
    expect(await loading).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
    await storefront.ready;
    expect(one('#price').textContent).toBe('ours price');
  });
});

describe('stopping', () => {
  it('gives the server’s HTML back; starting again begins anew', async () => {
    const storefront = arrive();
    await storefront.ready;
    storefront.destroy();
    expect(one('#price').textContent).toBe('server');
    await storefront.start();
    expect(one('#price').textContent).toBe('ours price');
  });

  it('in the middle of starting: nothing is mounted, and whoever waits is let go', async () => {
    const storefront = arrive(null);
    const starting = storefront.start();
    storefront.destroy();
    await starting;
    await settle();
    expect(one('#price').textContent).toBe('server');
  });

  it('before the page is parsed: nothing is mounted, and whoever waits is let go', async () => {
    const parsed = parsing();
    const storefront = arrive(null);
    const starting = storefront.start();
    storefront.destroy();
    await starting;
    parsed();
    await settle();
    expect(one('#price').textContent).toBe('server');
  });

  it('twice, or before the start, is no mistake', () => {
    const storefront = arrive(null);
    storefront.destroy();
    storefront.destroy();
    expect(lines).toEqual([]);
  });

  it('keeps the page’s listeners for the next start', async () => {
    const storefront = arrive(null);
    const onReady = vi.fn();
    const off = storefront.on('ready', onReady);
    await storefront.start();
    storefront.destroy();
    await storefront.start();
    expect(onReady).toHaveBeenCalledTimes(2);
    off();
    storefront.destroy();
    await storefront.start();
    expect(onReady).toHaveBeenCalledTimes(2);
  });

  it('leaves no region for announcements, and mounts nothing that comes later', async () => {
    const storefront = arrive();
    await storefront.ready;
    expect(document.querySelector('.storefront-status')).not.toBeNull();
    storefront.destroy();
    document.body.insertAdjacentHTML('beforeend', '<p data-storefront="price" id="late">server</p>');
    await settle();
    expect(document.querySelector('.storefront-status')).toBeNull();
    expect(one('#late').textContent).toBe('server');
  });
});

describe('what a page can do with a running shop', () => {
  beforeEach(() => showForeignPage(HTML));

  it('is mount what it has brought itself', async () => {
    const storefront = arrive();
    await storefront.ready;
    document.body.insertAdjacentHTML('beforeend', PRICE);
    await storefront.scan();
    expect(one('#price').textContent).toBe('ours price');
  });

  it('is read and change the visitor’s cart', async () => {
    const storefront = arrive();
    expect(storefront.cart.get()).toBeNull();
    expect(
      await storefront.cart.add({ itemId: MUG.id, sku: MUG.structuredContent.variants[0]!.sku, quantity: 2, additionalFields: null }),
    ).toMatchObject({ ok: true, value: { cart: { totalQuantity: 2 } } });
    const { id } = storefront.cart.get()!.entries[0]!;
    expect(await storefront.cart.update(id, 3)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
    expect(await storefront.cart.remove(id)).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
    expect(await storefront.cart.load()).toMatchObject({ ok: true });
  });

  it('is watch the cart, until it has seen enough; its own mistakes harm nobody', async () => {
    const storefront = arrive();
    const seen: unknown[] = [];
    const off = storefront.cart.subscribe(({ cart }) => {
      if (cart) seen.push(cart.totalQuantity);
      throw new Error('a mistake of the page');
    });
    const never = storefront.cart.subscribe(() => expect.unreachable());
    never();
    const mug = { itemId: MUG.id, sku: MUG.structuredContent.variants[0]!.sku, quantity: 2, additionalFields: null };
    expect(await storefront.cart.add(mug)).toMatchObject({ ok: true });
    expect(seen).toContain(2);
    expect(lines.some((line) => line.includes('a mistake of the page'))).toBe(true);
    const { id } = storefront.cart.get()!.entries[0]!;
    void storefront.cart.remove(id);
    await storefront.cart.flush();
    expect(await storefront.cart.undo(id)).toMatchObject({ ok: true, value: { totalQuantity: 2 } });
    off();
    const count = seen.length;
    await storefront.cart.load();
    expect(seen).toHaveLength(count);
  });

  it('is ask for the cart of a shop that is stopped meanwhile: a failure, and no exception', async () => {
    const storefront = arrive(null);
    const loading = storefront.cart.load();
    const off = storefront.cart.subscribe(() => expect.unreachable());
    storefront.destroy();
    expect(await loading).toMatchObject({
      ok: false,
      error: { name: 'ApiError', kind: 'aborted', message: 'The storefront is not running.' },
    });
    expect(storefront.cart.get()).toBeNull();
    await storefront.cart.flush();
    off();
  });

  it('is do what a visitor does with a product', async () => {
    const storefront = arrive();
    expect(storefront.product(one('#add'))).toBeNull();
    await storefront.ready;
    const product = storefront.product(one('#add'))!;
    expect(product.state?.product.id).toBe(MUG.id);
    expect(product.variant?.sku).toBe(MUG.structuredContent.variants[0]!.sku);
    product.setQuantity(2);
    expect(product.state?.quantityText).toBe('2');
    await product.add();
    expect(storefront.cart.get()?.totalQuantity).toBe(2);
    expect(storefront.product(document.body)).toBeNull();
  });

  it('is hear of an add, on the product and from the shop, and refuse one', async () => {
    const storefront = arrive();
    await storefront.ready;
    const heard: string[] = [];
    storefront.on('item-added', ({ quantity }) => heard.push(`shop ${quantity}`));
    one('#root').addEventListener('storefront:item-added', () => heard.push('page'));
    const refuse = (event: Event) => event.preventDefault();
    one('#root').addEventListener('storefront:before-add', refuse);
    await storefront.product(one('#add'))!.add();
    expect(host.log.filter(({ method }) => method === 'POST')).toEqual([]);
    one('#root').removeEventListener('storefront:before-add', refuse);
    await storefront.product(one('#add'))!.add();
    expect(heard).toEqual(['shop 1', 'page']);
    await vi.waitFor(() => expect(one('.storefront-status').textContent).not.toBe(''));
    expect(one('.storefront-status').textContent).toBe(`1 × ${MUG.title} added to cart. 1 in cart.`);
  });

  it('is add an item by its id, which is read out by the title that the host has for it', async () => {
    const storefront = arrive();
    await storefront.ready;
    await storefront.cart.add({ itemId: MUG.id, sku: MUG.structuredContent.variants[0]!.sku, quantity: 2, additionalFields: null });
    await vi.waitFor(() => expect(one('.storefront-status').textContent).toBe(`2 × ${MUG.title} added to cart. 2 in cart.`));
  });

  it('is not break it: a listener that throws is one line', async () => {
    const storefront = arrive(null);
    storefront.on('ready', () => {
      throw new Error('theirs');
    });
    await storefront.start();
    expect(lines).toEqual(['[storefront] listener: theirs']);
  });
});
