import { parentOf } from '../../lib/parentOf.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';
import { partOf, selectCandidates } from './partOf.ts';

/** An element that a widget may mount in. */
export interface FoundPart {
  readonly element: HTMLElement;
  /** The widget's name. */
  readonly name: string;
  /** Whether the visitor can see it, or will in a moment: what is in an open dialog may have no size yet. */
  readonly isOnScreen: boolean;
}

/** Takes what an element throws while it is looked at: scripts of a page put functions of their own in the place of methods. */
export type OnUnreadable = (error: unknown, element: Element) => void;

/** `Node.DOCUMENT_POSITION_CONTAINS` */
const CONTAINS = 8;

/**
 * All parts below `root` (itself included) with one selector, in the order of the page. One by one, so that the search can be
 * interrupted: on a long page it takes a while. A part inside another part is left to the outer one. An element that throws while it
 * is looked at is left out.
 */
export function* findParts(
  root: ParentNode,
  parts: readonly string[],
  gateOpen: boolean,
  onUnreadable: OnUnreadable,
): Generator<FoundPart, void> {
  const selector = selectCandidates(parts, gateOpen);
  const nameOf = (element: Element) => {
    const seen = unclobbered(element);
    return isWrapper(seen) ? null : partOf(seen, parts, gateOpen);
  };
  const { nodeType } = unclobbered(root);
  const found = [...unclobbered(root).querySelectorAll(selector)];
  // Not `instanceof Element`: Prototype.js 1.6 has put a function of its own in its place.
  if (nodeType === 1) found.unshift(root as Element);
  /** The part that holds the first one: it stands round the root. */
  const findOuter = (): Element | null => {
    const [first] = found;
    let at: Element | null = first ? parentOf(first) : null;
    try {
      while (at) {
        if (!holdsParts(nameOf(at))) return at;
        const around = parentOf(at);
        at = around && unclobbered(around).closest(selector);
      }
    } catch {
      // What cannot be looked at is no part, and was told when it came.
    }
    return null;
  };
  // They come in the order of the page: what holds a part has come before it, or stands round the root.
  let outer = findOuter();
  const look = (element: Element): FoundPart | null => {
    if (!(element instanceof HTMLElement)) return null;
    const seen = unclobbered(element);
    if (outer && seen.compareDocumentPosition(outer) & CONTAINS) return null;
    const name = nameOf(element);
    if (name === null) return null;
    if (!holdsParts(name)) outer = element;
    return seen.closest(selectors.off) ? null : { element, name, isOnScreen: isInView(seen) || isInOpenDialog(seen) };
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

/** Whether what has this name leaves the parts inside it to their own widgets; `null`: it is none, and leaves them too. */
const holdsParts = (name: string | null): boolean => name === null || name === 'popup-overlay';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

function isInOpenDialog(element: Element): boolean {
  const overlay = element.closest(selectors.overlay);
  return overlay !== null && !overlay.closest('[hidden],dialog:not([open])');
}

/** Whether the element is no part itself but holds one: a price and other things beside it, or the place of the cart with the page's JSON. */
const isWrapper = (element: Element): boolean => element.matches(selectors.wrapper) && element.querySelector(selectors.wrapped) !== null;
