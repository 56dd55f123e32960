import type { Product } from '../../../src/commerce/model/product.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import { optionValues, chosenValue, agrees, hasAllOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import { canBeBought } from '../../../src/commerce/rules/stock.ts';

/** Shared, because a long list has hundreds of options without any. */
const NONE: ReadonlySet<string> = new Set();

/** Conditions for option lists to narrow each other. */
export interface Branching {
  /** Number of drop-downs; exactly 2 branch. Radio buttons do not count. */
  readonly selectCount: number;
  /** The feature flag `product_branching`. */
  readonly enabled: boolean;
  /** `templateVersion` of the page context; only "7.1" branches. */
  readonly templateVersion: string | null | undefined;
}

/**
 * The values that one drop-down offers, in order: those available together with the *other* drop-down's value, or all.
 *
 * There is always a way out: an option never narrows its own list, a chosen value stays, a value without a variant narrows nothing, and the
 * empty choice opens the other list.
 */
export function branchChoices(
  product: Pick<Product, 'variants' | 'optionNames'>,
  selection: Selection,
  optionName: string,
  { enabled, selectCount, templateVersion }: Branching,
): string[] {
  const all = optionValues(product, optionName);
  const { optionNames } = product;
  const isBranching = enabled && selectCount === 2 && templateVersion === '7.1' && optionNames.length === 2;
  const other = isBranching && optionNames.find((name) => name !== optionName);
  const otherValue = other && chosenValue(selection, other);
  if (!other || !otherValue) return all;

  const together = new Set<string>();
  for (const { attributes } of product.variants) {
    const value = attributes[optionName];
    if (value && attributes[other] === otherValue) together.add(value);
  }
  if (together.size === 0) return all;
  const chosen = chosenValue(selection, optionName);
  return all.filter((value) => value === chosen || together.has(value));
}

/**
 * Values of an option that lead to a sold-out or unavailable variant with the other choices: drop-downs label them, radio buttons mark
 * them. Empty while another option is open. One pass over the variants.
 */
export function soldOutChoices(
  product: Pick<Product, 'type' | 'variants' | 'optionNames'>,
  selection: Selection,
  optionName: string,
): ReadonlySet<string> {
  const soldOut = new Set<string>();
  for (const name of product.optionNames) {
    if (name !== optionName && chosenValue(selection, name) === null) return NONE;
  }
  const seen = new Set<string>();
  for (const variant of product.variants) {
    const value = variant.attributes[optionName];
    // The first of equal variants is the one that would be chosen.
    if (!value || seen.has(value) || !hasAllOptions(variant, product.optionNames) || !agrees(variant, selection, optionName)) continue;
    seen.add(value);
    if (!canBeBought(variant, product.type)) soldOut.add(value);
  }
  return soldOut.size > 0 ? soldOut : NONE;
}

/** Values of an option that no variant has together with what is chosen of the other options. */
export function missingChoices(
  product: Pick<Product, 'variants' | 'optionNames'>,
  selection: Selection,
  optionName: string,
  isWanted: (variant: Variant) => boolean = () => true,
): ReadonlySet<string> {
  const missing = new Set(optionValues(product, optionName));
  const others = product.optionNames.filter((name) => name !== optionName && chosenValue(selection, name) !== null);
  for (const variant of product.variants) {
    const { attributes } = variant;
    if (others.every((name) => attributes[name] === chosenValue(selection, name)) && isWanted(variant))
      missing.delete(attributes[optionName] ?? '');
  }
  return missing.size > 0 ? missing : NONE;
}

/**
 * Values of an option that lead to no variant in question, whatever is chosen of the options that are open; none where all do.
 *
 * @param isWanted whether a variant can be bought, or is kept for another reason
 */
export function hiddenChoices(
  product: Pick<Product, 'variants' | 'optionNames'>,
  selection: Selection,
  optionName: string,
  isWanted: (variant: Variant) => boolean,
): ReadonlySet<string> {
  const hidden = missingChoices(product, selection, optionName, isWanted);
  return hidden.size < optionValues(product, optionName).length ? hidden : NONE;
}
