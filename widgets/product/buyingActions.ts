import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { ItemsApi } from './calls/items.ts';
import type { StockApi } from './calls/stock.ts';
import type { SubscriptionApi } from './calls/subscription.ts';
import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { refusable } from '../../src/lib/refusable.ts';
import type { Result } from '../../src/lib/result.ts';
import { withoutParameter } from '../../src/lib/withoutParameter.ts';
import { BUSY_TEXT_MS, ERROR_RESET_MS } from './constants.ts';
import { checkAdd } from './rules/checkAdd.ts';
import { addRefusalTexts } from '../../src/commerce/texts/addRefusalTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { matchVariant, unselectedOptions } from '../../src/commerce/rules/selection.ts';
import { addAlertTitle, purchaseFlow } from './rules/purchaseFlow.ts';
import { tracksStock } from '../../src/commerce/rules/stock.ts';
import { withStock, type LiveStock } from './rules/withStock.ts';
import { fill } from '../../src/commerce/texts/fill.ts';
import { explainFailure } from '../../src/commerce/texts/explainFailure.ts';
import { cartFailureTexts } from '../../src/commerce/texts/failureText.ts';
import type { AddedBy } from './AddedBy.ts';
import { type Added, type CartCalls, quantityInCart } from '../cart/index.ts';
import { createListChooser } from './createListChooser.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { AddStatus, ProductState, Purchase } from './ProductState.ts';

/** What is done to buy a product: loaded with the wire, when the visitor comes near. Nothing here rejects. */
export interface BuyingActions {
  /**
   * Buys what was chosen when the visitor asked for it: into the cart, or on to the page that sells it (spec §4). An item with a form
   * asks for that first. What stands in a list without its data is read from its own page; to a product that has to be chosen, or cannot
   * be read, the visitor is led.
   * @param by.form the form to be filled in, as the button states it; `undefined`: the product's own; `null`: it cannot be read
   */
  add(productInstance: ProductInstanceId, state: ProductState, by: Pick<AddedBy, 'form' | 'findPage'>): Promise<void>;
  /** Goes on with a purchase whose form is filled in. */
  send(purchase: Purchase, additionalFields: string | null): Promise<void>;
  /** Asks what is in stock now; a product whose stock cannot be learned stays as it is. */
  refreshStock(productInstance: ProductInstanceId): Promise<void>;
}

/** What these actions use of the others. */
export interface BuyingDeps extends Pick<ProductDeps, 'store' | 'emit' | 'settings' | 'later' | 'navigate'> {
  readonly api: { readonly items: ItemsApi; readonly stock: StockApi; readonly subscription: SubscriptionApi };
  /** The cart as it is shown. */
  readonly cartNow: () => Cart | null;
  readonly cart: Pick<CartCalls, 'change'>;
  /**
   * The plan that the page shows as chosen at this moment, by its place; that of the state where the page shows no choice; `undefined`:
   * it shows a subscription that cannot be known.
   */
  readonly readPlan: (productInstance: ProductInstanceId, state: Pick<ProductState, 'product' | 'plan'>) => number | null | undefined;
}

/** An add, as far as it shows on the button. */
type Asked = Pick<Purchase, 'productInstance' | 'choice'>;

export function createBuyingActions({ store, api, emit, settings, later, navigate, cart, cartNow, readPlan }: BuyingDeps): BuyingActions {
  const change = (productInstance: ProductInstanceId, part: Partial<ProductState>) => changeProduct(store, productInstance, part);
  /** Whether the visitor has chosen something else since: then the button is about that. */
  const isPast = ({ productInstance, choice }: Asked): boolean => (getProduct(store, productInstance)?.choice ?? choice) !== choice;
  /** Shows on the button what becomes of an add. */
  const show = (asked: Asked, part: Partial<ProductState>) => isPast(asked) || change(asked.productInstance, part);
  const turning = new Map<ProductInstanceId, () => void>();
  /** Turns a button to `addStatus` after so many ms, unless something else becomes of it before that. */
  const turn = (asked: Asked, addStatus: AddStatus, ms: number, then?: () => void) => {
    if (isPast(asked)) return;
    turning.get(asked.productInstance)?.();
    const callOff = later(ms, () => {
      show(asked, { addStatus });
      then?.();
    });
    turning.set(asked.productInstance, callOff);
  };

  /** Tells the visitor why nothing was bought; the button works again after a moment (spec §4, §8). */
  const refuse = (
    { itemId, flow, ...asked }: Asked & Pick<Purchase, 'itemId' | 'flow'>,
    message: string,
    { isEmitted = false, ...why }: { isEmitted?: boolean } & Partial<Pick<ProductState, 'refusedFor' | 'missing'>> = {},
  ) => {
    const { productInstance } = asked;
    const notice = { title: addAlertTitle(flow, settings.cartTexts), message };
    change(productInstance, { notice });
    show(asked, { addStatus: 'failed', ...why });
    turn(asked, 'idle', ERROR_RESET_MS);
    // Of what the platform refused to put into the cart the cart itself tells.
    if (!isEmitted) emit('add-failed', { productInstance, itemId, ...notice });
  };

  /** The button's happy end (spec §4); it also stands there when the visitor comes back from another page. */
  const celebrate = (purchase: Purchase) => {
    const { addedDelayMs } = settings;
    change(purchase.productInstance, { additionalFields: null });
    turn(purchase, 'added', addedDelayMs, () => turn(purchase, 'idle', 2 * addedDelayMs));
  };

  /** Leaves for a page of the platform, unless a listener refuses, or the visitor wants to buy something else by now. */
  const leave = (purchase: Purchase, path: string, values: Readonly<Record<string, string>> = {}) => {
    if (isPast(purchase)) return;
    const { productInstance, flow } = purchase;
    const encoded: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) encoded[name] = encodeURIComponent(value);
    const url = fill(path, encoded);
    // A site may have put the name into the path, in which browsers take `.` and `..` for steps.
    if (/\/\.{1,2}(?=[/?#]|$)/.test(url)) return refuse(purchase, localize(cartFailureTexts, settings.localizedStrings).unknownError);
    const wish = refusable({ productInstance, flow, url });
    emit('before-checkout', wish);
    if (!wish.defaultPrevented) navigate(url);
  };

  /** Says so when an answer takes long. */
  const waitFor = async <Answer>(asked: Asked, sent: Promise<Answer>): Promise<Answer> => {
    const callOff = later(BUSY_TEXT_MS, () => show(asked, { isSlow: true }));
    const answer = await sent;
    callOff();
    show(asked, { isSlow: false });
    return answer;
  };

  /** Waits for the platform; a refusal is told, and gives `null`. */
  const wait = async <Value>(purchase: Purchase, sent: Promise<Result<Value, ApiError>>, isEmitted = false): Promise<Value | null> => {
    const answer = await waitFor(purchase, sent);
    if (answer.ok) celebrate(purchase);
    else {
      refuse(purchase, explainFailure(answer.error, settings), { isEmitted: isEmitted && answer.error.kind !== 'aborted' });
    }
    return answer.ok ? answer.value : null;
  };

  const send: BuyingActions['send'] = async (purchase, additionalFields) => {
    const { productInstance, itemId, sku, quantity, flow, planId } = purchase;
    const wish = refusable({ productInstance, itemId, sku, quantity });
    emit('before-add', wish);
    show(purchase, { addStatus: wish.defaultPrevented ? 'idle' : 'adding' });
    if (wish.defaultPrevented) return;
    if (flow === 'gift-card') {
      // The card's own page takes it from here; nothing is in the cart yet.
      turn(purchase, 'idle', settings.addedDelayMs);
      leave(purchase, sku === null ? withoutParameter(settings.giftCardPath, '{sku}') : settings.giftCardPath, { itemId, sku: sku ?? '' });
    } else if (flow === 'subscription') {
      const order = { itemId, sku, qty: quantity, additionalFields, ...(planId !== null && { productSubscriptionOptionId: planId }) };
      const subscribed = await wait(purchase, api.subscription.create(order));
      if (subscribed) leave(purchase, settings.subscriptionCheckoutPath, { token: subscribed.cartToken });
    } else {
      const isExpress = flow === 'express';
      const { offlineTitle, offlineAdd } = settings.shopTexts;
      const onWaiting = () => change(productInstance, { notice: { title: offlineTitle, message: offlineAdd } });
      const entry = { itemId, sku, quantity, additionalFields };
      const sent = cart.change('add', [entry, { isExpress, onWaiting, productInstance }]) as Promise<Result<Added, ApiError>>;
      const added = await wait(purchase, sent, true);
      if (added && isExpress) leave(purchase, settings.checkoutPath);
    }
  };

  /** What the platform has of a product now; nothing where that cannot be learned. The product follows it. */
  const askStock = async (productInstance: ProductInstanceId): Promise<readonly LiveStock[]> => {
    const itemId = getProduct(store, productInstance)?.product.id;
    const answer = itemId === undefined ? null : await api.stock.load(itemId);
    const product = getProduct(store, productInstance)?.product;
    if (!answer?.ok || !product) return [];
    change(productInstance, { product: withStock(product, answer.value) });
    return answer.value;
  };

  const textsNow = () => localize(addRefusalTexts, settings.localizedStrings);
  const refuseInCart = (asked: Asked, message: string) => {
    const itemId = getProduct(store, asked.productInstance)?.product.id;
    if (itemId !== undefined) refuse({ ...asked, itemId, flow: 'cart' }, message);
  };
  const chooseInList = createListChooser({ store, api, settings, navigate, show, isPast, waitFor, refuse: refuseInCart });

  return {
    send,
    async add(productInstance, state, { form: stated, findPage }) {
      const pressed = { ...state, plan: readPlan(productInstance, state) };
      const { choice } = pressed;
      const asked = { productInstance, choice };
      turning.get(productInstance)?.();
      const chosen = findPage ? await chooseInList(productInstance, pressed, findPage, stated) : pressed;
      if (!chosen) return;
      const { product, selection, quantityText, plan } = chosen;
      if (plan === undefined) return refuseInCart(asked, textsNow().planUnknown);
      const form = stated ?? product.additionalFieldsForm;
      const flow = purchaseFlow(product, { expressCheckout: settings.expressCheckout(), hasPlan: plan !== null });
      // A gift card is filled in on its own page.
      const needed = flow !== 'gift-card' && form && form.fields.length > 0 ? form : null;
      const judge = (now: Product, stock?: LiveStock) =>
        checkAdd(
          {
            product: now,
            selection,
            quantityText,
            quantityInCart: quantityInCart(cartNow(), now.id, matchVariant(now, selection)),
            hasForm: needed !== null,
            stock,
          },
          textsNow(),
        );
      let check = judge(product);
      // Nobody is to fill in a form for what has been sold meanwhile (spec §5).
      if (needed && tracksStock(product.type) && (check.ok || check.reason === 'stock')) {
        show(asked, { addStatus: 'adding' });
        const levels = await waitFor(asked, askStock(productInstance));
        const now = getProduct(store, productInstance);
        if (!now) return;
        check = judge(now.product, levels.length === 1 ? levels[0] : undefined);
      }
      if (!check.ok) {
        const { message, reason } = check;
        const missing = reason === 'options' ? unselectedOptions(product, selection) : [];
        return refuse({ ...asked, itemId: product.id, flow }, message, { refusedFor: reason, missing });
      }
      const { variant, quantity } = check;
      const planId = plan === null ? null : (variant?.pricingOptions[plan]?.subscriptionOptionId ?? null);
      if (plan !== null && planId === null) return refuseInCart(asked, textsNow().planUnknown);
      const purchase: Purchase = { productInstance, itemId: product.id, sku: variant?.sku ?? null, quantity, flow, planId, choice };
      if (needed) show(asked, { addStatus: 'idle', pendingForm: { form: needed, purchase } });
      else await send(purchase, null);
    },
    async refreshStock(productInstance) {
      await askStock(productInstance);
    },
  };
}
