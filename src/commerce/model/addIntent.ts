/** Product containers on one page have different keys, even for the same item; page-level events have `null`. */
export type ProductKey = string;

/** The item to be added, as chosen at the click. */
export interface AddIntent {
  readonly productInstance: ProductKey | null;
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
}
