import type { Product } from '../../../src/commerce/model/product.ts';
import { isVariantInStock } from '../../../src/commerce/rules/isVariantInStock.ts';
import { agrees, hasAllOptions } from '../../../src/commerce/rules/matchVariant.ts';
import { chosenValue, type Selection } from '../../../src/commerce/rules/selection.ts';

/**
 * The values of one option that lead to a variant that is sold out or cannot be sold, given what is chosen for the other options (spec §4): drop-downs
 * append the sold-out label to them, radios mark them unavailable. Empty while another option is open, because then a value
 * may still lead to several variants. One pass over the variants.
 */
export function soldOutChoices(
  product: Pick<Product, 'type' | 'variants' | 'optionNames'>,
  selection: Selection,
  optionName: string,
): ReadonlySet<string> {
  const soldOut = new Set<string>();
  for (const name of product.optionNames) {
    if (name !== optionName && chosenValue(selection, name) === null) return soldOut;
  }
  const seen = new Set<string>();
  for (const variant of product.variants) {
    const value = Object.hasOwn(variant.attributes, optionName) ? variant.attributes[optionName] : undefined;
    // Of two variants with the same attributes the first is the one that would be chosen.
    if (!value || seen.has(value) || !hasAllOptions(variant, product.optionNames) || !agrees(variant, selection, optionName)) continue;
    seen.add(value);
    if (variant.problem !== undefined || !isVariantInStock(variant, product.type)) soldOut.add(value);
  }
  return soldOut;
}
