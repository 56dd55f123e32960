import { PAGE_TYPE } from '../commerce/model/pageType.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { anyListItem } from '../core/page/selectors.ts';
import { once } from '../lib/lazy.ts';
import { watchAddress } from '../lib/watchAddress.ts';
import { watchElements } from '../lib/watchElements.ts';
import { whenReturned } from '../lib/when.ts';
import type { AnalyticsEvent, ItemIdBy } from './analyticsEvent.ts';
import { isPageView } from './whoIsTracked.ts';

interface SiteDeps {
  readonly page: Document;
  readonly context: () => PageContext;
  readonly itemIdBy: ItemIdBy;
  readonly tell: (event: AnalyticsEvent) => void;
  readonly report: (error: Error) => void;
}

/** Reports the events that only the site's own analytics receive: pages that change without a load, searches, lists. Returns its off. */
export function watchSite({ page, context, itemIdBy, tell, report }: SiteDeps): () => void {
  const over = new AbortController();
  const { signal } = over;
  const tellSearch = () => {
    const { pathname, search } = page.location;
    const term = new URLSearchParams(search).get('q')?.trim();
    if (!term || (isPageView(pathname) && context().pageType !== PAGE_TYPE.search)) return;
    tell({ name: 'view_search_results', parameters: { search_term: withoutContacts(term) } });
  };
  const tellPage = (referrer: string) =>
    tell({ name: 'page_view', parameters: { page_location: page.location.href, page_referrer: referrer, page_title: page.title } });

  const lists = once(() => {
    const loading = import('./watchLists.ts').then(({ watchLists }) => watchLists({ page, context, itemIdBy, tell }, signal));
    loading.catch(report);
    return loading;
  });
  const offs = [
    watchAddress(page, (former) => {
      tellPage(former);
      tellSearch();
    }),
    whenReturned(() => tellPage(page.referrer)),
    watchElements(page, anyListItem, (item) => {
      lists()
        .then((follow) => follow(item))
        // Reported above, or an item that cannot be read.
        .catch(() => undefined);
    }),
  ];
  tellSearch();
  return () => {
    over.abort();
    for (const off of offs) off();
  };
}

/** A search term may name a person: one with an address or a phone number is not passed on. */
const withoutContacts = (term: string): string => (/@|\d(?:[\s().-]?\d){6}/.test(term) ? '(not passed on)' : term);
