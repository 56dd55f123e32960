import type { ScopeId } from '../events/events.ts';
import type { ShopDeps } from './ShopDeps.ts';
import type { ProductState } from './ShopState.ts';

type Store = ShopDeps['store'];

/** The state of a product instance; `null` when it is not on the page. */
export const getProduct = (store: Store, scope: ScopeId): ProductState | null => store.getState().products[scope] ?? null;

/** Writes into the state of a product, if it is still on the page. */
export const changeProduct = (store: Store, scope: ScopeId, part: Partial<ProductState>): void =>
  store.setState(({ products }) => {
    const current = products[scope];
    return current ? { products: { ...products, [scope]: { ...current, ...part } } } : {};
  });
