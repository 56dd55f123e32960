import { useSyncExternalStore } from 'react';
import { useSettings, useShop } from '../../src/core/ui/ShopContext.ts';
import type { CartActions } from './CartActions.ts';
import type { CartState } from './CartState.ts';
import type { CartCalls } from './createCartApi.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { CoreSettings } from '../../src/core/ui/CoreSettings.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

/** The cart's actions, and the store in which its state stands. */
export const useCart = (): CartActions & CartCalls => useShop<{ readonly cart: CartActions & CartCalls }>().cart;

/** A part of the cart's state; the widget renders again when what `select` returns is another value. */
export function useCartState<Part>(select: (state: CartState) => Part): Part {
  const { store } = useCart();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

export const useCartSettings = (): CoreSettings & CartSettings => useSettings<CartSettings>();

/** How many of the item are in the cart already: of this very variant when one is chosen, else of the item in all. */
export function quantityInCart(cart: Cart | null, itemId: string, variant: Pick<Variant, 'sku'> | null): number {
  let quantity = 0;
  for (const entry of cart?.entries ?? []) {
    if (entry.itemId !== itemId) continue;
    const sku = entry.chosenVariant?.sku ?? null;
    if (variant === null || variant.sku === null || sku === null || sku === variant.sku) quantity += entry.quantity;
  }
  return quantity;
}
