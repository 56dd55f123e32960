import type { Product } from '../../../src/commerce/model/product.ts';
import { optionValues, selectionOf, type Selection } from '../../../src/commerce/rules/selection.ts';

/** Prefix of the parameters by which a list passes on choices. */
export const HANDED_ON = 'choose.';

/**
 * The choice in a page's address: a list's `?choose.Size=M` and, if the site allows it, `?variant=` with an id or sku, else `?Size=M`. Only
 * existing values count; empty if there are none.
 */
export function preselection(
  product: Pick<Product, 'variants' | 'optionNames'>,
  query: URLSearchParams,
  takesPlain: boolean,
  takesVariant: boolean,
): Selection {
  const wanted = takesPlain || takesVariant ? query.get('variant') : null;
  const named = wanted && product.variants.find(({ id, sku }) => id === wanted || sku === wanted);
  if (named) return named.attributes;
  return selectionOf(
    product.optionNames.flatMap((name): [string, string][] => {
      const value = handedOn(query, name) ?? (takesPlain ? query.get(name) : null);
      return value && optionValues(product, name).includes(value) ? [[name, value]] : [];
    }),
  );
}

function handedOn(query: URLSearchParams, name: string): string | null {
  const wanted = (HANDED_ON + name).toLowerCase();
  for (const [parameter, value] of query) if (parameter.toLowerCase() === wanted) return value;
  return null;
}
