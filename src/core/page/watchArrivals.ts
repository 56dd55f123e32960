import { listen, onAbort } from '../../lib/listen.ts';
import { onPageLoaded } from '../../lib/watchAddress.ts';
import { idOf } from './findRoot.ts';
import { isBeingEdited } from './recognisesPlatformMarkup.ts';
import { readContext } from './readContext.ts';
import * as selectors from './selectors.ts';

export interface Arrivals {
  /** The page is about to change, or the site's editor needs the server's HTML. */
  readonly leave: () => void;
  /** A page has arrived; start again. */
  readonly arrive: () => void;
  /** The same page may have new content. */
  readonly look: () => void;
}

/**
 * Follows page changes without a reload, and the site editor's class on the body. Such an event on the same page keeps the visitor's
 * choices.
 */
export function watchArrivals(page: Document, { leave, arrive, look }: Arrivals, signal: AbortSignal): void {
  const pageNow = () => ({ key: keyOf(page), title: page.title, path: page.location.pathname });
  let known = pageNow();
  let isAway = false;
  const goAway = () => {
    if (isAway) return;
    isAway = true;
    leave();
  };
  const comeBack = () => {
    content.disconnect();
    known = pageNow();
    isAway = false;
    watchBody();
    arrive();
  };
  const isOther = () => keyOf(page) !== known.key;
  const onSign = () => {
    if (isBeingEdited(page)) return;
    if (isAway || isOther() || page.location.pathname !== known.path) comeBack();
    else look();
  };

  // The address changes before the content, which may have to be loaded.
  const hasNewContent = () => isOther() || page.title !== known.title;
  const content = new MutationObserver(() => {
    if (!isAway && hasNewContent()) comeBack();
  });
  const onPop = () => {
    if (isAway || page.location.pathname === known.path) return;
    content.disconnect();
    if (hasNewContent()) comeBack();
    else content.observe(page.documentElement, { childList: true, subtree: true });
  };

  let isEdited = isBeingEdited(page);
  const editing = new MutationObserver(() => {
    if (isEdited === isBeingEdited(page)) return;
    isEdited = !isEdited;
    if (isEdited) goAway();
    else comeBack();
  });
  const watchBody = () => {
    editing.disconnect();
    editing.observe(page.body, { attributes: true, attributeFilter: ['class'] });
  };
  watchBody();

  onPageLoaded(page, onSign, signal);
  listen(window, 'mercury:unload', goAway, signal);
  listen(window, 'popstate', onPop, signal);
  onAbort(signal, () => {
    content.disconnect();
    editing.disconnect();
  });
}

/** Identifies a page by its context, its body's id and its product. */
function keyOf(page: Document): string {
  const { item, collection } = readContext(page);
  const roots = page.querySelectorAll(`${selectors.productPageRoot},[${selectors.hook}="product"]`);
  const root = [...roots].find((each) => !each.closest(selectors.overlay));
  return [item?.id, collection?.id, page.body.id, root && idOf(root)].join(' ');
}
