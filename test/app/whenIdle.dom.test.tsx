import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { clearPage, json, one, showForeignPage } from '../core/page/openPage.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const MUG = seedProducts[1]!;
const PAGE = `<div data-storefront="product" data-product-id="${MUG.id}" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'>
  <div data-storefront="variants"></div>
  <button data-storefront="add-to-cart" id="add">Add</button></div>`;

let visit: Visit;
let storefront: Storefront;
/** Requests that the platform answers only when it is told to. */
let held: (() => void)[];
let isHolding: boolean;

function arrive(attributes: Readonly<Record<string, string>> = {}): Storefront {
  const tag = document.createElement('script');
  for (const name of ['census', 'page-speed']) tag.setAttribute(`data-${name}`, 'off');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  return (storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts')));
}
const add = () => storefront.cart.add({ itemId: MUG.id, sku: 'MUG', quantity: 1 });
/** Whether it has settled, after all that is due now was done. */
async function settles(idle: Promise<void>): Promise<boolean> {
  let isSettled = false;
  void idle.then(() => (isSettled = true));
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setTimeout(next));
  return isSettled;
}

beforeEach(() => {
  held = [];
  isHolding = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  visit = visitPage(createHost({ products: seedProducts }), 'http://localhost:3000/');
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (isHolding) await new Promise<void>((go) => held.push(go));
    return visit.fetch(...request);
  });
  showForeignPage(PAGE);
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

describe('whenIdle()', () => {
  it('settles once the parts of the page are mounted', async () => {
    await arrive().whenIdle();
    expect(one('#add').getAttribute('data-state')).toBe('idle');
  });

  it('waits until the document is read', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const idle = arrive().whenIdle();
    expect(await settles(idle)).toBe(false);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await idle;
    expect(one('#add').getAttribute('data-state')).toBe('idle');
  });

  it('waits for a request that is under way, however long it takes, and for what its answer changes', async () => {
    await arrive().whenIdle();
    isHolding = true;
    const added = add();
    const idle = storefront.whenIdle();
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    expect(await settles(idle)).toBe(false);
    isHolding = false;
    for (const go of held) go();
    await idle;
    expect((await added).ok).toBe(true);
    expect(storefront.cart.get()?.totalQuantity).toBe(1);
  });

  it('waits for what is announced', async () => {
    await arrive().whenIdle();
    const region = () => document.querySelector('.storefront-status')?.textContent;
    expect(region()).toBe('');
    one('#add').click();
    await storefront.whenIdle();
    expect(region()).toContain(MUG.title);
  });

  it('settles at once before the start and after the end, also where an answer is still out', async () => {
    arrive({ 'data-manual': '' });
    expect(await settles(storefront.whenIdle())).toBe(true);
    await storefront.start();
    isHolding = true;
    void add();
    const idle = storefront.whenIdle();
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    storefront.destroy();
    expect(await settles(idle)).toBe(true);
    expect(await settles(storefront.whenIdle())).toBe(true);
  });

  it('calls back for a page that has queued the call before the script was there, and reports what that throws', async () => {
    const mounted = vi.fn(() => one('#add').getAttribute('data-state'));
    Object.assign(window, {
      Storefront: [
        [
          'whenIdle',
          () => {
            throw new Error('theirs');
          },
        ],
        ['whenIdle', mounted],
      ],
    });
    arrive();
    await vi.waitFor(() => expect(mounted).toHaveReturnedWith('idle'));
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('theirs'), expect.any(Error));
  });

  it('does not wait for a change that waits for the network', async () => {
    await arrive().whenIdle();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void add();
    expect(await settles(storefront.whenIdle())).toBe(true);
    expect(storefront.cart.get()).toBe(null);
  });
});
