import { parentOf, unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';
import { classNames } from './recognisesPlatformMarkup.ts';

/** An element that a widget may mount in. */
export interface FoundPart {
  readonly element: HTMLElement;
  readonly name: string;
  /** Whether it is visible or about to be: an opening dialog's content may have no size yet. */
  readonly isOnScreen: boolean;
}

export type OnUnreadable = (error: unknown, element: Element) => void;

/** `Node.DOCUMENT_POSITION_CONTAINS` */
const CONTAINS = 8;

/**
 * All parts below `root` (itself included) in page order. A generator, because searching a long page must be interruptible. A part inside
 * another part belongs to the outer one. Elements that throw are skipped.
 */
export function* findParts(
  root: ParentNode,
  parts: readonly string[],
  hasPlatformMarkup: boolean,
  onUnreadable: OnUnreadable,
): Generator<FoundPart, void> {
  const selector = selectCandidates(parts, hasPlatformMarkup);
  const nameOf = (element: Element) => {
    const safe = unclobbered(element);
    return isWrapper(safe) ? null : partOf(safe, parts, hasPlatformMarkup);
  };
  const { nodeType } = unclobbered(root);
  const found = [...unclobbered(root).querySelectorAll(selector)];
  // Not `instanceof Element`, which Prototype.js 1.6 replaces.
  if (nodeType === 1) found.unshift(root as Element);
  /** The part around the root, if any. */
  const findOuter = (): Element | null => {
    const [first] = found;
    let at: Element | null = first ? parentOf(first) : null;
    try {
      while (at) {
        if (!holdsParts(nameOf(at))) return at;
        // The theme's own markup inside a part is no part of it.
        if (unclobbered(at).hasAttribute(selectors.slot)) return null;
        const around = parentOf(at);
        at = around && unclobbered(around).closest(selector);
      }
    } catch {
      // Already reported when it was added.
    }
    return null;
  };
  // In page order an enclosing part comes first, or stands around the root.
  let outer = findOuter();
  const look = (element: Element): FoundPart | null => {
    if (!(element instanceof HTMLElement)) return null;
    const safe = unclobbered(element);
    if (outer && safe.compareDocumentPosition(outer) & CONTAINS) return null;
    const name = nameOf(element);
    if (name === null) return null;
    if (!holdsParts(name)) outer = element;
    return safe.closest(selectors.off) ? null : { element, name, isOnScreen: isInView(safe) || isInOpenDialog(safe) };
  };
  for (const element of found) {
    let part: FoundPart | null = null;
    try {
      part = look(element);
    } catch (error) {
      onUnreadable(error, element);
    }
    if (part) yield part;
  }
}

/** Whether a part of this name leaves nested parts to their own widgets; `null`: not a part. */
const holdsParts = (name: string | null): boolean => name === null || name === 'popup-overlay' || name === 'gallery';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

function isInOpenDialog(element: Element): boolean {
  const overlay = element.closest(selectors.overlay);
  return overlay !== null && !overlay.closest('[hidden],dialog:not([open])');
}

/** Whether the element only contains a part: a price with other content, or the cart's place with the page's JSON. */
const isWrapper = (element: Element): boolean => element.matches(selectors.wrapper) && element.querySelector(selectors.wrapped) !== null;

/** One attribute selector for all hooks, because browsers match it much faster than twenty values; `partOf` decides. */
const selectCandidates = (parts: readonly string[], hasPlatformMarkup: boolean): string =>
  [`[${selectors.hook}]`, `[${selectors.slot}]`, ...classNames(parts, hasPlatformMarkup)].join();

/** A hook beats class names on the same element. */
export function partOf(element: Element, parts: readonly string[], hasPlatformMarkup: boolean): string | null {
  const hook = element.getAttribute(selectors.hook);
  if (hook !== null) return parts.includes(hook) ? hook : null;
  if (!hasPlatformMarkup) return null;
  for (const part of parts) {
    if (part in selectors.parts && element.matches(selectors.parts[part as selectors.PartName])) return part;
  }
  return null;
}
