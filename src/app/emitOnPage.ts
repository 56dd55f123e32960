import { dispatchDomEvent } from '../core/page/dispatchDomEvent.ts';
import type { Emit } from '../core/feature/ShopDeps.ts';
import type { Page } from '../core/page/createPage.ts';
import type { Emitter } from '../lib/emitter.ts';
import { once } from '../lib/lazy.ts';
import type { StorefrontEvents, StorefrontEventName } from './StorefrontEvents.ts';
import type { Notice } from '../commerce/model/notice.ts';

/** Events that tell of a change of the cart. */
const CART_CHANGES: ReadonlySet<StorefrontEventName> = new Set([
  'cart-change',
  'cart-failed',
  'item-added',
  'item-removed',
  'item-restored',
  'shipping-chosen',
  'add-failed',
]);

/**
 * Emits the results of cart changes whose page was left without a reload. They belong to no product, because theirs is gone; other events
 * of that page are dropped.
 *
 * @param onRefused shows a refusal, because its place on the page is gone
 */
export const emitDetached =
  (emit: Emit<StorefrontEvents>, onRefused: (notice: Notice) => void): Emit<StorefrontEvents> =>
  <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => {
    if (!CART_CHANGES.has(name)) return;
    emit(name, { ...detail, productInstance: null });
    if ('title' in detail) onRefused(detail);
  };

/** Limit (ms) to how long a part's file may keep an event back. */
const LONGEST_WAIT_MS = 1000;

/**
 * Emits to listeners and on the page. Listeners read the page, so the change is shown first: within a microtask, or when the part that
 * shows it has been loaded. What asks whether something may be done asks at once.
 */
export const emitOnPage =
  (events: Emitter<StorefrontEvents>, page: Page, arriving: () => Promise<unknown> | null): Emit<StorefrontEvents> =>
  (name, detail) => {
    const send = once(() => {
      events.emit(name, detail);
      dispatchDomEvent(page, name, detail);
    });
    if (name.startsWith('before-')) return send();
    const parts = arriving();
    if (!parts) return void Promise.resolve().then(send);
    // Cleared, because a hidden tab may run it only after a minute, and it holds the whole shop until then.
    const timer = setTimeout(send, LONGEST_WAIT_MS);
    void parts.then(() => {
      clearTimeout(timer);
      send();
    });
  };
