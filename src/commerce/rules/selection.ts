import { nullProtoRecord } from '../../lib/withoutInherited.ts';
import type { Product } from '../model/product.ts';
import type { Variant } from '../model/variant.ts';

/** Option name → chosen value. Absent or '' = unselected. Only own keys count. */
export type Selection = Readonly<Record<string, string>>;

export function chosenValue(selection: Selection, optionName: string): string | null {
  return (Object.hasOwn(selection, optionName) && selection[optionName]) || null;
}

/** Without a prototype, because the names are the shopkeeper's. */
export const selectionOf = (choices: Iterable<readonly [option: string, value: string]>): Selection => nullProtoRecord(choices);

/** A single variant is selected automatically. */
export function showsVariants(product: { readonly variants: readonly unknown[] }): boolean {
  return product.variants.length > 1;
}

/** In option order; empty where nothing is to be chosen. */
export function unselectedOptions(product: Pick<Product, 'variants' | 'optionNames'>, selection: Selection): string[] {
  if (!showsVariants(product)) return [];
  return product.optionNames.filter((name) => chosenValue(selection, name) === null);
}

/** In order of appearance. */
export function optionValues(product: Pick<Product, 'variants'>, optionName: string): string[] {
  const values = new Set<string>();
  for (const { attributes } of product.variants) {
    const value = Object.hasOwn(attributes, optionName) ? attributes[optionName] : undefined;
    if (value) values.add(value);
  }
  return [...values];
}

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

/**
 * Whether the visitor has chosen something that the server's own words may not be about.
 *
 * @param state `plan`: index of the plan that is chosen, or `null`
 */
export const hasChosen = (state: { readonly selection: Selection; readonly plan: number | null } | null): boolean =>
  state !== null && (state.plan !== null || Object.keys(state.selection).length > 0);
