import type { Page } from '../../../../src/core/page/createPage.ts';
import { wantsBoxes } from './wantsBoxes.ts';

/** The name of the style in which a picker of ours offers its options: what the picker asks for, else what the site has set. */
export const readOptionStyle = (element: Element, page: Page): string =>
  element.getAttribute('data-storefront-options') ?? (wantsBoxes(element, page) ? 'boxes' : 'drop-downs');
