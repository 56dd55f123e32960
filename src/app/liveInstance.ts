import type { QueuedCall } from './replayQueue.ts';
import type { Storefront } from './Storefront.ts';

/** Marks a live instance on `window`, so that a second copy of the script (of any version) knows it is late. */
const BRAND = Symbol.for('storefront-embed');

/** The instance that a tag or `start()` has put on the page; `null`: there is none. */
export function liveInstance(): Storefront | null {
  const current = window.Storefront;
  return isLive(current) ? current : null;
}

/** Whether that is a storefront which a tag or `start()` has put on the page. */
export const isLive = (value: unknown): value is Storefront => typeof value === 'object' && value !== null && BRAND in value;

/** Puts it on the page, unless there is a live one. */
export function publish(storefront: Storefront): void {
  if (liveInstance()) return;
  Object.defineProperty(storefront, BRAND, { value: true });
  window.Storefront = storefront;
}

declare global {
  interface Window {
    /** The live instance; before the script has loaded, the page's queue of calls. */
    Storefront?: Storefront | QueuedCall[];
  }
}
