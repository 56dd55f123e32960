import type { ApiError } from '../api/ApiError.ts';
import type { Api } from '../api/createApi.ts';
import type { ScopeId } from '../events/events.ts';
import { parseProduct, type Product } from '../model/product.ts';
import { refusable } from '../lib/refusable.ts';
import type { Result } from '../lib/result.ts';
import { withoutParameter } from '../lib/withoutParameter.ts';
import { BUSY_TEXT_MS, ERROR_RESET_MS, READ_DEADLINE_MS } from '../model/constants.ts';
import { checkAdd } from '../rules/checkAdd.ts';
import { addRefusalTexts } from '../text/addRefusalTexts.ts';
import { localize } from '../text/localize.ts';
import { matchVariant } from '../rules/matchVariant.ts';
import { addAlertTitle, purchaseFlow } from '../rules/purchaseFlow.ts';
import { tracksStock } from '../rules/tracksStock.ts';
import { unselectedOptions } from '../rules/unselectedOptions.ts';
import { withStock, type LiveStock } from '../rules/withStock.ts';
import { fill } from '../text/fill.ts';
import { failureText } from '../text/failureText.ts';
import { cartFailureTexts } from '../text/failureTexts.ts';
import type { AddedBy } from './AddedBy.ts';
import type { BuyingSettings } from './BuyingSettings.ts';
import type { Added } from './CartApi.ts';
import type { CartCalls } from './createCartApi.ts';
import { changeProduct, getProduct } from './productState.ts';
import type { ShopDeps } from './ShopDeps.ts';
import { quantityInCart } from './quantityInCart.ts';
import type { AddStatus, ProductState, Purchase } from './ShopState.ts';

/** What is done to buy a product: loaded with the wire, when the visitor comes near. Nothing here rejects. */
export interface BuyingActions {
  /**
   * Buys what was chosen when the visitor asked for it (`state`): into the cart, or on to the page that sells it (spec §4). An item with
   * a form asks for that first. What stands in a list without its data is read from its own page; a product that has to be chosen is
   * led to.
   * @param by.form the form to be filled in, as the button states it; `undefined`: the product's own
   */
  add(scope: ScopeId, state: ProductState, by: Pick<AddedBy, 'form' | 'findPage'>): Promise<void>;
  /** Goes on with a purchase whose form is filled in. */
  send(purchase: Purchase, additionalFields: string | null): Promise<void>;
  /** Asks what is in stock now; a product whose stock cannot be learned stays as it is. */
  refreshStock(scope: ScopeId): Promise<void>;
}

/** What these actions use of the others. */
export interface BuyingDeps extends Pick<ShopDeps<BuyingSettings>, 'store' | 'emit' | 'settings' | 'later' | 'navigate'> {
  readonly api: Pick<Api, 'items' | 'stock' | 'subscription'>;
  readonly cart: Pick<CartCalls, 'change'>;
}

export function createBuyingActions({ store, api, emit, settings, later, navigate, cart }: BuyingDeps): BuyingActions {
  const change = (scope: ScopeId, part: Partial<ProductState>) => changeProduct(store, scope, part);
  const turning = new Map<ScopeId, () => void>();
  /** Turns a button to `addStatus` after so many ms, unless something else becomes of it before that. */
  const turn = (scope: ScopeId, addStatus: AddStatus, ms: number, then?: () => void) => {
    turning.get(scope)?.();
    const callOff = later(ms, () => {
      change(scope, { addStatus });
      then?.();
    });
    turning.set(scope, callOff);
  };

  /** Tells the visitor why nothing was bought; the button works again after a moment (spec §4, §8). */
  const refuse = (
    { scope, itemId, flow }: Pick<Purchase, 'scope' | 'itemId' | 'flow'>,
    message: string,
    { isTold = false, ...why }: { isTold?: boolean } & Partial<Pick<ProductState, 'refusedFor' | 'missing'>> = {},
  ) => {
    const notice = { title: addAlertTitle(flow, settings.cartTexts), message };
    change(scope, { addStatus: 'failed', notice, ...why });
    turn(scope, 'idle', ERROR_RESET_MS);
    // Of what the host refused to put into the cart the cart itself tells.
    if (!isTold) emit('add-failed', { scope, itemId, ...notice });
  };

  /** The button's happy end (spec §4); it also stands there when the visitor comes back from another page. */
  const celebrate = ({ scope }: Purchase) => {
    const { addedDelayMs } = settings;
    change(scope, { additionalFields: null });
    turn(scope, 'added', addedDelayMs, () => turn(scope, 'idle', 2 * addedDelayMs));
  };

  /** Leaves for a page of the host, unless a listener refuses. */
  const leave = ({ scope, flow }: Purchase, path: string, values: Readonly<Record<string, string>> = {}) => {
    const encoded: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) encoded[name] = encodeURIComponent(value);
    const url = fill(path, encoded);
    const wish = refusable({ scope, flow, url });
    emit('before-checkout', wish);
    if (!wish.defaultPrevented) navigate(url);
  };

  /** Says so when an answer takes long. */
  const hear = async <Answer>(scope: ScopeId, sent: Promise<Answer>): Promise<Answer> => {
    const callOff = later(BUSY_TEXT_MS, () => change(scope, { isSlow: true }));
    const answer = await sent;
    callOff();
    change(scope, { isSlow: false });
    return answer;
  };

  /** Waits for the host; a refusal is told, and gives `null`. */
  const wait = async <Value>(purchase: Purchase, sent: Promise<Result<Value, ApiError>>, isTold = false): Promise<Value | null> => {
    const answer = await hear(purchase.scope, sent);
    if (answer.ok) celebrate(purchase);
    else {
      const message = failureText(answer.error, localize(cartFailureTexts, settings.localizedStrings), settings.cookiesEnabled());
      refuse(purchase, message, { isTold: isTold && answer.error.kind !== 'aborted' });
    }
    return answer.ok ? answer.value : null;
  };

  const send: BuyingActions['send'] = async (purchase, additionalFields) => {
    const { scope, itemId, sku, quantity, flow, planId } = purchase;
    const wish = refusable({ scope, itemId, sku, quantity });
    emit('before-add', wish);
    change(scope, { addStatus: wish.defaultPrevented ? 'idle' : 'adding' });
    if (wish.defaultPrevented) return;
    if (flow === 'gift-card') {
      // The card's own page takes it from here; nothing is in the cart yet.
      turn(scope, 'idle', settings.addedDelayMs);
      leave(purchase, sku === null ? withoutParameter(settings.giftCardPath, '{sku}') : settings.giftCardPath, { itemId, sku: sku ?? '' });
    } else if (flow === 'subscription') {
      const order = { itemId, sku, qty: quantity, additionalFields, ...(planId !== null && { productSubscriptionOptionId: planId }) };
      const subscribed = await wait(purchase, api.subscription.create(order));
      if (subscribed) leave(purchase, settings.subscriptionCheckoutPath, { token: subscribed.cartToken });
    } else {
      const isExpress = flow === 'express';
      const { offlineTitle, offlineAdd } = settings.shopTexts;
      const onWaiting = () => change(scope, { notice: { title: offlineTitle, message: offlineAdd } });
      const entry = { itemId, sku, quantity, additionalFields };
      const sent = cart.change('add', [entry, { isExpress, onWaiting, scope }]) as Promise<Result<Added, ApiError>>;
      const added = await wait(purchase, sent, true);
      if (added && isExpress) leave(purchase, settings.checkoutPath);
    }
  };

  /** What the host has of a product now; nothing where that cannot be learned. The product follows it. */
  const askStock = async (scope: ScopeId): Promise<readonly LiveStock[]> => {
    const itemId = getProduct(store, scope)?.product.id;
    const answer = itemId === undefined ? null : await api.stock.load(itemId);
    const product = getProduct(store, scope)?.product;
    if (!answer?.ok || !product) return [];
    change(scope, { product: withStock(product, answer.value) });
    return answer.value;
  };

  /** A product as its own page has it; where that cannot be read, the host decides at the add. */
  const readItem = async (product: Product, url: string): Promise<Product> => {
    const answer = await api.items.load(url, { signal: AbortSignal.timeout(READ_DEADLINE_MS) });
    if (!answer.ok || answer.value.id !== product.id) return product;
    const { id, collectionId, isMarkedSoldOut, customSoldOutText } = product;
    const parsed = parseProduct(answer.value.data, { id, collectionId, fallbackCurrency: settings.currency });
    return parsed.ok
      ? { ...parsed.value, isMarkedSoldOut, customSoldOutText: customSoldOutText ?? parsed.value.customSoldOutText }
      : product;
  };

  return {
    send,
    async add(scope, { product: given, selection, quantityText, plan }, { form: stated, findPage }) {
      turning.get(scope)?.();
      // Busy from the press on: a second one while the page is looked for buys nothing.
      if (findPage) change(scope, { addStatus: 'adding' });
      const page = findPage ? await findPage() : null;
      let product = given;
      if (page && given.variants.length === 0) {
        change(scope, { addStatus: 'adding' });
        product = await hear(scope, readItem(given, page.url));
        if (!getProduct(store, scope)) return;
        change(scope, { product });
      }
      if (page && unselectedOptions(product, selection).length > 0) {
        change(scope, { addStatus: 'idle' });
        return page.look() ? undefined : navigate(page.url);
      }
      const form = stated ?? product.additionalFieldsForm;
      const flow = purchaseFlow(product, { expressCheckout: settings.expressCheckout(), hasPlan: plan !== null });
      // A gift card is filled in on its own page.
      const asked = flow !== 'gift-card' && form && form.fields.length > 0 ? form : null;
      const judge = (now: Product, stock?: LiveStock) =>
        checkAdd(
          {
            product: now,
            selection,
            quantityText,
            quantityInCart: quantityInCart(store.getState().cart.cart, now.id, matchVariant(now, selection)),
            hasForm: asked !== null,
            stock,
          },
          localize(addRefusalTexts, settings.localizedStrings),
        );
      let check = judge(product);
      // Nobody is to fill in a form for what has been sold meanwhile (spec §5).
      if (asked && tracksStock(product.type) && (check.ok || check.reason === 'stock')) {
        change(scope, { addStatus: 'adding' });
        const levels = await hear(scope, askStock(scope));
        const now = getProduct(store, scope);
        if (!now) return;
        check = judge(now.product, levels.length === 1 ? levels[0] : undefined);
      }
      if (!check.ok) {
        const { message, reason } = check;
        const missing = reason === 'options' ? unselectedOptions(product, selection) : [];
        return refuse({ scope, itemId: product.id, flow }, message, { refusedFor: reason, missing });
      }
      const { variant, quantity } = check;
      const planId = (plan !== null && variant?.pricingOptions[plan]?.subscriptionOptionId) || null;
      const purchase: Purchase = { scope, itemId: product.id, sku: variant?.sku ?? null, quantity, flow, planId };
      if (asked) change(scope, { addStatus: 'idle', asks: { form: asked, purchase } });
      else await send(purchase, null);
    },
    async refreshStock(scope) {
      await askStock(scope);
    },
  };
}
