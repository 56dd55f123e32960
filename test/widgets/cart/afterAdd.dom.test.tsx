import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';
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
