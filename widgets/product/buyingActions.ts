import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { ItemsApi } from './calls/items.ts';
import type { LiveStock } from './calls/stock.ts';
import type { SubscriptionApi } from './calls/subscription.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import { refusable } from '../../src/lib/refusable.ts';
import type { Result } from '../../src/lib/result.ts';
import { withoutParameter } from '../../src/lib/withoutParameter.ts';
import { checkAdd, type AddCheck } from './rules/checkAdd.ts';
import { refusalText } from './rules/refusalText.ts';
import { saleOf } from './rules/saleOf.ts';
import { addRefusalTexts } from '../../src/commerce/texts/addRefusalTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { matchVariant, unselectedOptions } from '../../src/commerce/rules/selection.ts';
import { purchaseFlow, type PurchaseFlow } from './rules/purchaseFlow.ts';
import { tracksStock } from '../../src/commerce/rules/stock.ts';
import { fill } from '../../src/commerce/texts/fill.ts';
import { explainFailure } from '../../src/commerce/texts/explainFailure.ts';
import { cartFailureTexts } from '../../src/commerce/texts/failureText.ts';
import type { AddedBy } from './events.ts';
import { type Added, type CartCalls, quantityInCart } from '../cart/index.ts';
import { createListChooser, type AskedProduct } from './createListChooser.ts';
import { createPurchaseDisplay, type Asked, type PurchaseDisplay } from './createPurchaseDisplay.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { ProductState, Purchase } from './ProductState.ts';

/** Buying, loaded with the wire. Nothing here rejects. */
export interface BuyingActions {
  /**
   * Buys what was chosen at the click: into the cart, or on the page that sells it. An item's form comes first. A listed product without
   * data is read from its page; the visitor is led to one that must be chosen there or cannot be read.
   *
   * @param by.form the form that the button names; `undefined`: the product's own; `null`: unreadable
   */
  add(productKey: ProductKey, state: ProductState, by: Pick<AddedBy, 'form' | 'findPage' | 'isExpress'>): Promise<void>;
  /** Continues a purchase whose form is filled in. */
  send(purchase: Purchase, additionalFields: string | null): Promise<void>;
  /** Reads current stock; a failure leaves the product unchanged. */
  refreshStock(productKey: ProductKey): Promise<void>;
}

export interface BuyingDeps extends Pick<ProductDeps, 'store' | 'emit' | 'settings' | 'later' | 'navigate'> {
  readonly api: { readonly items: ItemsApi; readonly subscription: SubscriptionApi };
  /** Reads current stock into the product. Never rejects: a failure gives nothing. */
  readonly readStock: (productKey: ProductKey) => Promise<readonly LiveStock[]>;
  /** The cart that is shown. */
  readonly cartNow: () => Cart | null;
  readonly cart: Pick<CartCalls, 'change'>;
  /** Index of the plan that the page shows as chosen, else the state's; `undefined`: a subscription whose plan is unknown. */
  readonly readPlan: (productKey: ProductKey, state: Pick<ProductState, 'product' | 'plan'>) => number | null | undefined;
  /** Whether the page has what the product's options are chosen by. */
  readonly canChoose: (productKey: ProductKey) => boolean;
}

export function createBuyingActions(deps: BuyingDeps): BuyingActions {
  const { store, settings, readPlan, readStock, canChoose } = deps;
  const display = createPurchaseDisplay(deps);
  const { show, refuse } = display;
  const send = createSend(deps, display);
  const { check, checkStock } = createChecks(deps, display);
  const textsNow = () => localize(addRefusalTexts, settings.localizedStrings);
  const refuseInCart = (asked: Asked, message: string) => {
    const itemId = getProduct(store, asked.productInstance)?.product.id;
    if (itemId !== undefined) refuse({ ...asked, itemId, flow: 'cart' }, message);
  };
  const chooseInList = createListChooser({ ...deps, ...display, refuse: refuseInCart });

  return {
    send,
    async add(productKey, state, { form: stated, findPage, isExpress }) {
      const pressed = { ...state, plan: readPlan(productKey, state) };
      const { choice } = pressed;
      const asked = { productInstance: productKey, choice };
      display.cancelTurn(productKey);
      const chosen = findPage ? await chooseInList(productKey, pressed, findPage, stated) : pressed;
      if (!chosen) return;
      const { product, selection, plan } = chosen;
      if (plan === undefined) return refuseInCart(asked, textsNow().planUnknown);
      const form = stated ?? product.additionalFieldsForm;
      const flow = purchaseFlow(product, { expressCheckout: isExpress || settings.expressCheckout(), hasPlan: plan !== null });
      // A gift card is filled in on its own page.
      const needed = flow !== 'gift-card' && form && form.fields.length > 0 ? form : null;
      // Nothing is awaited where there is no form: the next press must find this one under way.
      let checked: AddCheck | null = check(chosen, flow, needed !== null);
      // Checks the stock first, so that the form is not filled in for a sold-out item.
      if (needed && tracksStock(product.type) && (checked.ok || checked.reason === 'stock'))
        checked = await checkStock(asked, chosen, flow);
      if (!checked) return;
      if (!checked.ok) {
        const { reason } = checked;
        const missing = reason === 'options' ? unselectedOptions(product, selection) : [];
        const message = refusalText(checked, product, missing, () => canChoose(productKey), textsNow());
        return refuse({ ...asked, itemId: product.id, flow }, message, { refusedFor: reason, missing });
      }
      const { variant, quantity } = checked;
      const planId = plan === null ? null : (variant?.pricingOptions[plan]?.subscriptionOptionId ?? null);
      if (plan !== null && planId === null) return refuseInCart(asked, textsNow().planUnknown);
      const purchase: Purchase = {
        productInstance: productKey,
        itemId: product.id,
        sku: variant?.sku ?? null,
        quantity,
        flow,
        planId,
        choice,
        sale: flow === 'cart' || flow === 'express' ? null : saleOf(product, variant, plan, quantity),
      };
      if (needed) show(asked, { addStatus: 'idle', pendingForm: { form: needed, purchase } });
      else await send(purchase, null);
    },
    async refreshStock(productKey) {
      await readStock(productKey);
    },
  };
}

/** Whether something can be bought, by what is known and by the current stock. */
function createChecks({ store, readStock, settings, cartNow }: BuyingDeps, { show, waitFor }: PurchaseDisplay) {
  const check = ({ product, selection, quantityText }: AskedProduct, flow: PurchaseFlow, hasForm: boolean, stock?: LiveStock): AddCheck =>
    checkAdd(
      {
        product,
        selection,
        quantityText,
        // Elsewhere it is bought without what the cart holds.
        quantityInCart: flow === 'cart' ? quantityInCart(cartNow(), product.id, matchVariant(product, selection)) : 0,
        hasForm,
        stock,
      },
      localize(addRefusalTexts, settings.localizedStrings),
    );

  /** Before a form is filled in; `null`: the product is gone. */
  const checkStock = async (asked: Asked, chosen: AskedProduct, flow: PurchaseFlow): Promise<AddCheck | null> => {
    show(asked, { addStatus: 'adding' });
    const levels = await waitFor(asked, readStock(asked.productInstance));
    const now = getProduct(store, asked.productInstance);
    return now && check({ ...chosen, product: now.product }, flow, true, levels.length === 1 ? levels[0] : undefined);
  };
  return { check, checkStock };
}

/** Sends a purchase where it belongs: to the cart, to the page of a gift card, or to the till. */
function createSend(
  { store, api, emit, settings, navigate, cart }: BuyingDeps,
  { show, isPast, turn, refuse, celebrate, waitFor }: PurchaseDisplay,
): BuyingActions['send'] {
  /** Navigates to a platform page, unless a listener refuses or the choice has changed. */
  const leave = (purchase: Purchase, path: string, values: Readonly<Record<string, string>> = {}) => {
    if (isPast(purchase)) return;
    const { productInstance: productKey, flow } = purchase;
    const encoded = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]);
    const url = fill(path, Object.fromEntries(encoded));
    // The site's path may contain the name, where browsers resolve `.` and `..`.
    if (/\/\.{1,2}(?=[/?#]|$)/.test(url)) return refuse(purchase, localize(cartFailureTexts, settings.localizedStrings).unknownError);
    const event = refusable({ productInstance: productKey, flow, url, sale: purchase.sale });
    emit('before-checkout', event);
    if (!event.defaultPrevented) navigate(url);
  };

  /** Waits for the platform; a refusal is shown and gives `null`. */
  const wait = async <Value>(purchase: Purchase, sent: Promise<Result<Value, ApiError>>, isEmitted = false): Promise<Value | null> => {
    const answer = await waitFor(purchase, sent);
    if (answer.ok) celebrate(purchase);
    else {
      const wasEmitted = isEmitted && answer.error.kind !== 'aborted';
      refuse(purchase, explainFailure(answer.error, settings), { isEmitted: wasEmitted, addStatus: 'failed' });
    }
    return answer.ok ? answer.value : null;
  };

  return async (purchase, additionalFields) => {
    const { productInstance: productKey, itemId, sku, quantity, flow, planId } = purchase;
    const event = refusable({ productInstance: productKey, itemId, sku, quantity });
    emit('before-add', event);
    show(purchase, { addStatus: event.defaultPrevented ? 'idle' : 'adding' });
    if (event.defaultPrevented) return;
    if (flow === 'gift-card') {
      // The card's page continues; nothing is in the cart yet.
      turn(purchase, 'idle', settings.addedDelay);
      leave(purchase, sku === null ? withoutParameter(settings.giftCardPath, '{sku}') : settings.giftCardPath, { itemId, sku: sku ?? '' });
    } else if (flow === 'subscription') {
      const order = { itemId, sku, qty: quantity, additionalFields, ...(planId !== null && { productSubscriptionOptionId: planId }) };
      const subscribed = await wait(purchase, api.subscription.create(order));
      if (subscribed) leave(purchase, settings.subscriptionCheckoutPath, { token: subscribed.cartToken });
    } else {
      const isExpress = flow === 'express';
      const { offlineTitle, offlineAdd } = settings.cartTexts;
      const onWaiting = () => changeProduct(store, productKey, { notice: { title: offlineTitle, message: offlineAdd } });
      const entry = { itemId, sku, quantity, additionalFields };
      const sent = cart.change('add', [entry, { isExpress, onWaiting, productInstance: productKey }]) as Promise<Result<Added, ApiError>>;
      const added = await wait(purchase, sent, true);
      if (added && isExpress) leave(purchase, settings.checkoutPath);
    }
  };
}
