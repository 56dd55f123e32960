import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Kit, Storefront } from '../../src/app/Storefront.ts';
import { clearPage, json, one, showForeignPage } from '../core/page/openPage.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const MUG = seedProducts[1]!;
const [VARIANT] = MUG.structuredContent.variants;
const productOf = (id: string, variants: readonly object[]) => `<div data-storefront="product" id="product" data-product-id="${id}"
  data-product='${json({ title: 'Mug', variants })}'><button data-storefront="add-to-cart" id="add">Add</button></div>`;

let visit: Visit;
let storefront: Storefront;
let lines: string[];

function open(body: string, debug = '', attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  showForeignPage(body);
  const tag = document.createElement('script');
  for (const name of ['census', 'page-speed']) tag.setAttribute(`data-${name}`, 'off');
  for (const [name, value] of Object.entries({ 'data-debug': debug, ...attributes })) tag.setAttribute(name, value);
  // Not run, because happy-dom does not load it; the diagnostics read it on the page.
  tag.type = 'text/plain';
  tag.setAttribute('src', '/storefront.js');
  document.head.append(tag);
  storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts'));
  return storefront.whenIdle();
}
const whenSaid = (text: string) => vi.waitFor(() => expect(lines.join('\n')).toContain(text), { timeout: 20_000 });
/** The message about a refused add, once it is there. */
async function refusal(): Promise<string> {
  await whenSaid('the platform has refused');
  const found = lines.filter((line) => line.includes('refused'));
  expect(found).toHaveLength(1);
  return found[0]!;
}

beforeEach(() => {
  lines = [];
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  visit = visitPage(createHost({ products: seedProducts }), 'http://localhost:3000/');
  vi.stubGlobal('fetch', visit.fetch);
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

describe('an add that the platform has refused', () => {
  it('of an item that the platform does not know and the page does not have', async () => {
    await open(productOf(MUG.id, MUG.structuredContent.variants));
    await storefront.cart.add({ itemId: 'nowhere', sku: 'MUG', quantity: 1 });
    expect(await refusal()).toBe(
      `[storefront] the platform has refused to add the item "nowhere", sku "MUG" (404: That item is no longer available); ` +
        `this page has the product "${MUG.id}". Write the itemId and the sku that the platform has. (guide#product-data)`,
    );
  });

  it('of an item that is written in another way', async () => {
    await open(productOf(MUG.id, MUG.structuredContent.variants));
    await storefront.cart.add({ itemId: MUG.id.toUpperCase(), sku: 'MUG', quantity: 1 });
    expect(await refusal()).toContain(`Write itemId: "${MUG.id}".`);
  });

  it('of an sku that the page’s product does not have', async () => {
    await open(productOf(MUG.id, MUG.structuredContent.variants));
    await storefront.cart.add({ itemId: MUG.id, sku: 'mug', quantity: 1 });
    const line = await refusal();
    expect(line).toContain('<div#product');
    expect(line).toContain(`the platform has refused to add the item "${MUG.id}", sku "mug" (400: `);
    expect(line).toContain('on this page it has the sku "MUG". Write sku: "MUG".');
  });

  it('without the sku that it needs', async () => {
    await open(productOf(MUG.id, [VARIANT!, { ...VARIANT, id: 'two', sku: 'MUG-2' }]));
    await storefront.cart.add({ itemId: seedProducts[0]!.id, sku: null, quantity: 1 });
    expect(await refusal()).toContain('without an sku (400: ');
  });

  it('of a product that the page sells under an id that the platform does not know', async () => {
    await open(productOf('mug', [{ ...VARIANT }]));
    one('#add').click();
    const line = await refusal();
    expect(line).toContain('the item "mug", sku "MUG" (404: ');
    expect(line).toContain('this page sells it under that id. Write the id that the platform has into data-product-id (now "mug")');
  });

  it('of an sku that the page sells without a limit, and the platform does not', async () => {
    await open(productOf(MUG.id, [{ ...VARIANT, sku: 'CUP', unlimited: true }]));
    one('#add').click();
    expect(await refusal()).toContain(
      'this page sells it without a limit. Write the skus and the stock that the platform has into its data.',
    );
  });

  it('for want of a limited stock is no mistake', async () => {
    await open(`<i data-storefront-wen="x"></i>${productOf(MUG.id, [{ ...VARIANT, sku: 'CUP', unlimited: false, qtyInStock: 3 }])}`);
    const { ok } = await storefront.cart.add({ itemId: MUG.id, sku: 'CUP', quantity: 1 });
    expect(ok).toBe(false);
    await storefront.cart.add({ itemId: 'nowhere', sku: null, quantity: 1 });
    expect(await refusal()).toContain('"nowhere" without an sku');
  });

  it('is one plain line where nothing is explained', async () => {
    await open(productOf(MUG.id, MUG.structuredContent.variants), 'off');
    await storefront.cart.add({ itemId: 'nowhere', sku: 'MUG', quantity: 1 });
    await whenSaid('has refused');
    expect(lines).toEqual(['[storefront] cart: The platform has refused to add the item "nowhere", sku "MUG" (404).']);
  });
});

describe('a hook of a feature from outside', () => {
  const stars = ({ defineFeature, defineWidget }: Kit) =>
    defineFeature({
      name: 'stars',
      widgets: [defineWidget({ name: 'stars', load: async () => ({ read: () => ({}), Component: () => null, placeIn: null }) })],
    });

  it('that comes after the page was looked at is no mistake, and one without a feature is', async () => {
    await open('<i data-storefront-wen="x"></i><p data-storefront="stars"></p><p data-storefront="nonsense"></p>');
    await whenSaid('data-storefront-wen is unknown');
    storefront.use(stars);
    await whenSaid('data-storefront="nonsense" names no part');
    expect(lines.join('\n')).not.toContain('stars');
  });

  it('whose feature is still being made is waited for', async () => {
    await open('<p data-storefront="stars"></p><p data-storefront="nonsense"></p>');
    let make: () => void = () => undefined;
    const made = new Promise<void>((resolve) => (make = resolve));
    storefront.use(async (kit) => {
      await made;
      return stars(kit);
    });
    // Other mistakes are named meanwhile.
    document.body.insertAdjacentHTML('beforeend', '<i data-storefront-wen="x"></i>');
    await whenSaid('data-storefront-wen is unknown');
    expect(lines.join('\n')).not.toContain('names no part');
    make();
    await whenSaid('data-storefront="nonsense" names no part');
    expect(lines.join('\n')).not.toContain('stars');
  });

  it('that comes with its feature long after is no mistake either', async () => {
    await open('<p data-storefront="nonsense"></p>');
    await whenSaid('data-storefront="nonsense" names no part');
    storefront.use(stars);
    document.body.insertAdjacentHTML('beforeend', '<p data-storefront="stars"></p><p data-storefront="humbug"></p>');
    await whenSaid('data-storefront="humbug" names no part');
    expect(lines.join('\n')).not.toContain('stars');
  });
});

describe('a setting of a feature from outside', () => {
  const notes = ({ defineFeature, readers }: Kit) =>
    defineFeature({ name: 'notes', settings: { locales: [readers.text, ''], giftNotePlace: [readers.text, ''] } });
  const RIGHT = { 'data-locales': 'de', 'data-gift-note-place': 'end' };
  const openWith = (attributes: Readonly<Record<string, string>>) =>
    open('<i data-storefront-wen="x"></i><p data-storefront="off"></p>', '', attributes);

  it('is no mistake, also where it is near one of ours and its feature comes late; one that is misspelt gets its name', async () => {
    await openWith({ ...RIGHT, 'data-gift-note-plaze': 'end', 'data-cart-pth': '/c' });
    await whenSaid('data-storefront-wen is unknown');
    expect(lines.join('\n')).not.toContain('setting');
    storefront.use(notes);
    await whenSaid('data-cart-pth is no setting. Write data-cart-path.');
    await whenSaid('data-gift-note-plaze is no setting. Write data-gift-note-place.');
    expect(lines.filter((line) => line.includes('setting'))).toHaveLength(2);
  });
});

describe('what a script of the page gives to the shop', () => {
  const said = () => lines.filter((line) => /\b(?:start|on)\(/.test(line)).map((line) => line.replace(/^\[storefront\] /, ''));
  const openManually = async (options: object) => {
    void open('<i data-storefront-wen="x"></i><p data-storefront="off"></p>', '', { 'data-manual': '' });
    storefront.on('item-aded' as 'item-added', () => undefined);
    storefront.on('item-added', () => undefined);
    await storefront.start(options);
  };

  it('is named where it is no setting and no event', async () => {
    await openManually({ cartPth: '/basket', census: 'off', nonsense: 1 });
    storefront.on('storefront:cart-change' as 'cart-change', () => undefined);
    storefront.on('basket' as 'cart-change', () => undefined);
    await whenSaid('on("item-aded")');
    expect(said()).toEqual([
      'start() was given "cartPth", which is no setting. Write "cartPath". (guide#settings)',
      'start() was given "nonsense", which is no setting. The guide lists the settings. (guide#settings)',
      'on("item-aded") names no event. Write on("item-added", …). (guide#events)',
      'on("storefront:cart-change") names no event. Write on("cart-change", …). (guide#events)',
      'on("basket") names no event. The guide lists the events. (guide#events)',
    ]);
  });

  it('is named at once where it listens without a function, and not again at each event', async () => {
    await open('', 'off', { 'data-manual': '' });
    storefront.on('ready', undefined as never)();
    const line = '[storefront] on() takes a name and a function.';
    expect(lines).toEqual([line]);
    await storefront.start();
    expect(lines).toEqual([line]);
  });

  it('may be of a feature from outside', async () => {
    await openManually({ giftNote: 'end' });
    storefront.on('gift-wrapped' as 'item-added', () => undefined);
    storefront.use(({ defineFeature, readers }) => defineFeature({ name: 'gifts', settings: { giftNote: [readers.text, ''] } }));
    await whenSaid('on("item-aded")');
    expect(said()).toEqual(['on("item-aded") names no event. Write on("item-added", …). (guide#events)']);
  });

  it('is of this start alone where the shop was ended before', async () => {
    await openManually({});
    await storefront.start({ cartPath: '/basket' });
    storefront.destroy();
    await storefront.start({ cartPth: '/basket' } as object);
    await whenSaid('"cartPth"');
    expect(said().join()).not.toContain('after the shop had been started');
  });

  it('is named where it comes after the shop was started, unless it is the same', async () => {
    await openManually({ currency: 'EUR' });
    await storefront.start({ currency: 'EUR', cartPath: '/basket' });
    await whenSaid('after the shop had been started');
    expect(said()[0]).toContain('start() was given "cartPath" after the shop had been started, which changes nothing. Write data-manual');
    expect(said().join()).not.toContain('currency');
  });
});
