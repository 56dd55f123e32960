import type { Variant } from '../../src/commerce/model/variant.ts';
import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';

/** The events of products. Emitted on the page as described at `StorefrontEvents`. */
export interface ProductEvents {
  /** Another variant is selected, or none any more (`null`). Only fired on change. */
  'variant-change': {
    readonly productInstance: ProductInstanceId;
    readonly itemId: string;
    readonly variant: Variant | null;
    readonly selection: Readonly<Record<string, string>>;
  };
  /** The visitor looks at a product in a lightbox. Once for each product shown there. */
  'quick-view': { readonly productInstance: null; readonly itemId: string };
  /** The page is one of a product. Once for each page. `productInstance` is the product's, where it is mounted. */
  'product-viewed': { readonly productInstance: ProductInstanceId | null; readonly itemId: string };
}
