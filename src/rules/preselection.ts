import type { Product } from '../model/product.ts';
import { optionValues } from './optionValues.ts';
import { selectionOf, type Selection } from './selection.ts';

/**
 * The choice that a page's address makes: `?variant=` with the id or sku of a variant, else a parameter per option, `?Size=M`. Only
 * values that the product has count; empty when the address says nothing.
 */
export function preselection(product: Pick<Product, 'variants' | 'optionNames'>, query: URLSearchParams): Selection {
  const wanted = query.get('variant');
  const named = wanted && product.variants.find(({ id, sku }) => id === wanted || sku === wanted);
  if (named) return named.attributes;
  return selectionOf(
    product.optionNames.flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value && optionValues(product, name).includes(value) ? [[name, value]] : [];
    }),
  );
}
