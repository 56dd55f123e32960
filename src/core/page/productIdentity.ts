import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { ListData } from './createListData.ts';
import { idOf } from './findRoot.ts';
import { ownIdInside, ownPart } from './isOwnPart.ts';
import type { GivenProduct } from './readProduct.ts';
import * as selectors from './selectors.ts';

/**
 * What makes the product of a root this one and no other: its id and the texts that `readProduct` reads it from, as one text. Unparsed,
 * because it is compared at every sign of interest. What others change about the same product (its title, its marks) is left out. `null`:
 * something cannot be read, which is reported where the product is read.
 */
export function productIdentity(root: Element, context: PageContext, listData: ListData, given: GivenProduct | null): string | null {
  const variants = ownPart(root, selectors.productVariantsData);
  const id = idOf(root) ?? ownIdInside(root) ?? context.item?.id;
  try {
    return JSON.stringify([
      id,
      given,
      root.getAttribute(selectors.productData),
      root.getAttribute(selectors.productContext),
      variants?.getAttribute(selectors.productVariants),
      variants?.getAttribute(selectors.productPlan),
      root.matches(`[${selectors.hook}]`) && (root.querySelector(selectors.json)?.textContent ?? listData(root, idOf(root) ?? '')),
      context.item?.id === id && context.product,
    ]);
  } catch {
    return null;
  }
}
