/** The feature's events, on the page as `storefront:size-guide-opened`. */
export interface SizeGuideEvents {
  /** A visitor has opened the guide of a product. */
  readonly 'size-guide-opened': { readonly productInstance: string; readonly itemId: string };
}
