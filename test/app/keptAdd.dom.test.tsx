import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import { clearPage, json, one, showForeignPage } from '../core/page/openPage.ts';
import { until } from '../support/until.ts';

const MUG = seedProducts[1]!;
const BADGE = '<b data-storefront="cart-count" id="count">0</b>';
const PRODUCT = `<div data-storefront="product" data-product-id="${MUG.id}" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'><button data-storefront="add-to-cart" id="add">Add</button></div>`;
const REFUSAL = 'The last one was sold a minute ago.';

let host: ReturnType<typeof createHost>;
let visit: Visit;
let storefront: Storefront;
let isOnline: boolean;
let adds: number;

const open = async (html: string): Promise<void> => {
  showForeignPage(html);
  const tag = document.createElement('script');
  tag.dataset['errors'] = 'alert';
  storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts'));
  await storefront.ready;
};
/** As a browser does when the visitor follows a link. */
const goTo = async (html: string): Promise<void> => {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  storefront.destroy();
  clearPage();
  delete window.Storefront;
  isOnline = true;
  await open(html);
};
const dialog = () => document.querySelector('[role="alertdialog"]');
const message = () => dialog()?.querySelector('.message')?.textContent ?? null;

beforeEach(() => {
  isOnline = true;
  adds = 0;
  vi.stubGlobal('__VERSION__', '1.2.3');
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  host = createHost({ products: seedProducts });
  visit = visitPage(host, 'http://localhost:3000/');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (method !== 'POST' || !url.includes('/entries')) return visit.fetch(input, init);
    adds += 1;
    return new Response(json({ message: REFUSAL }), { status: 400, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  sessionStorage.clear();
  localStorage.clear();
  delete window.Storefront;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an add that waits for the network when the visitor goes on to another page', () => {
  it.each([
    ['of another kind', BADGE],
    ['of the same product', PRODUCT],
  ])('and is refused there, on a page %s: the visitor reads of it', async (_kind, html) => {
    await open(PRODUCT);
    await until(() => expect(one('#add').style.visibility).not.toBe('hidden'));
    isOnline = false;
    one('#add').click();
    await until(() => expect(message()).not.toBeNull());
    await goTo(html);
    const told = vi.fn();
    storefront.on('add-failed', told);
    await until(() => expect(message()).toBe(REFUSAL));
    expect(told.mock.calls).toMatchObject([[{ productInstance: null, itemId: MUG.id, message: REFUSAL }]]);
    one('[role="alertdialog"] button').click();
    await until(() => expect(dialog()).toBeNull());
    expect(adds).toBe(1);
  });
});

describe('an add of a script of the page', () => {
  it('shows no message of ours when it is refused: its promise says it', async () => {
    await open(BADGE);
    const outcome = await storefront.cart.add({ itemId: MUG.id, sku: null, quantity: 1, additionalFields: null });
    expect(outcome).toMatchObject({ ok: false, error: { serverMessage: REFUSAL } });
    await vi.dynamicImportSettled();
    expect(dialog()).toBeNull();
  });
});
