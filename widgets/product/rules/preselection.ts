import type { Product } from '../../../src/commerce/model/product.ts';
import { optionValues, selectionOf, type Selection } from '../../../src/commerce/rules/selection.ts';

/** Begins the parameters in which a list hands on what was chosen there. */
export const HANDED_ON = 'choose.';

/**
 * The choice that a page's address makes: what a list has handed on, `?choose.Size=M`; and, where the site wants that, `?variant=` with
 * the id or sku of a variant, else a parameter per option, `?Size=M`. Only values that the product has count; empty when the address says
 * nothing.
 */
export function preselection(product: Pick<Product, 'variants' | 'optionNames'>, query: URLSearchParams, takesPlain = true): Selection {
  const wanted = takesPlain ? query.get('variant') : null;
  const named = wanted && product.variants.find(({ id, sku }) => id === wanted || sku === wanted);
  if (named) return named.attributes;
  return selectionOf(
    product.optionNames.flatMap((name): [string, string][] => {
      const value = handedOn(query, name) ?? (takesPlain ? query.get(name) : null);
      return value && optionValues(product, name).includes(value) ? [[name, value]] : [];
    }),
  );
}

/** A list whose product could not be read knows an option by the name of its control, in any case. */
function handedOn(query: URLSearchParams, name: string): string | null {
  const wanted = (HANDED_ON + name).toLowerCase();
  for (const [parameter, value] of query) if (parameter.toLowerCase() === wanted) return value;
  return null;
}
