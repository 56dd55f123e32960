import type { Product } from '../model/product.ts';

/** In order of appearance. */
export function optionValues(product: Pick<Product, 'variants'>, optionName: string): string[] {
  const values = new Set<string>();
  for (const { attributes } of product.variants) {
    const value = Object.hasOwn(attributes, optionName) ? attributes[optionName] : undefined;
    if (value) values.add(value);
  }
  return [...values];
}
