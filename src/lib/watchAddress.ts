import { whenIdle } from './whenIdle.ts';
import { listen } from './listen.ts';

/** Listens for the events of templates that load pages by themselves; their details are not documented. */
export function onPageLoaded(page: Document, run: () => void, signal: AbortSignal): void {
  listen(window, 'mercury:load controller:refresh', run, signal);
  listen(page, 'sqs-route-did-change', run, signal);
}

/** The browser's navigation, unless a script has put something else there. https://html.spec.whatwg.org/#navigation-api */
export const navigationOf = (view: Window): EventTarget | null => {
  const found: unknown = 'navigation' in view ? view.navigation : null;
  return found instanceof EventTarget ? found : null;
};

/**
 * Reports a page change without a reload: another path, after the new content has had time to arrive. Another query or hash is the same
 * page.
 *
 * @param onChange receives the former address
 *
 * @returns its off
 */
export function watchAddress(page: Document, onChange: (former: string) => void): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  let current = view.location.href;
  let cancel: (() => void) | null = null;
  const look = () => {
    cancel = null;
    const { href, pathname } = view.location;
    // The template emits `mercury:load` when it is done.
    if (page.documentElement.hasAttribute('data-mercury-loading')) return;
    const former = current;
    current = href;
    if (new URL(former).pathname !== pathname) onChange(former);
  };
  const onSign = () => {
    cancel ??= whenIdle(look);
  };
  const over = new AbortController();
  const navigation = navigationOf(view);
  onPageLoaded(page, onSign, over.signal);
  listen(view, 'popstate', onSign, over.signal);
  if (navigation) listen(navigation, 'currententrychange', onSign, over.signal);
  return () => {
    over.abort();
    cancel?.();
  };
}
