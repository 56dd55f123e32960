import { safeRedirect } from '../lib/safeRedirect.ts';
import { isFilled } from './isFilled.ts';
import { readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';

/** An opener of quick views. */
export interface QuickViewProps {
  /** Absolute address of the product's page on this site. */
  readonly url: string;
  /** The server's label, empty on a neutral page that leaves it to us. */
  readonly nodes: readonly Markup[];
  /** Whether it is a real button or link; older templates use a `span` with a button's role. */
  readonly isNative: boolean;
}

/** Reads an opener; one whose product's page is not known is not ours. */
export function readQuickView(element: HTMLElement): QuickViewProps | null {
  const url = addressOf(element);
  return url === null
    ? null
    : { url, nodes: isFilled(element) ? readMarkup(element, () => null) : [], isNative: /^(?:a|button)$/.test(element.localName) };
}

/** The pages of the products that can be looked at one after the other: those of the opener's group, in the page's order, each once. */
export function readQuickViewGroup(opener: Element): readonly string[] {
  const group = opener.getAttribute(selectors.quickViewGroup);
  const addresses = new Set<string>();
  for (const other of opener.ownerDocument.querySelectorAll(selectors.quickViewOpener)) {
    if (group === null || other.getAttribute(selectors.quickViewGroup) !== group) continue;
    const address = addressOf(other);
    if (address !== null) addresses.add(address);
  }
  return [...addresses];
}

/** Whether the page shows a lightbox already: ours, or one that a theme has opened by itself. */
export const isLightboxOpen = (page: Document): boolean => page.querySelector(selectors.lightboxShown) !== null;

/** The link of the opener itself, or the first one near it that stands for the same product. */
function addressOf(opener: Element): string | null {
  const id = opener.getAttribute(selectors.quickViewId);
  for (let at: Element | null = opener; at && at !== opener.ownerDocument.body; at = at.parentElement) {
    for (const other of at.querySelectorAll(selectors.quickViewOpener)) {
      if (other !== opener && (id === null || other.getAttribute(selectors.quickViewId) !== id)) return null;
    }
    const link = at.matches(selectors.link) ? at : at.querySelector(selectors.link);
    const url = link && safeRedirect(link.getAttribute('href') ?? '');
    if (url) return url.href;
  }
  return null;
}
