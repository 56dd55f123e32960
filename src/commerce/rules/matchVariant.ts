import type { Product } from '../model/product.ts';
import type { Variant } from '../model/variant.ts';
import { chosenValue, type Selection } from './selection.ts';
import { showsVariants } from './showsVariants.ts';
import { unselectedOptions } from './unselectedOptions.ts';

/**
 * The variant whose attributes are exactly the chosen values (spec §4 "Variant selection"): null while an option is open or
 * when nothing matches; the first one where the page lists the same attributes twice; the only one of a product that has no
 * more, whatever was chosen, because no picker is shown for it.
 */
export function matchVariant(product: Pick<Product, 'variants' | 'optionNames'>, selection: Selection): Variant | null {
  if (!showsVariants(product)) return product.variants[0] ?? null;
  if (unselectedOptions(product, selection).length > 0) return null;
  for (const variant of product.variants) {
    if (hasAllOptions(variant, product.optionNames) && agrees(variant, selection, null)) return variant;
  }
  return null;
}

/** Whether the variant's attributes equal the chosen values, leaving one option out of account. */
export function agrees(variant: Pick<Variant, 'attributes'>, selection: Selection, exceptOption: string | null): boolean {
  for (const name of Object.keys(variant.attributes)) {
    if (name !== exceptOption && variant.attributes[name] !== chosenValue(selection, name)) return false;
  }
  return true;
}

/** Whether the variant has a value for every option of the product. */
export function hasAllOptions(variant: Pick<Variant, 'attributes'>, optionNames: readonly string[]): boolean {
  for (const name of optionNames) if (!Object.hasOwn(variant.attributes, name)) return false;
  return true;
}
