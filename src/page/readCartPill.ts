import { followInFrame, type LinkClick } from './followInFrame.ts';
import { isFilled } from './isFilled.ts';
import { readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';
import { hasCustomCart, isPillWanted } from './pillPlace.ts';
import type { Page } from './createPage.ts';

/** The floating cart pill. */
export interface CartPillProps {
  /** The server's structure, empty where it is left to us. Role `count`: the node that shows the number of items; `link`. */
  readonly nodes: readonly Markup[];
  /** Whether the element itself is shown and hidden by the class of existing templates. */
  readonly hidesByClass: boolean;
  /** Whether the page as it stands now has a place for it: pages turn express checkout on from scripts of their own. */
  readonly isWanted: (cartPath: string) => boolean;
  /** Follows a link of the pill in the site editor's frame; elsewhere leaves it to the browser. */
  readonly follow: (event: LinkClick) => void;
}

/** Reads a pill; `null` where the theme has a cart of its own. */
export function readCartPill(element: HTMLElement, page: Page): CartPillProps | null {
  if (hasCustomCart(page.document)) return null;
  const nodes = isFilled(element)
    ? readMarkup(element, (node) => {
        if (node.matches(selectors.parts['cart-count'])) return { role: 'count' };
        return node.localName === 'a' ? { role: 'link' } : null;
      })
    : [];
  return {
    nodes,
    hidesByClass: element.id === selectors.cartFloating,
    isWanted: (cartPath) => isPillWanted(page.document, page.context(), cartPath),
    follow: (event) => followInFrame(page.document, event),
  };
}
