import type { ProductInstanceId } from '../../src/commerce/model/ProductInstanceId.ts';

/** The events of sign-ups for what is sold out. Emitted on the page as described at `StorefrontEvents`. */
export interface RestockEvents {
  /** The platform will tell the visitor when the variant is back in stock. Who the visitor is, is nobody else's business. */
  'restock-signed-up': { readonly productInstance: ProductInstanceId; readonly itemId: string; readonly variantId: string };
}
