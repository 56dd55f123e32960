import type { CartDeps } from '../CartDeps.ts';
import type { CartEffect, CartEvent } from './CartEvent.ts';
import { emptyCart, type CartModel } from './CartModel.ts';
import { stepOrGiveUp } from './stepCart.ts';
import { storeCart } from './storedCart.ts';
import type { StoreApi } from 'zustand/vanilla';
import { showIntents, type ShownCart, withSubtotalAmount } from '../rules/intentRules.ts';
import type { CartState } from '../CartState.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { cartChangeTexts } from '../cartChangeTexts.ts';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { explainFailure } from '../../../src/commerce/texts/explainFailure.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import type { CartSettings } from './CartSettings.ts';
import type { CartPolicy } from './Step.ts';

/** Monotonic within a page, whatever becomes of the computer's clock; and near enough the same in other pages and tabs, in ms. */
const readClock = (): number => (performance.timeOrigin || 0) + performance.now();

/** The cart's model, and the one way to change it. */
export interface CartLoop {
  model(): CartModel;
  dispatch(event: CartEvent): void;
  /** Settles when every change is answered, or waits for the network or the next page; at once when that is so. */
  whenSettled(): Promise<void>;
}

/** Turns events into steps, shows and stores each step's model, and has its effects performed in order. */
export function createCartLoop({ settings, later, onError, store, tabs }: CartDeps, perform: (effect: CartEffect) => void): CartLoop {
  const policy = createCartPolicy(settings);
  const show = createView(store);
  const effects: CartEffect[] = [];
  let model: CartModel = { ...emptyCart, settled: store.getState().settled };
  let stored: string | null = null;
  let storedQueue = model.queue;
  let isPerforming = false;
  let cancelTimer: () => void = () => undefined;
  const waiting: (() => void)[] = [];
  const isSettled = () => model.queue.length === 0 || model.isWaiting || model.page === 'left' || model.page === 'stopped';

  const guarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  /** Events that listeners dispatch meanwhile add their effects at the end. */
  const performAll = () => {
    if (isPerforming) return;
    isPerforming = true;
    for (let effect = effects.shift(); effect; effect = effects.shift()) {
      const next = effect;
      guarded(() => perform(next));
    }
    isPerforming = false;
  };
  const dispatch = (event: CartEvent): void => {
    const former = model;
    const step = stepOrGiveUp(onError, model, event, { at: readClock(), isOnline: settings.isOnline(), policy });
    model = step.state;
    // Before a subscriber can change the cart again, whose effects come after these.
    effects.push(...step.effects);
    // A subscriber of the store that throws must not stop the change.
    guarded(() => show(model));
    const isLeaving = event.type === 'left';
    const isChanged = model.queue !== former.queue || model.unconfirmed !== former.unconfirmed;
    // As a page goes it stores all again, because the next shop of a page that has changed without a reload keeps its own there. After that
    // only what it was still given as it went: the next one has taken the rest over.
    if (former.page === 'left' ? isLeaving && model.queue !== storedQueue : isLeaving || isChanged) {
      stored = storeCart(tabs.session, model, isLeaving ? null : stored);
      storedQueue = model.queue;
    }
    cancelTimer();
    if (model.wakeAt !== null) cancelTimer = later(Math.max(0, model.wakeAt - readClock()), () => dispatch({ type: 'woken' }));
    performAll();
    if (isSettled()) for (const run of waiting.splice(0)) run();
  };

  return {
    model: () => model,
    dispatch,
    whenSettled: async () => {
      if (!isSettled()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** Writes the cart's model to its store; what has not changed stays the very same objects. */
function createView(store: StoreApi<CartState>): (model: CartModel) => void {
  let last: CartModel | null = null;
  let shown: ShownCart = { cart: null, pending: store.getState().pending };
  return (model) => {
    const { confirmed, queue, restoredLines, error, reading, settled, removed, lowered, couponError, shippingError, notice } = model;
    if (!last || last.confirmed !== confirmed || last.queue !== queue || last.restoredLines !== restoredLines) {
      shown = showIntents(confirmed, queue, restoredLines);
    }
    last = model;
    const waiting = queue.length > 0 && model.isWaiting;
    store.setState({
      status: reading ? 'loading' : error !== null ? 'failed' : confirmed ? 'loaded' : 'idle',
      cart: shown.cart,
      pending: shown.pending,
      recalculating: queue.length > 0 && !waiting,
      waiting,
      error,
      settled,
      removed,
      lowered,
      couponError,
      shippingError,
      notice,
    });
  };
}

/** The cart's policy by the site's settings and texts. */
export function createCartPolicy(settings: CartSettings): CartPolicy {
  const { cartTexts, localizedStrings } = settings;
  const texts = localize(cartChangeTexts, localizedStrings);
  const explain = (error: ApiError) => explainFailure(error, settings);
  return {
    cartEditDelay: settings.cartEditDelay,
    confirmationType: settings.confirmationType,
    complete: (cart) => withSubtotalAmount(cart, settings.currency),
    explain,
    noneLeft: () => ({
      title: texts.unableToUpdate,
      message: localize(addRefusalTexts, localizedStrings).notEnoughStock,
    }),
    describe({ intent }, error) {
      const message = explain(error);
      if (intent.kind === 'add') return { title: intent.isExpress ? texts.unableToPurchase : cartTexts.unableToAdd, message };
      return { title: intent.kind === 'coupon' ? texts.unableToApplyCoupon : texts.unableToUpdate, message };
    },
  };
}
