import { isFilled, readMarkup, type Markup } from './markup';
import * as names from './names';
import { isPillWanted } from './pillPlace';
import type { Page } from './createPage';

/** The floating cart pill. */
export interface CartPillProps {
  /** The server's structure, empty where it is left to us. Role `count`: the node that shows the number of items; `link`. */
  readonly nodes: readonly Markup[];
  /** Whether the element itself is shown and hidden by the class of existing templates. */
  readonly hidesByClass: boolean;
}

/** Reads a pill; `null` where the theme has a cart of its own or the page is the cart. */
export function readCartPill(element: HTMLElement, page: Page): CartPillProps | null {
  if (!isPillWanted(page.document) || page.context().websiteSettings?.storeSettings?.expressCheckout === true) return null;
  const nodes = isFilled(element)
    ? readMarkup(element, (node) => {
        if (node.matches(names.parts['cart-count'])) return { role: 'count' };
        return node.localName === 'a' ? { role: 'link' } : null;
      })
    : [];
  return { nodes, hidesByClass: element.id === names.cartFloating };
}
