import * as selectors from '../../../../src/core/page/selectors.ts';
import type { Page } from '../../../../src/core/page/createPage.ts';

/** The site's setting for pickers, by the two names that it has had, and what each calls boxes. */
const SETTINGS = [
  ['tweak-product-basic-item-product-variant-display', 'button'],
  ['tweak-product-basic-item-variant-picker-layout', 'boxes'],
] as const;

/** Product blocks and the newer layouts have drop-downs in any case. */
const DROP_DOWNS_ONLY = `${selectors.productBlock},.pdp-layout`;

/** Whether the site's setting asks for boxes (spec §2): as a class of the body, else in the page context. */
export function wantsBoxes(element: Element, { document, context }: Page): boolean {
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
