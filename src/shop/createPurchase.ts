import type { ApiError } from '../api/ApiError';
import type { ScopeId, StorefrontEvents } from '../events/events';
import type { Result } from '../lib/result';
import { ADDED_DELAY_MS, ADDED_LASTS_MS, BUSY_TEXT_MS, ERROR_RESET_MS } from '../model/constants';
import { addAlertTitle } from '../rules/purchaseFlow';
import { fill } from '../text/fill';
import type { CartActions } from './cartActions';
import { addFailureText } from './addFailureText';
import type { ShopDeps } from './createShop';
import type { ProductState, Purchase } from './ShopState';

/** How a purchase is carried out once it is known to be in order. */
export interface PurchaseSteps {
  /** Sends it where its flow leads, and shows how it goes in the product's state. Never rejects. */
  send(purchase: Purchase, additionalFields: string | null): Promise<void>;
  /** Tells the visitor why nothing was bought; the button works again after a moment (spec §4, §8). */
  refuse(purchase: Pick<Purchase, 'scope' | 'itemId' | 'flow'>, message: string): void;
}

/** @param change writes into the state of a product, if it is still on the page */
export function createPurchase(
  { api, emit, settings, later, navigate }: ShopDeps,
  cart: CartActions,
  change: (scope: ScopeId, part: Partial<ProductState>) => void,
): PurchaseSteps {
  const refuse: PurchaseSteps['refuse'] = ({ scope, itemId, flow }, message) => {
    const notice = { title: addAlertTitle(flow, settings.cartTexts), message };
    change(scope, { addStatus: 'failed', notice });
    later(ERROR_RESET_MS, () => change(scope, { addStatus: 'idle' }));
    emit('add-failed', { scope, itemId, ...notice });
  };

  /** The button's happy end (spec §4); it also stands there when the visitor comes back from another page. */
  const celebrate = ({ scope }: Purchase) => {
    change(scope, { additionalFields: null });
    later(ADDED_DELAY_MS, () => {
      change(scope, { addStatus: 'added' });
      later(ADDED_LASTS_MS, () => change(scope, { addStatus: 'idle' }));
    });
  };

  /** Leaves for a page of the host, unless a listener refuses. */
  const leave = ({ scope, flow }: Purchase, path: string, values: Readonly<Record<string, string>> = {}) => {
    const encoded: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) encoded[name] = encodeURIComponent(value);
    const url = fill(path, encoded);
    if (!isRefused('before-checkout', { scope, flow, url })) navigate(url);
  };

  /** Waits for the host, and says so when that takes long. */
  const wait = async <Value>({ scope }: Purchase, sent: Promise<Result<Value, ApiError>>): Promise<Result<Value, ApiError>> => {
    const callOff = later(BUSY_TEXT_MS, () => change(scope, { isSlow: true }));
    const answer = await sent;
    callOff();
    change(scope, { isSlow: false });
    return answer;
  };

  return {
    refuse,
    async send(purchase, additionalFields) {
      const { scope, itemId, sku, quantity, flow, planId } = purchase;
      const intent = { scope, itemId, sku, quantity };
      if (isRefused('before-add', intent)) return;
      change(scope, { addStatus: 'adding' });
      const fail = (error: ApiError) => refuse(purchase, addFailureText(error, settings.cartTexts, settings.cookiesEnabled()));

      if (flow === 'gift-card') {
        // The card's own page takes it from here; nothing is in the cart yet.
        later(ADDED_DELAY_MS, () => change(scope, { addStatus: 'idle' }));
        return leave(purchase, settings.giftCardPath, { itemId, sku: sku ?? '' });
      }
      if (flow === 'subscription') {
        const order = { itemId, sku, qty: quantity, additionalFields, ...(planId !== null && { productSubscriptionOptionId: planId }) };
        const answer = await wait(purchase, api.subscription.create(order));
        if (!answer.ok) return fail(answer.error);
        celebrate(purchase);
        return leave(purchase, settings.subscriptionCheckoutPath, { token: answer.value.cartToken });
      }
      const isExpress = flow === 'express';
      const answer = await wait(purchase, cart.add({ itemId, sku, quantity, additionalFields }, { isExpress }));
      if (!answer.ok) return fail(answer.error);
      const { cart: shoppingCart, newlyAdded } = answer.value;
      celebrate(purchase);
      emit('item-added', { ...intent, newlyAdded, cart: shoppingCart, confirmationType: settings.confirmationType() });
      if (isExpress) leave(purchase, settings.checkoutPath);
    },
  };

  /** Asks the page's listeners, which may refuse. */
  function isRefused<Name extends 'before-add' | 'before-checkout'>(name: Name, detail: Omit<StorefrontEvents[Name], 'preventDefault'>): boolean {
    let refused = false;
    emit(name, { ...detail, preventDefault: () => void (refused = true) } as StorefrontEvents[Name]);
    return refused;
  }
}
