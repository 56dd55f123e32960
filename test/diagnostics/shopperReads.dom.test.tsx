import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { clearPage, showForeignPage } from '../core/page/openPage.ts';
import { wrongPages } from './wrongPages.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const ADD = '<button data-storefront="add-to-cart">Add</button>';
const UNREADABLE = 'This item cannot be added right now. Please try again later.';
const NOT_CHOSEN = 'Sorry, this item cannot be added from here.';
/** The visitor's message where the page itself keeps the product from being sold. */
const UNSOLD: Readonly<Record<string, string>> = {
  'a product without an id': UNREADABLE,
  'variant for variants': UNREADABLE,
  'one option in two ways': NOT_CHOSEN,
  'a product without a picker': NOT_CHOSEN,
  'variants in an object': UNREADABLE,
  'a price in words': UNREADABLE,
  'a variant that is a text': UNREADABLE,
  'a list as a product': UNREADABLE,
  'structured data of a sold-out product': 'Sorry, we do not have enough of that item available.',
};
const isBroken = (line: string) => /line \d+, column/.test(line);

const SOLD = wrongPages
  .filter(([, body]) => body.includes('data-storefront="product"') && !body.includes('data-storefront="off"'))
  .map(([what, body, line, head = '', language = '']) => {
    const said = isBroken(line) ? UNREADABLE : (UNSOLD[what] ?? '');
    const page = body.includes('add-to-cart') ? body : body.replace('</div>', `${ADD}</div>`);
    return { what, page, said, head, language };
  });

let visit: Visit;
let storefront: Storefront;
const MUG = { ...seedProducts[1]!, id: 'mug' };
const host = createHost({ products: [MUG] });

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  visit = visitPage(host, 'http://localhost:3000/');
  vi.stubGlobal('fetch', visit.fetch);
});
afterEach(() => {
  storefront.destroy();
  visit.leave();
  clearPage();
  document.documentElement.lang = '';
  delete window.Storefront;
  host.reset();
  vi.restoreAllMocks();
});

describe('a visitor who wants to buy on a wrong page', () => {
  it.each(SOLD)('reads nothing untrue: $what', async ({ page, said, head, language }) => {
    showForeignPage(page);
    document.head.innerHTML = head;
    document.documentElement.lang = language;
    const tag = document.createElement('script');
    for (const name of ['census', 'page-speed', 'debug']) tag.setAttribute(`data-${name}`, 'off');
    storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts'));
    await storefront.whenIdle();
    const alerts = () => [...document.querySelectorAll('[role=alertdialog],[role=alert]')].map(({ textContent }) => textContent);
    const sent = () => host.requests.filter(({ path, status }) => path.endsWith('/entries') && status !== null);
    document.querySelector<HTMLElement>('[data-storefront="add-to-cart"]')!.click();
    await vi.waitFor(() => expect(alerts().length + sent().length).toBeGreaterThan(0), { timeout: 20_000 });
    await storefront.whenIdle();
    if (said !== '') await vi.waitFor(() => expect(alerts().join()).toBe(said), { timeout: 20_000 });
    else expect([alerts().join(), sent().map(({ status }) => status)]).toEqual(['', [200]]);
  });
});
