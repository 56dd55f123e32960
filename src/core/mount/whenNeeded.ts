import type { Product } from '../../commerce/model/product.ts';
import type { Variant } from '../../commerce/model/variant.ts';
import type { Selection } from '../../commerce/rules/selection.ts';

export interface ProductNow {
  readonly product: Product;
  readonly selection: Selection;
  /** The plan that is chosen, by its place among those of a variant; `null`: bought once. */
  readonly plan: number | null;
  /** As typed. */
  readonly quantityText: string;
}

export type VariantNow = Variant | null;

/** The page's products, provided by the product feature. */
export interface ProductSource {
  get(productKey: string): ProductNow | null;
  variantOf(product: ProductNow): VariantNow;
  /** Calls back after each change of any product; returns its off. */
  subscribe(listener: () => void): () => void;
}

const NEEDS = ['product', 'selection', 'plan', 'quantityText'] as const;

/** Runs `run` once `isNeeded` holds for the product, now or later. Returns its off. */
export function whenNeeded(
  products: ProductSource,
  productKey: string,
  isNeeded: (product: ProductNow, variant: VariantNow) => boolean,
  run: () => void,
): () => void {
  let seen: ProductNow | null = null;
  const check = () => {
    const product = products.get(productKey);
    // Much of a product changes that no need depends on, such as that it is being added.
    if (!product || NEEDS.every((name) => seen?.[name] === product[name])) return;
    seen = product;
    if (!isNeeded(product, products.variantOf(product))) return;
    off();
    run();
  };
  const off = products.subscribe(check);
  check();
  return off;
}
