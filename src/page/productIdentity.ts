import type { PageContext } from '../model/pageContext.ts';
import type { ListData } from './createListData.ts';
import { idOf } from './findRoot.ts';
import { ownButton, ownPart } from './isOwnPart.ts';
import type { GivenProduct } from './readProduct.ts';
import * as selectors from './selectors.ts';

/** Where a root itself may carry its product's data, and the variants node in it. */
const ROOT_SOURCES = [selectors.productData, selectors.productContext];
const VARIANTS_SOURCES = [selectors.productVariants, selectors.productPlan];

/**
 * What makes the product of a root this one and no other: its id and the texts that `readProduct` reads it from. Unparsed, because it is
 * compared at every sign of interest. What others change about the same product (its title, its marks) is left out.
 */
export function productIdentity(root: Element, context: PageContext, listData: ListData, given: GivenProduct | null): readonly unknown[] {
  const variants = ownPart(root, selectors.productVariantsData);
  const id = statedId(root) ?? context.item?.id ?? null;
  return [
    id,
    given,
    ...ROOT_SOURCES.map((name) => root.getAttribute(name)),
    ...VARIANTS_SOURCES.map((name) => variants && variants.getAttribute(name)),
    root.matches(`[${selectors.hook}]`) &&
      (root.querySelector(selectors.json)?.textContent ?? textOf(() => listData(root, idOf(root) ?? ''))),
    context.item?.id === id && textOf(() => context.product),
  ];
}

/** Whether two readings of one root are of the same product. */
export const isSameIdentity = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value, place) => value === other[place]);

function statedId(root: Element): string | null {
  const own = idOf(root);
  if (own) return own;
  const button = ownButton(root);
  const inner = ownPart(root, selectors.productAnyId);
  return (button && idOf(button)) ?? (inner && idOf(inner));
}

/** Data that is parsed already, as text. What cannot be read is reported where the product is read. */
function textOf(read: () => unknown): string | null {
  try {
    return JSON.stringify(read()) ?? null;
  } catch {
    return null;
  }
}
