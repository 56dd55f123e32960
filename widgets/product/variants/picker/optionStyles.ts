import type { ComponentType } from 'react';
import type { Page } from '../../../../src/core/page/createPage.ts';
import { Boxes, Swatches, type OptionControlProps } from './Boxes.tsx';
import { DropDown } from './DropDown.tsx';
import * as selectors from '../../../../src/core/page/selectors.ts';

/** The name of the style in which a picker of ours offers its options: what the picker asks for, else what the site has set. */
export const readOptionStyle = (element: Element, page: Page): string =>
  element.getAttribute('data-storefront-options') ?? (wantsBoxes(element, page) ? 'boxes' : 'drop-downs');

type OptionControl = ComponentType<OptionControlProps>;

/** How an option may be offered where the page leaves its picker to us, by the name that a page asks for it. A new style is a file and a line. */
const OPTION_STYLES: ReadonlyMap<string, OptionControl> = new Map<string, OptionControl>([
  ['drop-downs', DropDown],
  ['boxes', Boxes],
  ['swatches', Swatches],
]);

/** The control of a style; of one that is not known the drop-down. */
export const controlOf = (style: string): OptionControl => OPTION_STYLES.get(style) ?? DropDown;

/** Only drop-downs narrow each other. */
export const isDropDown = (style: string): boolean => controlOf(style) === DropDown;

/** The site's setting for pickers, by the two names that it has had, and what each calls boxes. */
const SETTINGS = [
  ['tweak-product-basic-item-product-variant-display', 'button'],
  ['tweak-product-basic-item-variant-picker-layout', 'boxes'],
] as const;

/** Product blocks and the newer layouts have drop-downs in any case. */
const DROP_DOWNS_ONLY = `${selectors.productBlock},.pdp-layout`;

/** Whether the site's setting asks for boxes (spec §2): as a class of the body, else in the page context. */
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
