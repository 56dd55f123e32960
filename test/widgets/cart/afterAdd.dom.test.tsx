import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { hasCart, openWidgets, type OpenPage } from '../openWidgets.ts';
import { anEntry, cartOf } from './openCartPage.ts';

const LEADS = { storefront: { cartEditDelay: 0, afterAdd: 'cart' } };
const ITEM = { itemId: 'item-1', sku: 'SKU-1', quantity: 1, additionalFields: null };

let page: OpenPage;
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  sessionStorage.clear();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

afterEach(() => {
  page.close();
  assign.mockRestore();
  sessionStorage.clear();
});

const rest = async () => {
  for (let turn = 0; turn < 3; turn += 1) await page.show();
};
const callsOf = (name: string) => page.api.calls.filter((call) => call.name === name);

it('an add leads to the cart page where the site wants that', async () => {
  page = await openWidgets('', LEADS);
  void page.shop.cart.add(ITEM);
  await rest();
  callsOf('addEntry')[0]!.answer(added(cartOf([anEntry('1')])));
  await rest();
  expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/cart$/)]]);
});

it('an add that was under way when the visitor left is read out on the next page, and leads nowhere', async () => {
  page = await openWidgets('', LEADS);
  await rest();
  callsOf('load')[0]?.answer(cartOf([]));
  await rest();
  void page.shop.cart.add(ITEM);
  await rest();
  window.dispatchEvent(new Event('pagehide'));
  await rest();
  page.stop();
  page = await openWidgets('', LEADS, hasCart);
  await vi.waitFor(async () => {
    await rest();
    for (const call of callsOf('load')) call.answer(cartOf([anEntry('1')]));
    expect(page.announced).toEqual([expect.stringMatching(/^1 .*Mug 1.* added to cart/)]);
  }, 5000);
  expect(assign).not.toHaveBeenCalled();
});
