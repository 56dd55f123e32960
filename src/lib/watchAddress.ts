import { whenIdle } from './whenIdle.ts';
import { listen } from './listen.ts';

/**
 * Reports a page change without a reload: another path, after the new content has had time to arrive. Another query or hash is the same
 * page. Templates that load pages by themselves emit `mercury:load`.
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
  const targets: [EventTarget | undefined, string][] = [
    [view, 'mercury:load'],
    [view, 'popstate'],
    [(view as { navigation?: EventTarget }).navigation, 'currententrychange'],
  ];
  const over = new AbortController();
  for (const [target, type] of targets) if (target) listen(target, type, onSign, over.signal);
  return () => {
    over.abort();
    cancel?.();
  };
}
