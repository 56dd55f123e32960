import type { Product } from '../model/product.ts';
import { chosenValue, type Selection } from './selection.ts';
import { showsVariants } from './showsVariants.ts';

/** In option order; empty where nothing is to be chosen. */
export function unselectedOptions(product: Pick<Product, 'variants' | 'optionNames'>, selection: Selection): string[] {
  if (!showsVariants(product)) return [];
  return product.optionNames.filter((name) => chosenValue(selection, name) === null);
}
