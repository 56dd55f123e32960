import { vi } from 'vitest';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { CartState } from '../../../widgets/cart/CartState.ts';
import type { Settings } from '../../../src/app/createSettings.ts';
import { aCart, type Call } from '../../app/fakeApi.ts';
import { openShop, settle, type TestShop } from '../../app/openShop.ts';

/** A line of the cart at one dollar a piece. */
export const line = (id: string, quantity: number, more: object = {}) => ({
  id,
  itemId: `item-${id}`,
  quantity,
  purchasePriceCents: 100,
  subTotal: quantity * 100,
  chosenVariant: { sku: `SKU-${id}` },
  additionalFields: null,
  ...more,
});

export const cartOf = (...entries: ReturnType<typeof line>[]): Cart => {
  let totalQuantity = 0;
  for (const { quantity } of entries) totalQuantity += quantity;
  return aCart({ entries, totalQuantity, subtotalCents: totalQuantity * 100 });
};

/** A shop whose visitor has a cart, with what its tests look at. */
export interface CartBench {
  readonly shop: TestShop;
  state(): CartState;
  /** The lines shown, as "id quantity". */
  quantities(): string[] | undefined;
  /** The requests to the host after the first reading of the cart. */
  asked(): unknown[][];
  last(): Call;
  /** The host does what it was asked last. */
  answer(shoppingCart: Cart): Promise<void>;
  setOnline(isOnline: boolean): void;
}

export async function openCart(cart: Cart = cartOf(line('a', 2), line('b', 1)), settings: Partial<Settings> = {}): Promise<CartBench> {
  let isOnline = true;
  const shop = openShop({ isOnline: () => isOnline, ...settings });
  shop.prepare();
  await vi.dynamicImportSettled();
  void shop.cart.load();
  await settle();
  const last = () => shop.api.calls.at(-1)!;
  last().answer(cart);
  await settle();
  const state = () => shop.cart.store.getState();
  return {
    shop,
    state,
    last,
    quantities: () => state().cart?.entries.map(({ id, quantity }) => `${id} ${quantity}`),
    asked: () => shop.api.calls.slice(1).map(({ name, given }) => [name, ...given]),
    async answer(shoppingCart) {
      last().answer({ shoppingCart, updatedEntry: null, newlyAdded: null });
      await settle();
    },
    setOnline: (next) => void (isOnline = next),
  };
}
