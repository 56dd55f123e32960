import { parentOf } from '../../lib/parentOf.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';

/** The product root of a part; `null` for lists, add-ons, related products and other pages. */
export function findRoot(part: Element, gateOpen: boolean): Element | null {
  const declared = findDeclaredRoot(part, gateOpen);
  if (declared !== undefined) return declared;
  return gateOpen ? findRootAroundButton(part) : null;
}

export const selectRoots = (gateOpen: boolean): string => (gateOpen ? selectors.productRoot : selectors.productHooks);

/** `null` when an exclusion is nearer than a root; `undefined` without either. */
function findDeclaredRoot(part: Element, gateOpen: boolean): Element | null | undefined {
  const rootSelector = selectRoots(gateOpen);
  let root: Element | undefined;
  for (let at: Element | null = part; at; at = parentOf(at)) {
    const seen = unclobbered(at);
    if (at !== part && seen.matches(rootSelector)) {
      // A quick view has no id; it is about the one item that it shows.
      if (root === undefined || seen.matches(selectors.productQuickView)) root = at;
      // An outer root with the same id is the real one (a wrapper and its article); another id is another product.
      else if (idOf(seen) !== null && (idOf(root) ?? idOf(seen)) === idOf(seen)) root = at;
      if (seen.matches(selectors.productAlwaysOwn)) return root;
    } else if (root === undefined && gateOpen && at !== part && isSoldFromList(seen)) {
      return at;
    } else if (root === undefined && gateOpen && seen.matches(selectors.productExcluded)) {
      return null;
    }
  }
  return root;
}

const isSoldFromList = (item: Element): boolean =>
  item.matches(selectors.listItem) && item.querySelector(selectors.parts['add-to-cart']) !== null;

/**
 * Version 7 templates wrap the parts arbitrarily, so the root is the nearest ancestor with a button and its item's id, else with a price,
 * else around the button's wrapper.
 */
function findRootAroundButton(part: Element): Element | null {
  let priced: Element | null = null;
  let fallback: Element | null = null;
  for (let at = parentOf(part); at && at !== part.ownerDocument.body; at = parentOf(at)) {
    const seen = unclobbered(at);
    const button = seen.querySelector(selectors.parts['add-to-cart']);
    if (!button || button.closest(selectors.productExcluded)) continue;
    const id = seen.getAttribute(selectors.productItemId);
    if (id && (idOf(button) ?? id) === id) return at;
    if (seen.querySelector(selectors.parts.price)) priced ??= at;
    fallback ??= seen.matches(selectors.productButtonWrapper) ? parentOf(at) : at;
  }
  return priced ?? (fallback === part.ownerDocument.body ? null : fallback);
}

/** The id on the element itself. */
export function idOf(element: Element): string | null {
  for (const attribute of selectors.productIdAttributes) {
    const id = element.getAttribute(attribute);
    if (id) return id;
  }
  return null;
}

/** Whether a part states another product's id. */
export const namesAnother = (root: Element, part: Element): boolean =>
  selectors.productIdAttributes.some((attribute) => {
    const [id, own] = [root.getAttribute(attribute), part.getAttribute(attribute)];
    return Boolean(id && own) && id !== own;
  });
