import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { ProductState } from './ProductState.ts';

type Store = ProductDeps['store'];

export const getProduct = (store: Store, productKey: ProductKey): ProductState | null => store.getState()[productKey] ?? null;

export const changeProduct = (store: Store, productKey: ProductKey, part: Partial<ProductState>): void =>
  store.setState((products) => {
    const current = products[productKey];
    return current ? { [productKey]: { ...current, ...part } } : products;
  });
