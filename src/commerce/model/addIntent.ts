import type { ProductInstanceId } from './ProductInstanceId.ts';

/** What a visitor is about to put into the cart, as chosen at the click. */
export interface AddIntent {
  readonly productInstance: ProductInstanceId | null;
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
}
