import type { Product } from '../model/product.ts';

/** The values of one option, each once, in the order in which the variants first name them. */
export function optionValues(product: Pick<Product, 'variants'>, optionName: string): string[] {
  const values = new Set<string>();
  for (const { attributes } of product.variants) {
    const value = Object.hasOwn(attributes, optionName) ? attributes[optionName] : undefined;
    if (value) values.add(value);
  }
  return [...values];
}
