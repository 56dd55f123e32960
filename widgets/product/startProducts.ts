import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import { anyListItem } from '../../src/core/page/selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import type { CartEvents } from '../cart/events.ts';
import type { ProductEvents } from './events.ts';
import { measureFirstAdd } from './measureFirstAdd.ts';
import type { ProductActions } from './productActions.ts';
import type { productSettings } from './settings.ts';
import { showVariantImages } from './showVariantImages.ts';

type ProductCore = FeatureCore<{
  events: ProductEvents & CartEvents;
  settings: typeof productSettings;
  shop: { readonly products: ProductActions };
}>;

/** Lets pictures follow the chosen variant, marks items of lists, asks for the stock where that is wanted, and measures the first add. */
export function startProducts({ page, shop, settings, on, onPage, timings, report }: ProductCore, signal: AbortSignal): void {
  const { products } = shop;
  measureFirstAdd({ on }, timings);
  showVariantImages(page, { on }, products.store, report, signal);
  onPage('product-opened', ({ id, root, product, wantsLiveStock }) => {
    const problems = product.variants.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) report(new PageError(`${problems.join('; ')}. Shown as unavailable, and not sold.`, root));
    if (root.matches(anyListItem)) import('./markListItem.ts').then(({ markListItem }) => markListItem(root, products.store, id), report);
    if (settings.liveStock || wantsLiveStock) void products.refreshStock(id);
  });
}
