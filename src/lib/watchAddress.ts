import { whenIdle } from './whenIdle.ts';

interface Navigation extends EventTarget {
  addEventListener(type: 'currententrychange', listener: () => void): void;
}

/**
 * Tells of a change of page without a reload: the address has another path, and what belongs to it has had time to arrive. Another query
 * or hash is the same page (a filter, a chosen variant). `mercury:load` is said by existing templates that load pages by themselves.
 * @param onChange takes the address before
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
    // The template says when it is done.
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
    [(view as unknown as { navigation?: Navigation }).navigation, 'currententrychange'],
  ];
  for (const [target, type] of targets) target?.addEventListener(type, onSign);
  return () => {
    for (const [target, type] of targets) target?.removeEventListener(type, onSign);
    cancel?.();
  };
}
