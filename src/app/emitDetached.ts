import type { StorefrontEventName, StorefrontEvents } from './StorefrontEvents.ts';
import type { Emit } from '../core/feature/Emit.ts';
import type { Notice } from '../commerce/model/notice.ts';

const CART_EVENTS = new Set<StorefrontEventName>([
  'cart-change',
  'item-added',
  'item-removed',
  'item-restored',
  'cart-failed',
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
    if (!CART_EVENTS.has(name)) return;
    emit(name, { ...detail, productInstance: null });
    if ('title' in detail && 'message' in detail) onRefused({ title: detail.title, message: detail.message });
  };
