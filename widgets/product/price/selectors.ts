/** How existing templates name what stands in a price on sale. */
export const original = 'original-price';
export const sale = 'sale-price';
export const hiddenLabel = 'visually-hidden v6-visually-hidden';

/** Products whose template has brought the place of an instalment message of its own accord, where there is to be one: all but version 7's. */
export const withInstalments =
  '[data-storefront="product"],.product-block,.sqs-product-quick-view-content,.product-detail,#pdp,#pdp *,.pdp-layout';
