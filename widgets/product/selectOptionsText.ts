import { fill } from '../../src/commerce/texts/fill.ts';
import type { AddRefusalTexts } from '../../src/commerce/texts/addRefusalTexts.ts';

/**
 * Asks for the options that are still open (spec §5): "Please select the Size option.", "… the Size and Color options.",
 * "… the Size, Color, and Fit options."; empty for no names.
 */
export function selectOptionsText(
  names: readonly string[],
  texts: Pick<AddRefusalTexts, 'selectOneOption' | 'selectTwoOptions' | 'selectMoreOptions'>,
): string {
  const [option1, option2] = names;
  if (option1 === undefined) return '';
  if (option2 === undefined) return fill(texts.selectOneOption, { option: option1 });
  if (names.length === 2) return fill(texts.selectTwoOptions, { option1, option2 });
  const lastOption = names[names.length - 1] as string;
  return fill(texts.selectMoreOptions, { options: names.slice(0, -1).join(', '), lastOption });
}
