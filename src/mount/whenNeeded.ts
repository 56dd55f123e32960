import type { ShopContextValue } from '../ui/ShopContext.ts';

type Shop = ShopContextValue['shop'];

/** One product as it stands in the shop. */
export type ProductNow = NonNullable<ReturnType<Shop['products']['get']>>;
/** The variant of it that is chosen; `null` while an option is open. */
export type VariantNow = ReturnType<Shop['products']['variantOf']>;

/** Runs `run` once the product of `productInstance` is such that `isNeeded`; at once if it is already. Returns its off. */
export function whenNeeded(
  shop: Shop,
  productInstance: string,
  isNeeded: (product: ProductNow, variant: VariantNow) => boolean,
  run: () => void,
): () => void {
  let seen: ProductNow | null = null;
  const check = () => {
    const product = shop.products.get(productInstance);
    if (!product || product === seen) return;
    seen = product;
    if (!isNeeded(product, shop.products.variantOf(product))) return;
    off();
    run();
  };
  const off = shop.store.subscribe(check);
  check();
  return off;
}
