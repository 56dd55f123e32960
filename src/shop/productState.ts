import type { ProductInstanceId } from '../events/events.ts';
import type { ShopDeps } from './ShopDeps.ts';
import type { ProductState } from './ShopState.ts';

type Store = ShopDeps['store'];

/** The state of a product instance; `null` when it is not on the page. */
export const getProduct = (store: Store, productInstance: ProductInstanceId): ProductState | null =>
  store.getState().products[productInstance] ?? null;

/** Writes into the state of a product, if it is still on the page. */
export const changeProduct = (store: Store, productInstance: ProductInstanceId, part: Partial<ProductState>): void =>
  store.setState(({ products }) => {
    const current = products[productInstance];
    return current ? { products: { ...products, [productInstance]: { ...current, ...part } } } : {};
  });
