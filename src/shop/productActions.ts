import type { ScopeId } from '../events/events';
import type { FormDefinition } from '../model/formDefinition';
import type { Product } from '../model/product';
import type { Variant } from '../model/variant';
import { checkAdd } from '../rules/checkAdd';
import { matchVariant } from '../rules/matchVariant';
import { purchaseFlow } from '../rules/purchaseFlow';
import { selectionOf } from '../rules/selection';
import { withStock } from '../rules/withStock';
import type { CartActions } from './cartActions';
import { createPurchase } from './createPurchase';
import type { ShopDeps } from './createShop';
import { quantityInCart } from './quantityInCart';
import type { ProductState, Purchase } from './ShopState';

/** Where an add comes from. */
export interface AddedBy {
  /** The control that the visitor used; what becomes of the add is shown there. */
  readonly button?: unknown;
  /** The form to be filled in first, as the control states it now; left out: the product's own. */
  readonly form?: FormDefinition | undefined;
}

/** What a visitor can do with one product on the page. */
export interface ProductActions {
  /** Begins a product instance; what the page shows as chosen already is its first selection. */
  open(scope: ScopeId, product: Product): void;
  close(scope: ScopeId): void;
  get(scope: ScopeId): ProductState | null;
  /** Chooses a value of an option; '' takes the choice back. */
  choose(scope: ScopeId, option: string, value: string): void;
  /** Chooses a plan by its place in each variant's `pricingOptions`; `null`: bought once. */
  choosePlan(scope: ScopeId, plan: number | null): void;
  setQuantity(scope: ScopeId, text: string): void;
  /** Asks the host what is in stock now; a page that cannot learn it stays as it is. */
  refreshStock(scope: ScopeId): Promise<void>;
  /** The visitor shows interest: gets ready for an add. */
  prepare(): void;
  /**
   * Buys what is chosen at this moment: into the cart, or on to the page that sells it (spec §4). An item with a form asks for that
   * first. Ignored while an add is under way or has just been done.
   */
  add(scope: ScopeId, by?: AddedBy): Promise<void>;
  /** The visitor has filled in the item's form: goes on with the purchase that waits for it. */
  submitFields(scope: ScopeId, json: string): Promise<void>;
  /** The visitor has closed the item's form. */
  closeFields(scope: ScopeId): void;
  /** The visitor has read why the add failed. */
  dismissNotice(scope: ScopeId): void;
}

export function createProductActions(deps: ShopDeps, cart: CartActions): ProductActions {
  const { store, api, emit, settings } = deps;
  const get = (scope: ScopeId): ProductState | null => store.getState().products[scope] ?? null;

  const change = (scope: ScopeId, part: Partial<ProductState>) =>
    store.setState(({ products }) => {
      const current = products[scope];
      return current ? { products: { ...products, [scope]: { ...current, ...part } } } : {};
    });

  const purchase = createPurchase(deps, cart, change);

  return {
    get,
    open(scope, product) {
      const state: ProductState = {
        product,
        selection: selectionOf([]),
        quantityText: '1',
        plan: null,
        addStatus: 'idle',
        isSlow: false,
        addedBy: null,
        notice: null,
        asks: null,
        additionalFields: null,
      };
      store.setState(({ products }) => ({ products: { ...products, [scope]: state } }));
    },
    close(scope) {
      store.setState(({ products: { [scope]: _closed, ...products } }) => ({ products }));
    },
    choose(scope, option, value) {
      const state = get(scope);
      if (!state || (state.selection[option] ?? '') === value) return;
      const selection = selectionOf(Object.entries(state.selection));
      if (value === '') delete selection[option];
      else selection[option] = value;
      change(scope, { selection });
      api.prepare();
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      emit('variant-change', { scope, itemId: state.product.id, variant, selection });
    },
    choosePlan: (scope, plan) => change(scope, { plan }),
    prepare: api.prepare,
    setQuantity: (scope, quantityText) => change(scope, { quantityText }),
    async refreshStock(scope) {
      const itemId = get(scope)?.product.id;
      const answer = itemId === undefined ? null : await api.stock.load(itemId);
      const product = get(scope)?.product;
      if (answer?.ok && product) change(scope, { product: withStock(product, answer.value) });
    },
    async add(scope, { button = null, form } = {}) {
      const state = get(scope);
      if (!state || state.addStatus !== 'idle' || state.asks) return;
      const { product, selection, quantityText, plan } = state;
      const flow = purchaseFlow(product, { expressCheckout: settings.expressCheckout(), hasPlan: plan !== null });
      // A gift card is filled in on its own page.
      const asked = flow === 'gift-card' ? null : form === undefined ? product.additionalFieldsForm : form;
      const hasForm = asked !== null && asked.fields.length > 0;
      const inCart = quantityInCart(cart.get(), product.id, matchVariant(product, selection));
      const check = checkAdd({ product, selection, quantityText, quantityInCart: inCart, hasForm }, settings.productTexts);
      change(scope, { addedBy: button });
      if (!check.ok) return purchase.refuse({ scope, itemId: product.id, flow }, check.message);
      const { variant, quantity } = check;
      const planId = (plan !== null && variant?.pricingOptions[plan]?.subscriptionOptionId) || null;
      const wanted: Purchase = { scope, itemId: product.id, sku: variant?.sku ?? null, quantity, flow, planId };
      if (hasForm) change(scope, { asks: { form: asked, purchase: wanted } });
      else await purchase.send(wanted, null);
    },
    async submitFields(scope, additionalFields) {
      const asks = get(scope)?.asks;
      if (!asks) return;
      change(scope, { asks: null, additionalFields });
      await purchase.send(asks.purchase, additionalFields);
    },
    closeFields: (scope) => change(scope, { asks: null }),
    dismissNotice: (scope) => change(scope, { notice: null }),
  };
}

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
