import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { ListData, GivenProduct } from './readProduct.ts';
import { idOf } from './findRoot.ts';
import { ownIdInside, ownPart } from './isOwnPart.ts';
import { jsonScript } from '../../lib/readJson.ts';
import * as selectors from './selectors.ts';

/**
 * Id and source texts of a root's product as one text, unparsed, because it is compared on every interaction. Changes to titles and marks
 * do not count. `null`: unreadable, which is reported elsewhere.
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
      root.matches(`[${selectors.hook}]`) && (root.querySelector(jsonScript)?.textContent ?? listData(root, idOf(root) ?? '')),
      context.item?.id === id && context.product,
    ]);
  } catch {
    return null;
  }
}
