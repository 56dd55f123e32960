import { useStore } from 'zustand/react';
import { useShop } from '../../src/core/ui/ShopContext.ts';
import type { CartActions } from './CartActions.ts';
import type { CartState } from './CartState.ts';
import type { CartCalls } from './createCartApi.ts';

/** The cart's actions, and the store in which its state stands. */
export const useCart = (): CartActions & CartCalls => useShop<{ readonly cart: CartActions & CartCalls }>().cart;

/** A part of the cart's state; the widget renders again when what `select` returns is another value. */
export const useCartState = <Part>(select: (state: CartState) => Part): Part => useStore(useCart().store, select);
