import { idOf, namesAnother } from './findRoot.ts';
import * as selectors from './selectors.ts';

export function isOwnPart(root: Element, part: Element): boolean {
  if (namesAnother(root, part)) return false;
  const excluded = part.closest(selectors.productExcluded);
  if (excluded && root.contains(excluded) && excluded !== root) return false;
  const own = part.parentElement?.closest(selectors.productAlwaysOwn);
  return !own || own === root || !root.contains(own);
}

export function ownPart(root: Element, selector: string): Element | null {
  if (root.matches(selector)) return root;
  for (const part of root.querySelectorAll(selector)) if (isOwnPart(root, part)) return part;
  return null;
}

/** Add buttons of existing templates and by our hook. */
export const ADD_BUTTONS = `${selectors.parts['add-to-cart']},[${selectors.hook}="add-to-cart"]`;

export const ownButton = (root: Element): Element | null => ownPart(root, ADD_BUTTONS);

/** The product's id on its own parts, the add button first. */
export function ownIdInside(root: Element): string | null {
  const button = ownButton(root);
  const inner = ownPart(root, selectors.productAnyId);
  return (button && idOf(button)) ?? (inner && idOf(inner));
}
