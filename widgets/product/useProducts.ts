import { useStore } from 'zustand/react';
import type { ProductInstanceId } from '../../src/commerce/model/ProductInstanceId.ts';
import { useSettings, useShop } from '../../src/core/ui/ShopContext.ts';
import type { CoreSettings } from '../../src/core/ui/CoreSettings.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductSettings } from './ProductSettings.ts';
import type { ProductState } from './ProductState.ts';

/** The actions of products, and the store in which their states stand. */
export const useProducts = (): ProductActions => useShop<{ readonly products: ProductActions }>().products;

/** The state of one product instance; `null` once its root has left the page. */
export const useProduct = (productInstance: ProductInstanceId): ProductState | null =>
  useStore(useProducts().store, (products) => products[productInstance] ?? null);

/** What the site has settled for the parts of a product. */
export const useProductSettings = (): CoreSettings & ProductSettings => useSettings<ProductSettings>();
