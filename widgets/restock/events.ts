import type { ProductKey } from '../../src/commerce/model/addIntent.ts';

/** Emitted on the page as described at `StorefrontEvents`. */
export interface RestockEvents {
  /** The platform will notify the visitor when the variant is back; no personal data is included. */
  'restock-signed-up': { readonly productInstance: ProductKey; readonly itemId: string; readonly variantId: string };
}
