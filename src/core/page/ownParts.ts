import { recognisesPlatformMarkup } from './recognisesPlatformMarkup.ts';
import { findRoot, idOf, namesAnother, selectRoots } from './findRoot.ts';
import type { Product } from '../../commerce/model/product.ts';
import * as selectors from './selectors.ts';

export function isOwnPart(root: Element, part: Element): boolean {
  const isInside = (outer: Element | null | undefined) => !!outer && outer !== root && root.contains(outer);
  return (
    !namesAnother(root, part) &&
    !isInside(part.closest(selectors.productExcluded)) &&
    !isInside(part.parentElement?.closest(selectors.productAlwaysOwn))
  );
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

/** The roots that were found so far, each with its product, or `null` without one. */
type KnownRoots = ReadonlyMap<Element, { readonly pageProduct: { readonly product: Product } | null }>;

/** The served picker, or choice of plans, that states the product's variants: in its root, or moved out of the page's own by a script. */
export function variantsNodeOf(root: Element): Element | null {
  const { ownerDocument } = root;
  const inside = ownPart(root, selectors.productVariantsData);
  if (inside || !root.matches(selectors.productPageRoot)) return inside;
  const all = [...ownerDocument.querySelectorAll(selectors.productVariantsData)];
  return all.find((node) => rootOfPart(ownerDocument, new Map(), node) === root) ?? null;
}

/** Where other products are shown. */
const OTHERS = `a,${selectors.listItem},${selectors.overlay}`;

/** A root inside one of these is not a product of the page itself. */
const AROUND_ROOTS = `${selectors.productPageRoot},${selectors.overlay}`;

/** The root of the product that a part belongs to, declared or in wrappers of the author's own; `null`: none. */
export function rootOfPart(document: Document, roots: KnownRoots, part: Element): Element | null {
  const hasPlatformMarkup = recognisesPlatformMarkup(document);
  const root = findRoot(part, hasPlatformMarkup);
  if (!root || namesAnother(root, part)) return rootOfLonePart(document, roots, part, hasPlatformMarkup);
  if (root.matches(`${selectRoots(hasPlatformMarkup)},${selectors.listItem}`)) return root;
  // Wrappers of the author's own: they may be a copy of the product's parts, as in a bar that stays in view.
  const inside = ownIdInside(root);
  const named = part.closest(selectors.productAnyId);
  const id = named && root.contains(named) ? idOf(named) : inside;
  // Or several products may share them, and the part is of the one that it names.
  if (inside && id !== inside) return rootOfLonePart(document, roots, part, hasPlatformMarkup);
  const same = id ? pageRoots(document).find((page) => (idOf(page) ?? ownIdInside(page)) === id) : onlyPageRoot(document, part);
  return same ?? root;
}

/**
 * A part outside every root, or in another product's, names its product by id: it joins that root or becomes one. One that names none is of
 * the page's only product.
 */
function rootOfLonePart(document: Document, roots: KnownRoots, part: Element, hasPlatformMarkup: boolean): Element | null {
  if (part.closest(selectors.productExcluded)) return null;
  const id = idOf(part);
  if (!id) return hasPlatformMarkup ? onlyPageRoot(document, part) : null;
  for (const [root, { pageProduct }] of roots) {
    if ((pageProduct?.product.id ?? idOf(root)) === id) return root;
  }
  // The part may precede its product.
  for (const root of document.querySelectorAll(selectRoots(hasPlatformMarkup))) if (idOf(root) === id) return root;
  return part;
}

/** The root of the page's only product, where the part does not show another one. */
function onlyPageRoot(document: Document, part: Element): Element | null {
  const [only, ...others] = pageRoots(document);
  return only && others.length === 0 && !part.parentElement?.closest(OTHERS) && !namesAnother(only, part) ? only : null;
}

/** The products that the page itself is about, without what stands in one or over the page. */
const pageRoots = (document: Document): Element[] =>
  [...document.querySelectorAll(selectors.productPageRoot)].filter((root) => !root.parentElement?.closest(AROUND_ROOTS));
