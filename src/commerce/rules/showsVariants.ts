/** Variant selection is shown only with more than one variant (spec §4); a single variant is chosen by itself. */
export function showsVariants(product: { readonly variants: readonly unknown[] }): boolean {
  return product.variants.length > 1;
}
