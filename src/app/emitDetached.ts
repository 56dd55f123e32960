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
 * Emits what becomes of the changes of the cart that were under way when their page was left without a reload. They belong to no product,
 * because the one that they came from is gone; everything else that such a page would emit is dropped.
 * @param onRefused shows a refusal, because the part of the page that would have shown it is gone
 */
export const emitDetached =
  (emit: Emit<StorefrontEvents>, onRefused: (notice: Notice) => void): Emit<StorefrontEvents> =>
  <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => {
    if (!CART_EVENTS.has(name)) return;
    emit(name, { ...detail, productInstance: null });
    if ('title' in detail && 'message' in detail) onRefused({ title: detail.title, message: detail.message });
  };
