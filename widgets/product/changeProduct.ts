import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { ProductState } from './ProductState.ts';

type Store = ProductDeps['store'];

export const getProduct = (store: Store, productInstance: ProductInstanceId): ProductState | null =>
  store.getState()[productInstance] ?? null;

export const changeProduct = (store: Store, productInstance: ProductInstanceId, part: Partial<ProductState>): void =>
  store.setState((products) => {
    const current = products[productInstance];
    return current ? { [productInstance]: { ...current, ...part } } : products;
  });
