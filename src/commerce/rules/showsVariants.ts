/** A single variant is selected automatically. */
export function showsVariants(product: { readonly variants: readonly unknown[] }): boolean {
  return product.variants.length > 1;
}
