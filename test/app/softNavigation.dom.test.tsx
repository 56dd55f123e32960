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
const PRODUCT = `${BADGE}<div data-storefront="product" data-product-id="${MUG.id}" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'><button data-storefront="add-to-cart" id="add">Add</button></div>`;
const FORM = `${BADGE}<div data-storefront="form" data-storefront-when="ready" data-form-draft="off" data-form='${json({ formId: 'f1', formFields: [{ type: 'text', id: 'word', title: 'Word' }] })}'></div>`;

let visit: Visit;
let storefront: Storefront;
/** Adds and forms waiting at the host, oldest first: each is let through or answered here. */
let adds: ((answer?: Response) => void)[];

beforeEach(async () => {
  adds = [];
  vi.stubGlobal('__VERSION__', '1.2.3');
  visit = visitPage(createHost({ products: seedProducts }), 'http://localhost:3000/');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    if (method === 'POST' && /\/entries|SaveFormSubmission/.test(url)) {
      const answer = await new Promise<Response | undefined>((letGo) => adds.push(letGo));
      if (answer) return answer;
    }
    return visit.fetch(input, init);
  });
  showForeignPage(PRODUCT);
  storefront = boot(firstParts, loadFeatures, document.createElement('script'), () => import('../../src/app/inspect/inspectShop.ts'));
  await storefront.ready;
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  sessionStorage.clear();
  localStorage.clear();
  delete window.Storefront;
  vi.unstubAllGlobals();
});

async function leaveInTheMiddleOfAnAdd(html: string): Promise<void> {
  await until(() => expect(one('#add').style.visibility).not.toBe('hidden'));
  one('#add').click();
  await until(() => expect(adds).toHaveLength(1));
  dispatchEvent(new Event('mercury:unload'));
  showForeignPage(html);
  dispatchEvent(new Event('mercury:load'));
}

const refusal = () =>
  new Response(json({ message: 'The last one was sold a minute ago.' }), { status: 400, headers: { 'content-type': 'application/json' } });

describe('a page that changes without a reload in the middle of an add', () => {
  it.each([
    ['has another product', PRODUCT],
    ['has the number of items alone', BADGE],
  ])('%s: the number is right once the host has answered', async (_what, html) => {
    const told = vi.fn();
    storefront.on('item-added', told);
    await leaveInTheMiddleOfAnAdd(html);
    // The new page has read the cart, without the item.
    if (html === PRODUCT) await until(() => expect(one('#add').style.visibility).not.toBe('hidden'));
    adds[0]!();
    await until(() => expect(one('#count').textContent).toBe('1'));
    expect(told.mock.calls).toMatchObject([[{ productInstance: null, itemId: MUG.id, quantity: 1 }]]);
    expect(adds).toHaveLength(1);
  });

  it('has the host’s words when it refuses, until the visitor has read them', async () => {
    await leaveInTheMiddleOfAnAdd(BADGE);
    adds[0]!(refusal());
    await until(() =>
      expect(document.querySelector('[role="alertdialog"] .message')?.textContent).toBe('The last one was sold a minute ago.'),
    );
    one('[role="alertdialog"] button').click();
    await until(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  });

  it('settles the promise of the script that has added', async () => {
    await until(() => expect(one('#add').style.visibility).not.toBe('hidden'));
    const outcome = storefront.cart.add({ itemId: MUG.id, sku: null, quantity: 2, additionalFields: null });
    await until(() => expect(adds).toHaveLength(1));
    dispatchEvent(new Event('mercury:unload'));
    adds[0]!();
    expect(await outcome).toMatchObject({ ok: true, value: { cart: { totalQuantity: 2 } } });
  });

  it('shows nothing of it on a product that has come since', async () => {
    await leaveInTheMiddleOfAnAdd(PRODUCT);
    adds[0]!(refusal());
    await until(() => expect(document.querySelectorAll('[role="alertdialog"]')).toHaveLength(1));
    await until(() => expect(one('#add').getAttribute('data-state')).toBe('idle'));
  });
});

it('a form that is sent when its page changes without a reload is told of as sent', async () => {
  const told = vi.fn();
  storefront.on('form-submitted', told);
  dispatchEvent(new Event('mercury:unload'));
  showForeignPage(FORM);
  dispatchEvent(new Event('mercury:load'));
  await until(() => expect(document.querySelector('form')).not.toBeNull());
  document.querySelector('form')!.requestSubmit();
  await until(() => expect(adds).toHaveLength(1));
  dispatchEvent(new Event('mercury:unload'));
  showForeignPage(BADGE);
  dispatchEvent(new Event('mercury:load'));
  adds[0]!();
  await until(() => expect(told.mock.calls).toMatchObject([[{ productInstance: null, formId: 'f1', kind: 'form' }]]));
});
