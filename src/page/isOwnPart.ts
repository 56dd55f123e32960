import * as selectors from './selectors.ts';

/** Whether an element in a product's root is this product's own, not an add-on's, a related one's, or of a product inside it. */
export function isOwnPart(root: Element, part: Element): boolean {
  const excluded = part.closest(selectors.productExcluded);
  if (excluded && root.contains(excluded) && excluded !== root) return false;
  const own = part.parentElement?.closest(selectors.productAlwaysOwn);
  return !own || own === root || !root.contains(own);
}
