import * as names from './names.ts';
import { partOf, selectCandidates } from './selectParts.ts';

/** An element that a widget may mount in. */
export interface FoundPart {
  readonly element: HTMLElement;
  /** The widget's name. */
  readonly name: string;
  /** Whether the visitor can see it, or will in a moment: what is in an open dialog may have no size yet. */
  readonly isOnScreen: boolean;
}

/**
 * All parts below `root` (itself included) with one selector, in the order of the page. One by one, so that the search can be
 * interrupted: on a long page it takes a while. A part inside another part is left to the outer one.
 */
export function* findParts(root: ParentNode, parts: readonly string[], gateOpen: boolean): Generator<FoundPart, void> {
  const selector = selectCandidates(parts, gateOpen);
  const nameOf = (element: Element) => (isWrapper(element) ? null : partOf(element, parts, gateOpen));
  const found = [...root.querySelectorAll(selector)];
  // Not `instanceof Element`: Prototype.js 1.6 has put a function of its own in its place.
  if (root.nodeType === 1 && (root as Element).matches(selector)) found.unshift(root as Element);
  // They come in the order of the page: what holds a part has come before it, or stands round the root.
  let outer: Element | null = found[0]?.parentElement ?? null;
  while (outer && nameOf(outer) === null) outer = outer.parentElement?.closest(selector) ?? null;
  for (const element of found) {
    if (!(element instanceof HTMLElement) || outer?.contains(element)) continue;
    const name = nameOf(element);
    if (name === null) continue;
    outer = element;
    if (element.closest(names.off)) continue;
    yield { element, name, isOnScreen: isInView(element) || isInOpenDialog(element) };
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

function isInOpenDialog(element: Element): boolean {
  const overlay = element.closest(names.overlay);
  return overlay !== null && !overlay.closest('[hidden],dialog:not([open])');
}

/** Whether the element is no part itself but holds one: a price and other things beside it, or the place of the cart with the page's JSON. */
const isWrapper = (element: Element): boolean => element.matches(names.wrapper) && element.querySelector(names.wrapped) !== null;
