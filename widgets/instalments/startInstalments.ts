import { FEATURE_FLAG, hasFlag } from '../../src/commerce/rules/hasFlag.ts';
import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import type { ProductActions } from '../product/index.ts';

/** Products whose template brings the place itself where there is to be one: all but those of version 7. */
const WITH_PLACE = '[data-storefront="product"],.product-block,.sqs-product-quick-view-content,.product-detail,#pdp,#pdp *,.pdp-layout';

/** Adds the place of the message where a product needs one, which authors of version 7 add themselves or leave out. */
export function startInstalments({ page, shop, onPage, report }: FeatureCore<{ shop: { readonly products: ProductActions } }>): void {
  onPage('product-opened', (product) => {
    if (product.root.matches(WITH_PLACE) || !showsInstalmentMessage(page.context())) return;
    import('./placeInstalments.ts').then(({ placeInstalments }) => placeInstalments(product, page, shop.products), report);
  });
}

/** By the flags in the page context. A site that states no flags at all shows the message. */
export function showsInstalmentMessage(context: Parameters<typeof hasFlag>[0]): boolean {
  return (
    (context.betaFeatureFlags ?? context.featureFlags) == null ||
    hasFlag(context, FEATURE_FLAG.instalmentMessage) ||
    hasFlag(context, FEATURE_FLAG.instalmentMessageSeen)
  );
}
