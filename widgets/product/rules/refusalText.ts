import type { Product } from '../../../src/commerce/model/product.ts';
import { hasAllOptions } from '../../../src/commerce/rules/selection.ts';
import type { AddRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import type { Refusal } from './checkAdd.ts';

/**
 * The visitor's message. No visitor can choose an option that the page does not offer, or that its variants name in several ways.
 *
 * @param missing options that are not chosen
 *
 * @param canChoose whether the page has what the options are chosen by
 */
export function refusalText(
  { reason, message }: Refusal,
  { variants, optionNames }: Pick<Product, 'variants' | 'optionNames'>,
  missing: readonly string[],
  canChoose: () => boolean,
  { notHere }: Pick<AddRefusalTexts, 'notHere'>,
): string {
  if ((reason !== 'options' && reason !== 'variant') || variants.length < 2) return message;
  const isComplete = variants.some((variant) => hasAllOptions(variant, optionNames));
  return isComplete && (missing.length < optionNames.length || canChoose()) ? message : notHere;
}
