import type { ApiError } from '../api/ApiError.ts';
import { fail, ok } from '../lib/result.ts';
import type { Cart } from '../model/cart.ts';
import { isIntentDone, type StateIntent } from '../rules/isIntentDone.ts';
import type { CartApi, Changed } from './CartApi.ts';
import type { CartQueue } from './createCartQueue.ts';
import type { CartTask } from './CartTask.ts';
import { createLineEdits, type Aimed, type LineEdits } from './createLineEdits.ts';
import type { KnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';
import { failureText } from './failureText.ts';

/** What a visitor can do with a cart that has something in it. */
export interface CartEdits
  extends LineEdits, Pick<CartApi, 'applyCoupon' | 'removeCoupon' | 'setShippingLocation' | 'selectShippingOption'> {}

export function createCartEdits(queue: CartQueue, known: KnownCart, deps: ShopDeps): CartEdits {
  const { api, emit, settings } = deps;

  /** Tells why a change was rolled back. One that was given up was so by the visitor. */
  const tell = (error: ApiError, isCoupon: boolean) => {
    if (error.kind === 'aborted') return;
    const { shopTexts, cartTexts } = settings;
    const title = isCoupon ? shopTexts.unableToApplyCoupon : shopTexts.unableToUpdate;
    const message = failureText(error, cartTexts, settings.cookiesEnabled());
    known.show(isCoupon ? { couponError: message } : { notice: { title, message } });
    emit('cart-failed', { scope: null, title, message });
  };

  const run = async (task: CartTask): Changed => {
    const outcome = await queue.run(task);
    if (outcome.ok) return ok(outcome.value.cart);
    tell(outcome.error, task.intent.kind === 'coupon');
    return fail(outcome.error);
  };

  const aim = (intent: StateIntent, send: CartTask['send'], dueAt?: number): Aimed => {
    const isDone = (cart: Cart) => isIntentDone(task.intent as StateIntent, cart);
    const task: CartTask = {
      intent,
      send,
      isDone,
      ...(dueAt !== undefined && { dueAt }),
      ...(intent.kind === 'remove' && { isNeedless: isDone }),
    };
    return { task, outcome: run(task) };
  };

  return {
    ...createLineEdits(queue, known, deps, run, aim),
    applyCoupon(code) {
      known.show({ couponError: null });
      const wanted = code.trim();
      return aim({ kind: 'coupon', code: wanted, wanted: true }, () => api.cart.applyCoupon(wanted)).outcome;
    },
    removeCoupon(code) {
      known.show({ couponError: null });
      return aim({ kind: 'coupon', code, wanted: false }, () => api.cart.removeCoupon(code)).outcome;
    },
    setShippingLocation: (location) => aim({ kind: 'location', location }, () => api.cart.setShippingLocation(location)).outcome,
    selectShippingOption: (optionId) => aim({ kind: 'option', optionId }, () => api.cart.selectShippingOption(optionId)).outcome,
  };
}
