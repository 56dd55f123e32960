import { isFilled, safeRedirect } from '../../src/kit.ts';

const OPENER = '[data-storefront="quick-view"],.sqs-product-quick-view-button';
const ID = 'data-id';
/** Openers with the same value lead from one to the next. */
const GROUP = 'data-group';
/** A link that leads to a page. */
const LINK = 'a[href]:not([href^="#"],[href=""])';
const LIGHTBOX_SHOWN = 'body.sqs-modal-lightbox-open,.sqs-product-quick-view-lightbox:not([hidden])';

/** An opener of quick views. */
export interface QuickViewProps {
  /** Absolute address of the product's page on this site. */
  readonly url: string;
  /** Whether the server has written its label; a neutral page may leave it to us. */
  readonly isServed: boolean;
  /** Whether it is a real button or link; older templates use a `span` with a button's role. */
  readonly isNative: boolean;
}

/** Reads an opener; one whose product's page is not known is not ours. */
export function readQuickView(element: HTMLElement): QuickViewProps | null {
  const url = addressOf(element);
  return url === null ? null : { url, isServed: isFilled(element), isNative: /^(?:a|button)$/.test(element.localName) };
}

/** The pages of the products that can be looked at one after the other: those of the opener's group, in the page's order, each once. */
export function readQuickViewGroup(opener: Element): readonly string[] {
  const group = opener.getAttribute(GROUP);
  const addresses = new Set<string>();
  for (const other of opener.ownerDocument.querySelectorAll(OPENER)) {
    if (group === null || other.getAttribute(GROUP) !== group) continue;
    const address = addressOf(other);
    if (address !== null) addresses.add(address);
  }
  return [...addresses];
}

/** Whether the page shows a lightbox already: ours, or one that a theme has opened by itself. */
export const isLightboxOpen = (page: Document): boolean => page.querySelector(LIGHTBOX_SHOWN) !== null;

/** The link of the opener itself, or the first one near it that stands for the same product. */
function addressOf(opener: Element): string | null {
  const id = opener.getAttribute(ID);
  for (let at: Element | null = opener; at && at !== opener.ownerDocument.body; at = at.parentElement) {
    for (const other of at.querySelectorAll(OPENER)) {
      if (other !== opener && (id === null || other.getAttribute(ID) !== id)) return null;
    }
    const link = at.matches(LINK) ? at : at.querySelector(LINK);
    const url = link && safeRedirect(link.getAttribute('href') ?? '');
    if (url) return url.href;
  }
  return null;
}
