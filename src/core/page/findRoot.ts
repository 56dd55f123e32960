import { parentOf, unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';

export const selectRoots = (hasPlatformMarkup: boolean): string => (hasPlatformMarkup ? selectors.productRoot : selectors.productHooks);

/** The product root of a part; `null` for lists, add-ons, related products and other pages. */
export function findRoot(part: Element, hasPlatformMarkup: boolean): Element | null {
  const rootSelector = selectRoots(hasPlatformMarkup);
  let root: Element | null = null;
  for (let at: Element | null = part; at; at = parentOf(at)) {
    const safe = unclobbered(at);
    if (at !== part && safe.matches(rootSelector)) {
      const id = idOf(safe);
      // A quick view has no id; it is about the one item that it shows. Another outer root with the same id is the real one (a wrapper and its
      // article); another id is another product.
      if (!root || safe.matches(selectors.productQuickView) || (id && (idOf(root) ?? id) === id)) root = at;
      if (safe.matches(selectors.productAlwaysOwn)) return root;
    } else if (!root && hasPlatformMarkup) {
      if (at !== part && isSoldFromList(safe)) return at;
      // Nearer than any root.
      if (safe.matches(selectors.productExcluded)) return null;
    }
  }
  return root ?? (hasPlatformMarkup ? findRootAroundButton(part) : null);
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
  for (let at = parentOf(part); at && at !== body; at = parentOf(at)) {
    const safe = unclobbered(at);
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
  return element.getAttribute(selectors.productId) || element.getAttribute(selectors.productItemId) || null;
}

/** Whether a part, or what it stands in, states another product's id, as the items of a list do, or stands in a link inside the page's own. */
export function namesAnother(root: Element, part: Element): boolean {
  if (part.parentElement?.closest(selectors.itemLink)?.closest(selectors.productPageRoot) === root) return true;
  const named = part.closest(selectors.productAnyId) ?? part;
  return [selectors.productId, selectors.productItemId].some((attribute) => {
    const id = root.getAttribute(attribute);
    const own = named.getAttribute(attribute);
    return id && own && id !== own;
  });
}
