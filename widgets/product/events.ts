import type { Variant } from '../../src/commerce/model/variant.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';

/** Emitted on the page as described at `StorefrontEvents`. */
export interface ProductEvents {
  /** The selected variant changed; `null`: none. */
  'variant-change': {
    readonly productInstance: ProductKey;
    readonly itemId: string;
    readonly variant: Variant | null;
    readonly selection: Readonly<Record<string, string>>;
  };
  /** A product is shown in a lightbox; once for each. */
  'quick-view': { readonly productInstance: null; readonly itemId: string };
  /** The page is a product's own; once per page. `productInstance` is the product's if it is mounted. */
  'product-viewed': { readonly productInstance: ProductKey | null; readonly itemId: string };
}
