import type { Product } from '../../src/commerce/model/product.ts';
import { optionValues, showsVariants } from '../../src/commerce/rules/selection.ts';
import { short } from './answers.ts';

/** Choices by the shop's own spelling, whatever the case in which an agent writes them; a text names the fault. */
export function findOption(
  product: Product,
  options: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] | string {
  if (!showsVariants(product)) return Object.keys(options).length > 0 ? 'This product has no options to choose.' : [];
  const found: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(options)) {
    const option = spelledAs(name, product.optionNames);
    if (option === undefined) return `There is no such option. There are: ${listOf(product.optionNames)}.`;
    const values = optionValues(product, option);
    const chosen = spelledAs(value, values);
    if (chosen === undefined) return `The option ${JSON.stringify(short(option))} has no such value. It has: ${listOf(values)}.`;
    found.push([option, chosen]);
  }
  return found;
}

const spelledAs = (given: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === given) ?? names.find((name) => short(name).toLowerCase() === short(given).toLowerCase());

const listOf = (names: readonly string[]): string => JSON.stringify(names.slice(0, 50).map(short));
