import type { ReactNode, ComponentType } from 'react';
import { optionValues } from '../../../../src/commerce/rules/selection.ts';
import type { Product } from '../../../../src/commerce/model/product.ts';
import type { ProductTexts } from '../../../../src/commerce/texts/productTexts.ts';
import type { Page } from '../../../../src/core/page/createPage.ts';
import type { Shown } from '../writeControls.ts';
import { Boxes, Swatches, type OptionControlProps, DropDown } from './Boxes.tsx';
import { swatchesOf } from '../swatches/readSwatch.ts';
import * as selectors from '../../../../src/core/page/selectors.ts';

export const readOptionStyle = (element: Element, page: Page): string =>
  element.getAttribute('data-storefront-options') ?? (wantsBoxes(element, page) ? 'boxes' : 'drop-downs');

type OptionControl = ComponentType<OptionControlProps>;

/** Styles for our own picker by their names in pages. A new style is a file and a line here. */
const OPTION_STYLES: ReadonlyMap<string, OptionControl> = new Map<string, OptionControl>([
  ['drop-downs', DropDown],
  ['boxes', Boxes],
  ['swatches', Swatches],
]);

/** Choices with swatches of their own show them in any style. */
const controlOf = (style: string, product: Product, option: string): OptionControl =>
  swatchesOf(product, option) ? Swatches : (OPTION_STYLES.get(style) ?? DropDown);

/** Only drop-downs narrow each other. */
export const countDropDowns = (product: Product, style: string): number =>
  product.optionNames.filter((option) => controlOf(style, product, option) === DropDown).length;

/** The setting's two names, and each one's value for boxes. */
const SETTINGS = [
  ['tweak-product-basic-item-product-variant-display', 'button'],
  ['tweak-product-basic-item-variant-picker-layout', 'boxes'],
] as const;

/** Product blocks and newer layouts always have drop-downs. */
const DROP_DOWNS_ONLY = `${selectors.productBlock},.pdp-layout`;

interface PickerProps {
  readonly product: Product;
  readonly texts: ProductTexts;
  readonly style: string;
  /** The values of each option after the page's filters; `null`: all. */
  readonly shown: Shown | null;
}

/** Our own picker in the structure of existing templates; values are written to it. */
export function Picker({ product, texts, style, shown }: PickerProps): ReactNode {
  return product.optionNames.map((option) => {
    const Control = controlOf(style, product, option);
    const values = [...(shown?.get(option)?.labels?.keys() ?? optionValues(product, option))];
    return (
      <div key={option} className="variant-option storefront-option">
        <div className="variant-option-title storefront-label">{option}</div>
        <Control product={product} option={option} values={values} texts={texts} />
      </div>
    );
  });
}

/** The site's setting, from a class of the body, else the page context. */
function wantsBoxes(element: Element, { document, context }: Page): boolean {
  if (element.closest(DROP_DOWNS_ONLY)) return false;
  const classes = [...document.body.classList];
  for (const [name, boxes] of SETTINGS) {
    const stated = classes.find((each) => each.startsWith(`${name}-`));
    if (stated !== undefined) return stated === `${name}-${boxes}`;
  }
  const { tweakJSON } = context();
  for (const [name, boxes] of SETTINGS) {
    const stated: unknown = Object(tweakJSON)[name];
    if (typeof stated === 'string') return stated.toLowerCase() === boxes;
  }
  return false;
}
