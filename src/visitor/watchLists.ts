import type { PageContext } from '../commerce/model/pageContext.ts';
import { idOf } from '../core/page/findRoot.ts';
import * as selectors from '../core/page/selectors.ts';
import { listen, onAbort } from '../lib/listen.ts';
import { createSight } from '../lib/when.ts';
import type { AnalyticsEvent, AnalyticsList, ItemIdBy } from './analyticsEvent.ts';
import { itemIds } from './toGoogleEvent.ts';
import { isPageView } from './whoIsTracked.ts';

const RELATED = '.product-related-products,.related-products-section';
const CONTAINER = `${RELATED},${selectors.list},.ProductList,.products-list,.product-list,#productList`;
const TITLE = `.ProductList-title,.grid-title,.product-list-item-title,${selectors.productTitle}`;

interface ListDeps {
  readonly page: Document;
  readonly context: () => PageContext;
  readonly itemIdBy: ItemIdBy;
  readonly tell: (event: AnalyticsEvent) => void;
}

/**
 * Reports each list of products once it is on the screen, and the product in it that the visitor opens.
 *
 * @returns takes the products that stand in lists, once each
 */
export function watchLists({ page, context, itemIdBy, tell }: ListDeps, signal: AbortSignal): (item: Element) => void {
  /** Lists that were not seen yet, with the element that is watched for each. */
  const unseen = new Map<Element, Element>();
  const sight = createSight<Element>((list) => {
    unseen.delete(list);
    const parameters = readList(list, context(), itemIdBy);
    if (parameters.items.length > 0) tell({ name: 'view_item_list', parameters });
  }, '0px');
  const known = new WeakSet<Element>();
  const forget = (list: Element, watched: Element) => {
    unseen.delete(list);
    sight.stop(watched, list);
  };
  onAbort(signal, () => unseen.forEach((watched, list) => forget(list, watched)));

  const onClick = ({ target, button }: MouseEvent) => {
    if (button > 1 || !(target instanceof Element)) return;
    const item = target.closest(`${selectors.itemLink},${selectors.parts['quick-view']}`)?.closest(selectors.anyListItem);
    if (!item) return;
    const list = readList(containerOf(item), context(), itemIdBy);
    const items = list.items.filter(({ item_id }) => item_id === productIdOf(item));
    if (items.length > 0) tell({ name: 'select_item', parameters: { ...list, items } });
  };
  // In the capture phase, because the page may stop the click; and the wheel opens another tab.
  listen(page, 'click auxclick', onClick, signal, { capture: true });

  return (item) => {
    const list = containerOf(item);
    if (known.has(list) || signal.aborted) return;
    known.add(list);
    // A page that changes without a reload takes its lists away unseen.
    for (const [former, watched] of unseen) if (!former.isConnected) forget(former, watched);
    unseen.set(list, sight.wait(list, list));
  };
}

const containerOf = (item: Element): Element => item.closest(CONTAINER) ?? item.parentElement ?? item;

const productIdOf = (item: Element): string | null => {
  const inside = item.querySelector(selectors.productAnyId);
  return idOf(item) ?? (inside && idOf(inside));
};

/** Without skus, which lists do not name: a product's id stands for it. */
function readList(list: Element, context: PageContext, itemIdBy: ItemIdBy): AnalyticsList {
  const items = new Map<string, AnalyticsList['items'][number]>();
  for (const item of list.querySelectorAll(selectors.anyListItem)) {
    const id = productIdOf(item);
    if (id === null || items.has(id)) continue;
    const title = item.getAttribute(selectors.productTitleHook) ?? item.querySelector(TITLE)?.textContent?.trim();
    items.set(id, { ...itemIds(null, id, itemIdBy), ...(title && { item_name: title }), index: items.size, quantity: 1 });
  }
  return { ...nameOf(list, context), items: [...items.values()] };
}

function nameOf(list: Element, { collection }: PageContext): Omit<AnalyticsList, 'items'> {
  if (list.closest(RELATED)) return { item_list_id: 'related_products', item_list_name: 'Related products' };
  if (!isPageView(list.ownerDocument.location.pathname)) return { item_list_id: 'search_results', item_list_name: 'Search results' };
  return { ...(collection?.id && { item_list_id: collection.id }), ...(collection?.title && { item_list_name: collection.title }) };
}
