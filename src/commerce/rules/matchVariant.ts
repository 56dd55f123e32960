import type { Product } from '../model/product.ts';
import type { Variant } from '../model/variant.ts';
import { chosenValue, type Selection } from './selection.ts';
import { showsVariants } from './showsVariants.ts';
import { unselectedOptions } from './unselectedOptions.ts';

/**
 * The variant with exactly the chosen values; `null` while an option is open or nothing matches. The first wins where attributes repeat; a
 * single variant always matches, because it has no picker.
 */
export function matchVariant(product: Pick<Product, 'variants' | 'optionNames'>, selection: Selection): Variant | null {
  if (!showsVariants(product)) return product.variants[0] ?? null;
  if (unselectedOptions(product, selection).length > 0) return null;
  for (const variant of product.variants) {
    if (hasAllOptions(variant, product.optionNames) && agrees(variant, selection, null)) return variant;
  }
  return null;
}

/** @param exceptOption an option to ignore */
export function agrees(variant: Pick<Variant, 'attributes'>, selection: Selection, exceptOption: string | null): boolean {
  for (const name of Object.keys(variant.attributes)) {
    if (name !== exceptOption && variant.attributes[name] !== chosenValue(selection, name)) return false;
  }
  return true;
}

/** Variants with missing options never match. */
export function hasAllOptions(variant: Pick<Variant, 'attributes'>, optionNames: readonly string[]): boolean {
  for (const name of optionNames) if (!Object.hasOwn(variant.attributes, name)) return false;
  return true;
}
