import type { PageContext } from '../../commerce/model/pageContext.ts';
import { attempt } from '../../lib/result.ts';
import { readJsonAttribute } from '../../lib/readJson.ts';
import { own } from '../../lib/readers.ts';
import * as selectors from './selectors.ts';

/**
 * The page's records about a product's merchandising, unread; of two records the later one wins, key by key.
 *
 * @param given data by product id from elsewhere than the page
 */
export const merchandisingRecords = (root: Element, id: string, context: PageContext, given?: unknown): readonly unknown[] => [
  own(context.productMerchandisingContext, id),
  own(given, id),
  root.matches(selectors.productDetail) ? readQuietly(root, selectors.productContext) : null,
  own(readQuietly(root.querySelector(selectors.instalmentsContext), selectors.currentContext), id),
];

/** The part that owns the JSON reports its faults. */
const readQuietly = (element: Element | null, attribute: string): unknown =>
  element && attempt(() => readJsonAttribute(element, attribute, ''));
