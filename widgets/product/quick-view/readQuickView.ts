import { isFilled } from '../../../src/lib/isFilled.ts';
import { parentOf } from '../../../src/lib/parentOf.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

const OPENER = '[data-storefront="quick-view"],.sqs-product-quick-view-button';
const ID = 'data-id';
/** Openers with the same value lead from one to the next. */
const GROUP = 'data-group';
/** The title of a product in a list, as existing templates call it. */
const TITLE = '.ProductList-title,.product-title,.grid-title,.product-list-item-title,h1,h2,h3,h4';
const LIGHTBOX_SHOWN = 'body.sqs-modal-lightbox-open,.sqs-product-quick-view-lightbox:not([hidden])';

/** An opener of quick views. */
export interface QuickViewProps {
  /** Absolute address of the product's page on this site. */
  readonly url: string;
  /** What its product is called, for an opener that says the same as all others; `null` where it has a name of its own, or the page gives none. */
  readonly title: string | null;
  readonly give: Page['give'];
  /** Whether the server has written its label; a neutral page may leave it to us. */
  readonly isServed: boolean;
  /** Whether it is a real button or link; older templates use a `span` with a button's role. */
  readonly isNative: boolean;
}

/** Reads an opener; one whose product's page is not known is not ours. */
export function readQuickView(element: HTMLElement, { give }: Page): QuickViewProps | null {
  const target = targetOf(element);
  return (
    target && {
      url: target.url,
      title: isNamed(element) ? null : titleIn(target.tile, target.link),
      give,
      isServed: isFilled(element),
      isNative: /^(?:a|button)$/.test(element.localName),
    }
  );
}

/** The pages of the products that can be looked at one after the other: those of the opener's group, in the page's order, each once. */
export function readQuickViewGroup(opener: Element): readonly string[] {
  const group = opener.getAttribute(GROUP);
  const addresses = new Set<string>();
  for (const other of opener.ownerDocument.querySelectorAll(OPENER)) {
    if (group === null || other.getAttribute(GROUP) !== group) continue;
    const target = targetOf(other);
    if (target) addresses.add(target.url);
  }
  return [...addresses];
}

/** Whether the page shows a lightbox already: ours, or one that a theme has opened by itself. */
export const isLightboxOpen = (page: Document): boolean => page.querySelector(LIGHTBOX_SHOWN) !== null;

const isNamed = (opener: Element): boolean => opener.hasAttribute('aria-label') || opener.hasAttribute('aria-labelledby');

/** What a product is called where it stands in a list: by its title, else by the words of its link or of its picture. */
function titleIn(tile: Element, link: Element): string | null {
  const picture = tile.querySelector('img[alt]')?.getAttribute('alt');
  for (const text of [tile.querySelector(TITLE)?.textContent, link.textContent, picture]) {
    const title = text?.replaceAll(/\s+/g, ' ').trim();
    if (title) return title;
  }
  return null;
}

interface Target {
  /** What stands for the opener's product, and for no other. */
  readonly tile: Element;
  readonly link: Element;
  readonly url: string;
}

/** The link of the opener itself, or the first one near it that stands for the same product. */
function targetOf(opener: Element): Target | null {
  const id = opener.getAttribute(ID);
  for (let at: Element | null = opener; at && at !== opener.ownerDocument.body; at = parentOf(at)) {
    for (const other of at.querySelectorAll(OPENER)) {
      if (other !== opener && (id === null || other.getAttribute(ID) !== id)) return null;
    }
    const link = at.matches(selectors.itemLink) ? at : at.querySelector(selectors.itemLink);
    const url = link && safeRedirect(link.getAttribute('href') ?? '');
    if (link && url) return { tile: at, link, url: url.href };
  }
  return null;
}
