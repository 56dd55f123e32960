import { parentOf, unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';

/** The product root of a part; `null` for lists, add-ons, related products and other pages. */
export function findRoot(part: Element, hasPlatformMarkup: boolean): Element | null {
  const declared = findDeclaredRoot(part, hasPlatformMarkup);
  if (declared !== undefined) return declared;
  return hasPlatformMarkup ? findRootAroundButton(part) : null;
}

export const selectRoots = (hasPlatformMarkup: boolean): string => (hasPlatformMarkup ? selectors.productRoot : selectors.productHooks);

/** `null` when an exclusion is nearer than a root; `undefined` without either. */
function findDeclaredRoot(part: Element, hasPlatformMarkup: boolean): Element | null | undefined {
  const rootSelector = selectRoots(hasPlatformMarkup);
  let root: Element | undefined;
  for (let at: Element | null = part; at; at = parentOf(at)) {
    const safe = unclobbered(at);
    if (at !== part && safe.matches(rootSelector)) {
      // A quick view has no id; it is about the one item that it shows.
      if (root === undefined || safe.matches(selectors.productQuickView)) root = at;
      // An outer root with the same id is the real one (a wrapper and its article); another id is another product.
      else if (idOf(safe) !== null && (idOf(root) ?? idOf(safe)) === idOf(safe)) root = at;
      if (safe.matches(selectors.productAlwaysOwn)) return root;
    } else if (root === undefined && hasPlatformMarkup && at !== part && isSoldFromList(safe)) {
      return at;
    } else if (root === undefined && hasPlatformMarkup && safe.matches(selectors.productExcluded)) {
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
  const { body } = part.ownerDocument;
  for (let at = parentOf(part); at; at = parentOf(at)) {
    const safe = unclobbered(at);
    if (safe.contains(body)) break;
    const button = safe.querySelector(selectors.parts['add-to-cart']);
    if (!button || button.closest(`${selectors.productExcluded},${selectors.productRoot}`)) continue;
    const id = safe.getAttribute(selectors.productItemId);
    if (id && (idOf(button) ?? id) === id) return at;
    if (safe.querySelector(selectors.parts.price)) priced ??= at;
    fallback ??= safe.matches(selectors.productButtonWrapper) ? parentOf(at) : at;
  }
  return priced ?? (fallback === body ? null : fallback);
}

/** The id on the element itself. */
export function idOf(element: Element): string | null {
  for (const attribute of selectors.productIdAttributes) {
    const id = element.getAttribute(attribute);
    if (id) return id;
  }
  return null;
}

/** Whether a part, or what it stands in, states another product's id, as the items of a list do. */
export function namesAnother(root: Element, part: Element): boolean {
  const named = part.closest(selectors.productAnyId) ?? part;
  return selectors.productIdAttributes.some((attribute) => {
    const [id, own] = [root.getAttribute(attribute), named.getAttribute(attribute)];
    return Boolean(id && own) && id !== own;
  });
}
