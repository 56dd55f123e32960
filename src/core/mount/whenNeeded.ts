import type { Product } from '../../commerce/model/product.ts';
import type { Variant } from '../../commerce/model/variant.ts';
import type { Selection } from '../../commerce/rules/selection.ts';

/** One product as it stands in the shop, as far as it decides which widgets it needs. */
export interface ProductNow {
  readonly product: Product;
  readonly selection: Selection;
}

/** The variant of it that is chosen; `null` while an option is open. */
export type VariantNow = Variant | null;

/** The products on the page, as the feature that knows them gives them. */
export interface ProductSource {
  get(productInstance: string): ProductNow | null;
  variantOf(product: ProductNow): VariantNow;
  /** Calls back after each change of any of them; returns its off. */
  subscribe(listener: () => void): () => void;
}

/** Runs `run` once the product of `productInstance` is such that `isNeeded`; at once if it is already. Returns its off. */
export function whenNeeded(
  products: ProductSource,
  productInstance: string,
  isNeeded: (product: ProductNow, variant: VariantNow) => boolean,
  run: () => void,
): () => void {
  let seen: ProductNow | null = null;
  const check = () => {
    const product = products.get(productInstance);
    if (!product || product === seen) return;
    seen = product;
    if (!isNeeded(product, products.variantOf(product))) return;
    off();
    run();
  };
  const off = products.subscribe(check);
  check();
  return off;
}
