import type { ProductInstanceId } from './ProductInstanceId.ts';

/** What is to be added, as chosen at the click. */
export interface AddIntent {
  readonly productInstance: ProductInstanceId | null;
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
}
