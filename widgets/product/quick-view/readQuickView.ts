import { isNamed } from '../../../src/lib/isNamed.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { parentOf } from '../../../src/lib/unclobbered.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

const OPENER = '[data-storefront="quick-view"],.sqs-product-quick-view-button';
const ID = 'data-id';
/** Openers with equal values form a group. */
const GROUP = 'data-group';
/** Titles of listed products in existing templates. */
const TITLE = '.ProductList-title,.product-title,.grid-title,.product-list-item-title,h1,h2,h3,h4';
const LIGHTBOX_SHOWN = 'body.sqs-modal-lightbox-open,.sqs-product-quick-view-lightbox:not([hidden])';

export interface QuickViewProps {
  /** Absolute address of the product's page on this site. */
  readonly url: string;
  /** The product's name for an opener without one; `null` if it has one or none is known. */
  readonly title: string | null;
  readonly give: Page['give'];
  readonly isServed: boolean;
  /** False for older templates' `span` with a button's role. */
  readonly isNative: boolean;
}

/** `null` without a known product page. */
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

/** The addresses of the opener's group in page order, each once. */
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

/** Ours, or one that a theme opened. */
export const isLightboxOpen = (page: Document): boolean => page.querySelector(LIGHTBOX_SHOWN) !== null;

/** The title, else the text of its link or picture. */
function titleIn(tile: Element, link: Element): string | null {
  const picture = tile.querySelector('img[alt]')?.getAttribute('alt');
  for (const text of [tile.querySelector(TITLE)?.textContent, link.textContent, picture]) {
    const title = text?.replaceAll(/\s+/g, ' ').trim();
    if (title) return title;
  }
  return null;
}

interface Target {
  readonly tile: Element;
  readonly link: Element;
  readonly url: string;
}

/** The opener's own link, else the nearest link in the same tile. */
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
