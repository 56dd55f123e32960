import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import { ownButton } from '../../src/core/page/ownParts.ts';
import { anyListItem } from '../../src/core/page/selectors.ts';
import { hasSlot } from '../../src/core/page/fillSlot.ts';
import { PageError } from '../../src/lib/PageError.ts';
import type { ProductEvents } from './events.ts';
import type { ProductActions } from './productActions.ts';
import type { productSettings } from './settings.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import { lazy } from '../../src/lib/lazy.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ProductDeps } from './ProductDeps.ts';
import { prepareWhenIdle } from './prepareWhenIdle.ts';

type ProductCore = FeatureCore<{
  events: ProductEvents;
  settings: typeof productSettings;
  shop: { readonly products: ProductActions };
}>;

/**
 * Lets pictures follow the chosen variant, marks items of lists, asks for the stock where a setting asks for it, and loads what an add needs
 * while the page is idle.
 */
export function startProducts({ page, shop, settings, on, onPage, report }: ProductCore, signal: AbortSignal): void {
  const { products } = shop;
  followChoices(page, { on }, products.store, report, signal);
  if (settings.updateUrl) import('./updateAddress.ts').then(({ updateAddress }) => updateAddress(page, { on }), report);
  let isPrepared = false;
  onPage('product-opened', ({ id, root, product, wantsLiveStock }) => {
    const problems = product.variants.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) report(new PageError(`${problems.join('; ')}. Shown as unavailable, and not sold.`, root));
    const isListed = root.matches(anyListItem);
    if (!isListed && hasSlot(page.document, 'product-end'))
      import('./fillProductEnd.ts').then(({ fillProductEnd }) => fillProductEnd(root, products.store, id), report);
    if (isListed) import('./markListItem.ts').then(({ markListItem }) => markListItem(root, products.store, id), report);
    if (settings.liveStock || wantsLiveStock) void products.refreshStock(id);
    if (isPrepared || !ownButton(root)) return;
    isPrepared = true;
    prepareWhenIdle(page.document, shop.prepare, signal);
  });
}

/** Lets pictures follow the chosen variant; loaded at the first choice. */
export function followChoices(
  page: Page,
  events: Pick<Emitter<ProductEvents>, 'on'>,
  store: Pick<ProductDeps['store'], 'subscribe'>,
  report: (error: unknown) => void,
  signal: AbortSignal,
): void {
  // One load for all, because two imports may settle in any order and the last choice must win.
  const images = lazy(async () => (await import('./showVariantImages.ts')).showVariantImages(page, store, signal));
  events.on('variant-change', async ({ productInstance, variant }) => {
    try {
      (await images.load())(productInstance, variant);
    } catch (error) {
      report(error);
    }
  });
}
