import { idOf } from './findRoot.ts';
import { isBeingEdited } from './isGateOpen.ts';
import { readContext } from './readContext.ts';
import * as selectors from './selectors.ts';

/** What becomes of the page while its document stays. */
export interface Arrivals {
  /** The page is about to go, or the site's editor has it: it wants the server's HTML back. */
  readonly leave: () => void;
  /** Another page is there, or the same one again: all begins anew. */
  readonly arrive: () => void;
  /** The page is the same, and may have gained something. */
  readonly look: () => void;
}

/** Signs of existing templates that load pages by themselves; nobody has written down what they carry (page conventions §2.5, §7.3). */
const WINDOW_SIGNS = ['mercury:load', 'controller:refresh'];
const ROUTE_SIGN = 'sqs-route-did-change';
const UNLOAD = 'mercury:unload';

/**
 * Follows a page that changes without a reload, and the site's editor, which says by a class on the body that it has the page. A sign on
 * the same page is no other page: what the visitor has chosen there stays. Returns its off.
 */
export function watchArrivals(page: Document, { leave, arrive, look }: Arrivals): () => void {
  const view = page.defaultView;
  let known = keyOf(page);
  let { title } = page;
  let path = page.location.pathname;
  let isAway = false;
  const goAway = () => {
    if (isAway) return;
    isAway = true;
    leave();
  };
  const comeBack = () => {
    content.disconnect();
    known = keyOf(page);
    ({ title } = page);
    path = page.location.pathname;
    isAway = false;
    watchBody();
    arrive();
  };
  const isOther = () => keyOf(page) !== known;
  const onSign = () => {
    if (isBeingEdited(page)) return;
    if (isAway || isOther() || page.location.pathname !== path) comeBack();
    else look();
  };

  // The address is another one before its content is: that may have to be loaded first.
  const hasNewContent = () => isOther() || page.title !== title;
  const content = new MutationObserver(() => {
    if (!isAway && hasNewContent()) comeBack();
  });
  const onPop = () => {
    if (isAway || page.location.pathname === path) return;
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
    editing.observe(page.body, { attributeFilter: ['class'] });
  };
  watchBody();

  for (const sign of WINDOW_SIGNS) view?.addEventListener(sign, onSign);
  view?.addEventListener(UNLOAD, goAway);
  view?.addEventListener('popstate', onPop);
  page.addEventListener(ROUTE_SIGN, onSign);
  return () => {
    for (const sign of WINDOW_SIGNS) view?.removeEventListener(sign, onSign);
    view?.removeEventListener(UNLOAD, goAway);
    view?.removeEventListener('popstate', onPop);
    page.removeEventListener(ROUTE_SIGN, onSign);
    content.disconnect();
    editing.disconnect();
  };
}

/** What tells one page from another: what its context and its body say that it is, and the product that it is about. */
function keyOf(page: Document): string {
  const { item, collection } = readContext(page);
  const roots = page.querySelectorAll(`${selectors.productPageRoot},[${selectors.hook}="product"]`);
  const root = [...roots].find((each) => !each.closest(selectors.overlay));
  return [item?.id, collection?.id, page.body.id, root && idOf(root)].join(' ');
}
