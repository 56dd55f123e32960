import { useStore } from 'zustand/react';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Branching } from './rules/choices.ts';
import type { Selection } from '../../src/commerce/rules/selection.ts';
import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import { useSettings, useShop } from '../../src/core/ui/ShopContext.ts';
import type { CoreSettings } from '../../src/core/ui/CoreSettings.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductState } from './ProductState.ts';

/** What the site has settled for the parts of a product. */
interface ProductSettings {
  /** Whether option lists narrow each other (spec §4 "Branching"). */
  readonly branching: () => Omit<Branching, 'selectCount'>;
  /** Whether sold-out choices are switched off, and not only labelled. */
  readonly disablesSoldOut: () => boolean;
  /** What the page's address chooses of a product. */
  readonly preselection: (product: Product) => Selection;
  /** Whether a refused add is told beside the button and the options, without an alert. */
  readonly showsErrorsInline: boolean;
}

/** The actions of products, and the store in which their states stand. */
export const useProducts = (): ProductActions => useShop<{ readonly products: ProductActions }>().products;

/** The state of one product instance; `null` once its root has left the page. */
export const useProduct = (productInstance: ProductInstanceId): ProductState | null =>
  useStore(useProducts().store, (products) => products[productInstance] ?? null);

/** What the site has settled for the parts of a product. */
export const useProductSettings = (): CoreSettings & ProductSettings => useSettings<ProductSettings>();
