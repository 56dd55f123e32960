import { createInstalmentsPlace } from './instalmentsPlace.ts';
import { isFilled, readMarkup, type Markup } from './markup.ts';
import * as names from './names.ts';
import type { Page } from './createPage.ts';

/** What a price shows before anything is chosen: the server's text as it stands. It is free text and never parsed. */
export interface PriceProps {
  readonly scope: string;
  /** Empty on a neutral page that leaves the price to us. Role `value`: the node whose content is the price itself. */
  readonly initial: readonly Markup[];
  /** Makes a place for the instalment message after it where the page offers instalments but has none. Returns its off. */
  readonly placeInstalments: () => () => void;
}

/** Reads a price; one that is about another thing than the product (a plan's price, an add-on's) is not ours. */
export function readPrice(element: HTMLElement, page: Page): PriceProps | null {
  const scope = page.scopeOf(element);
  if (!scope || element.closest(names.productPlanChoice)) return null;
  const initial = isFilled(element)
    ? readMarkup(element, (node) => (node.classList.contains(names.priceValue) ? { role: 'value' } : null))
    : [];
  return { scope: scope.id, initial, placeInstalments: () => createInstalmentsPlace(element, page) };
}
