import { hasCustomCart, isPillWanted } from '../../../src/core/page/pillPlace.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import { watchAddress } from '../../../src/lib/watchAddress.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { followInFrame } from './followInFrame.ts';

/** Class by which existing templates hide the floating cart. */
export const FLOATING_HIDDEN = 'hidden';

/** The floating cart pill. */
export interface CartPillProps {
  /** What the server sent in it; `null` where it is left to us. */
  readonly served: ServedPill | null;
  /** Whether the element itself is shown and hidden by the class of existing templates. */
  readonly hidesByClass: boolean;
  /** Whether the page as it stands now has a place for it: pages turn express checkout on from scripts of their own. */
  readonly isWanted: (cartPath: string) => boolean;
  /** Calls back when another page has come without a reload; returns its off. */
  readonly onAddress: (run: () => void) => () => void;
  /** Follows a link of the pill in the site editor's frame; elsewhere leaves it to the browser. */
  readonly follow: (link: HTMLAnchorElement, event: Event) => void;
}

export interface ServedPill {
  /** Each shows the number of items. */
  readonly counts: readonly Element[];
  readonly links: readonly HTMLAnchorElement[];
}

/** Reads a pill; `null` where the theme renders its own cart link. */
export function readCartPill(element: HTMLElement, { document, context }: Page): CartPillProps | null {
  if (hasCustomCart(document)) return null;
  return {
    served: isFilled(element)
      ? { counts: [...element.querySelectorAll('.sqs-cart-quantity')], links: [...element.querySelectorAll('a')] }
      : null,
    hidesByClass: element.id === 'floatingCart' || !element.hasAttribute(selectors.hook),
    isWanted: (cartPath) => isPillWanted(document, context(), cartPath),
    onAddress: (run) => watchAddress(document, run),
    follow: (link, event) => followInFrame(document, link, event),
  };
}
