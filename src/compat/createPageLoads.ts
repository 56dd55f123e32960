import { listen } from '../lib/listen.ts';
import type { Fence } from './fence.ts';

type Registered = readonly [y: unknown, run: unknown];

/** The page's loads, as scripts of the old interface follow them. */
export interface PageLoads {
  readonly onInitialize: (y: unknown, run: unknown) => void;
  readonly onDestroy: (y: unknown, run: unknown) => void;
  /** A page is there; does nothing if it is known already. */
  readonly initialize: () => void;
  /** The page is about to be replaced. */
  readonly destroy: () => void;
}

/**
 * Calls what scripts have registered when the document is parsed, before a template replaces the page without a reload
 * (`mercury:unload`), and after it has done so (`mercury:load`, `sqs-route-did-change`; one of them counts where both are emitted).
 */
export function createPageLoads(page: Document, fence: Fence): PageLoads {
  const view = page.defaultView ?? window;
  const { signal } = new AbortController();
  const initializers: Registered[] = [];
  const destroyers: Registered[] = [];
  /** The address that was initialized; `null` while the page is not. */
  let initialized: string | null = null;
  const call = (registered: readonly Registered[]) => {
    for (const [y, run] of registered.slice()) fence(run, y);
  };
  const initialize = () => {
    if (initialized === view.location.href) return;
    initialized = view.location.href;
    call(initializers);
  };
  const destroy = () => {
    if (initialized === null) return;
    initialized = null;
    call(destroyers);
  };
  // After the script that registers, also where the document is parsed already.
  if (page.readyState === 'loading') listen(page, 'DOMContentLoaded', initialize, signal);
  else queueMicrotask(initialize);
  listen(view, 'mercury:unload', destroy, signal);
  listen(view, 'mercury:load', initialize, signal);
  listen(page, 'sqs-route-did-change', initialize, signal);

  return {
    onInitialize(y, run) {
      initializers.push([y, run]);
      if (initialized !== null) queueMicrotask(() => fence(run, y));
    },
    onDestroy: (y, run) => void destroyers.push([y, run]),
    initialize,
    destroy,
  };
}
