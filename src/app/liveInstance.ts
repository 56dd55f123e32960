import type { Storefront } from './Storefront.ts';

/** Marks a live instance on `window`, so that another copy of the script, of any version, does not replace it. */
const BRAND = Symbol.for('storefront-embed');

/** The instance that a tag or `start()` has published; `null` without one. */
export function liveInstance(): Storefront | null {
  const current = window.Storefront;
  return isLive(current) ? current : null;
}

export const isLive = (value: unknown): value is Storefront => typeof value === 'object' && value !== null && BRAND in value;

export function publish(storefront: Storefront): void {
  Object.defineProperty(storefront, BRAND, { value: true });
  window.Storefront = storefront;
}
