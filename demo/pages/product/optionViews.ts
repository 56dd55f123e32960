import type { Product } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { isSoldOut, soldOutChoiceText, soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import { optionValues } from '../../../src/commerce/rules/selection.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { productTexts } from './texts.ts';

export interface ChoiceView {
  readonly value: string;
  readonly text: string;
  /** With the sold-out text, as newer pages do for a single option. */
  readonly markedText: string;
  readonly id: string;
}

export interface OptionView {
  readonly name: string;
  readonly selectLabel: string;
  /** Radio buttons where a page shows one kind of control per option. */
  readonly asRadios: boolean;
  readonly choices: readonly ChoiceView[];
}

/** Empty while there is nothing to choose. */
export function optionViews(product: Product): readonly OptionView[] {
  if (product.variants.length < 2) return [];
  return product.optionNames.map((name, index) => ({
    name,
    selectLabel:
      product.type === PRODUCT_TYPE.giftCard ? productTexts.selectValue : fill(productTexts.selectVariant, { variantName: name }),
    asRadios: index > 0 && index === product.optionNames.length - 1,
    choices: optionValues(product, name).map((value) => ({
      value,
      text: value,
      markedText: isGone(product, name, value) ? soldOutChoiceText(value, soldOutLabel(productTexts, null), productTexts) : value,
      id: `variant-option-${name}-${value}`,
    })),
  }));
}

function isGone(product: Product, name: string, value: string): boolean {
  if (product.optionNames.length > 1) return false;
  return isSoldOut({ type: product.type, variants: product.variants.filter((variant) => variant.attributes[name] === value) });
}
