import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { ScopeId } from '../events/events';
import type { Shop } from '../shop/createShop';
import type { ProductState, ShopState } from '../shop/ShopState';

/** What every widget is given beside its own props. */
export interface ShopContextValue {
  readonly shop: Shop;
  /** The fence for what React does not fence: handlers and listeners. */
  readonly report: (error: unknown) => void;
}

export const ShopContext = createContext<ShopContextValue | null>(null);

function useShopContext(): ShopContextValue {
  const value = useContext(ShopContext);
  if (!value) throw new Error('A widget was rendered outside the storefront.');
  return value;
}

/** The shop: its actions and settings. */
export const useShop = (): Shop => useShopContext().shop;

/** Takes the errors of handlers that run outside React. */
export const useReport = (): ShopContextValue['report'] => useShopContext().report;

/** A part of the shop's state; the widget renders again when what `select` returns is another value. */
export function useShopState<Part>(select: (state: ShopState) => Part): Part {
  return useStore(useShop().store, select);
}

/** The state of one product instance; `null` once its root has left the page. */
export const useProduct = (scope: ScopeId): ProductState | null => useShopState((state) => state.products[scope] ?? null);
