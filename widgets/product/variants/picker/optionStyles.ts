import type { ComponentType } from 'react';
import type { Page } from '../../../../src/core/page/createPage.ts';
import { Boxes, Swatches, type OptionControlProps } from './Boxes.tsx';
import { DropDown } from './DropDown.tsx';
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

export const controlOf = (style: string): OptionControl => OPTION_STYLES.get(style) ?? DropDown;

/** Only drop-downs narrow each other. */
export const isDropDown = (style: string): boolean => controlOf(style) === DropDown;

/** The setting's two names, and each one's value for boxes. */
const SETTINGS = [
  ['tweak-product-basic-item-product-variant-display', 'button'],
  ['tweak-product-basic-item-variant-picker-layout', 'boxes'],
] as const;

/** Product blocks and newer layouts always have drop-downs. */
const DROP_DOWNS_ONLY = `${selectors.productBlock},.pdp-layout`;

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
