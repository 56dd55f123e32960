import { assert, asyncProperty, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationList } from '../../mocks/contract/operations.ts';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Inspection } from '../../src/app/inspect/Inspection.ts';
import { maskedPath } from '../../src/app/inspect/maskedPath.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { clearPage, json, showForeignPage } from '../core/page/openPage.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const MUG = seedProducts[1]!;
const FORM_CONTEXT = {
  betaFeatureFlags: ['product_branching'],
  featureFlags: { instalments: true, other: false },
  storefront: { cartPath: '/basket' },
};
const PAGE = `<script type="application/json" data-storefront-context>${JSON.stringify(FORM_CONTEXT)}</script>
  <div data-storefront="product" id="mug" data-product-id="${MUG.id}" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'>
    <p data-storefront="price" id="price">$28.00</p>
    <input data-storefront="quantity" value="1">
    <button data-storefront="add-to-cart" id="add">Add</button>
    <p data-storefront="sku" data-storefront-when="interaction" id="later"></p></div>
  <div data-storefront="product" id="broken" data-product="{oops"><p data-storefront="sku" id="of-broken"></p></div>
  <div data-storefront="off"><p data-storefront="price" id="switched-off"></p></div>
  <audio data-storefront="audio" id="no-audio"></audio>
  <form><label>Name <input id="name"></label><textarea id="message"></textarea></form>`;

let visit: Visit;
let storefront: Storefront;

async function inspect(): Promise<Inspection> {
  const answer = await storefront.inspect();
  if (!answer.ok) throw answer.error;
  return answer;
}
const part = ({ parts }: Inspection, id: string) => parts.find(({ element }) => element.includes(`#${id}`));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  visit = visitPage(createHost({ products: seedProducts }), 'http://localhost:3000/');
  vi.stubGlobal('fetch', visit.fetch);
  showForeignPage(PAGE);
  const tag = document.createElement('script');
  tag.setAttribute('data-checkout-path', '/till');
  for (const name of ['census', 'page-speed']) tag.setAttribute(`data-${name}`, 'off');
  tag.setAttribute('data-manual', '');
  storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts'));
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

describe('inspect()', () => {
  it('says what is mounted, what waits, what was declined, and why', async () => {
    await storefront.start();
    await storefront.whenIdle();
    const seen = await inspect();
    expect(seen.state).toBe('running');
    expect(part(seen, 'add')).toMatchObject({ widget: 'add-to-cart', state: 'mounted', why: null, product: seen.products[0]!.id });
    expect(part(seen, 'later')).toMatchObject({ state: 'waiting', why: 'asks by its attribute for "interaction"' });
    expect(part(seen, 'of-broken')).toMatchObject({ state: 'failed', why: expect.stringContaining('data-product') });
    expect(part(seen, 'switched-off')).toMatchObject({ state: 'off' });
    expect(part(seen, 'no-audio')?.state).not.toBe('mounted');
    expect(part(seen, 'no-audio')?.why).toBeTruthy();
  });

  it('shows each product with what is chosen, and the cart', async () => {
    await storefront.start();
    await storefront.cart.add({ itemId: MUG.id, sku: 'MUG', quantity: 1 });
    const { products, cart } = await inspect();
    expect(products[0]).toMatchObject({ item: MUG.id, add: 'idle', isSoldOut: false, element: expect.stringContaining('#mug') });
    expect(cart).toEqual({ status: 'loaded', lines: 1, isChanging: false, isWaiting: false });
  });

  it('says where each setting and flag comes from', async () => {
    await storefront.start({ locale: 'de-DE' });
    const { settings, flags } = await inspect();
    const of = (name: string) => settings.find((setting) => setting.name === name);
    expect(of('checkoutPath')).toEqual({ name: 'checkoutPath', value: '/till', from: 'script tag' });
    expect(of('cartPath')).toEqual({ name: 'cartPath', value: '/basket', from: 'page context' });
    expect(of('locale')).toEqual({ name: 'locale', value: 'de-DE', from: 'start()' });
    expect(of('apiRoot')).toEqual({ name: 'apiRoot', value: '/api/', from: 'default' });
    expect(flags.map(({ name }) => name)).toEqual(['product_branching', 'instalments']);
  });

  it('has all of it in a text, and the last events by name', async () => {
    await storefront.start();
    await storefront.cart.add({ itemId: MUG.id, sku: 'MUG', quantity: 1 });
    const { text, events } = await inspect();
    expect(events.map(({ event }) => event)).toContain('item-added');
    for (const title of [
      'Page',
      'Parts',
      'Products',
      'Cart',
      'Settings that are not the default',
      'Flags',
      'Requests',
      'Events',
      'Timings',
      'Errors',
    ])
      expect(text).toContain(`## ${title}`);
    expect(text).toContain('checkoutPath: "/till" (script tag)');
    expect(text).toContain('item-added');
  });

  it('answers before the start and after the end', async () => {
    expect((await inspect()).state).toBe('stopped');
    await storefront.start();
    storefront.destroy();
    expect(await inspect()).toMatchObject({ ok: true, state: 'stopped', parts: [], version: '1.2.3' });
  });

  it('answers with the failure where its file is lost, and throws nothing', async () => {
    const lost = boot(firstParts, loadFeatures, null, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await lost.inspect()).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });

  it('holds nothing that a visitor has typed, and no crumb, token or address', async () => {
    await storefront.start();
    await storefront.whenIdle();
    document.cookie = 'CART=secret-cart-token; Path=/';
    const typed = string({ minLength: 6, maxLength: 30 }).map((text) => `ƒ${text}`);
    await assert(
      asyncProperty(typed, async (text) => {
        for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
          field.value = text;
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
        await storefront.cart.applyCoupon(text);
        await storefront.cart.removeCoupon(text);
        storefront.on('cart-change', () => {
          throw new Error(`A page's listener quotes ${text}`);
        });
        await storefront.cart.load();
        const seen = JSON.stringify(await inspect());
        expect(seen).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(seen).not.toContain(encodeURIComponent(text));
        expect(seen).not.toContain('secret-cart-token');
        expect(seen).not.toContain(/crumb=(\w+)/.exec(document.cookie)![1]);
      }),
      { numRuns: 10 },
    );
  });

  it('masks e-mail addresses in settings', async () => {
    await storefront.start({ errorPath: '/errors?to=ada@example.com' } as never);
    await storefront.whenIdle();
    expect(JSON.stringify(await inspect())).not.toContain('ada@example.com');
  });
});

describe('an address in an inspection', () => {
  const at = (path: string) => maskedPath(`https://shop.example${path}`);

  it('keeps the words of every call to the platform, and nothing that stands for an id, a code or a token', () => {
    for (const { path } of operationList) {
      if (!path.startsWith('/api/')) continue;
      expect(at(path.replace(/\{\w+\}/g, 'TYPED'))).toBe(path.replace(/\{\w+\}/g, '…').replace(/\/$/, '/'));
    }
    expect(at('/api/commerce/shopping-cart/coupons/stock?code=x#y')).toBe('/api/commerce/shopping-cart/coupons/…');
    expect(at('/account/ada@example.com/3f2504e0')).toBe('/account/…/…');
  });
});
