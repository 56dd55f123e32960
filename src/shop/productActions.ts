import type { AddIntent, ScopeId } from '../events/events';
import type { Product } from '../model/product';
import type { Variant } from '../model/variant';
import { ADDED_DELAY_MS, ADDED_LASTS_MS, ERROR_RESET_MS } from '../model/constants';
import { checkAdd } from '../rules/checkAdd';
import { matchVariant } from '../rules/matchVariant';
import type { Added, CartActions } from './cartActions';
import { addFailureText } from './addFailureText';
import type { ShopDeps } from './createShop';
import { quantityInCart } from './quantityInCart';
import type { AddStatus, Notice, ProductState } from './ShopState';

/** What a visitor can do with one product on the page. */
export interface ProductActions {
  /** Begins a product instance; what the page shows as chosen already is its first selection. */
  open(scope: ScopeId, product: Product): void;
  close(scope: ScopeId): void;
  get(scope: ScopeId): ProductState | null;
  /** Chooses a value of an option; '' takes the choice back. */
  choose(scope: ScopeId, option: string, value: string): void;
  setQuantity(scope: ScopeId, text: string): void;
  /** The visitor shows interest: gets ready for an add. */
  prepare(): void;
  /** Adds what is chosen at this moment to the cart; ignored while an add is under way or has just been done (spec §4). */
  add(scope: ScopeId): Promise<void>;
  /** The visitor has read why the add failed. */
  dismissNotice(scope: ScopeId): void;
}

export function createProductActions(
  { store, api, emit, settings, later }: ShopDeps,
  cart: CartActions,
): ProductActions {
  const get = (scope: ScopeId): ProductState | null => store.getState().products[scope] ?? null;

  const change = (scope: ScopeId, part: Partial<ProductState>) =>
    store.setState(({ products }) => {
      const current = products[scope];
      return current ? { products: { ...products, [scope]: { ...current, ...part } } } : {};
    });

  const setStatus = (scope: ScopeId, addStatus: AddStatus) => change(scope, { addStatus });

  const refuse = (scope: ScopeId, intent: Pick<AddIntent, 'itemId'>, message: string) => {
    const notice: Notice = { title: settings.cartTexts.unableToAdd, message };
    change(scope, { addStatus: 'failed', notice });
    later(ERROR_RESET_MS, () => setStatus(scope, 'idle'));
    emit('add-failed', { scope, itemId: intent.itemId, ...notice });
  };

  const celebrate = (scope: ScopeId, intent: AddIntent, { cart: shoppingCart, newlyAdded }: Added) => {
    later(ADDED_DELAY_MS, () => {
      setStatus(scope, 'added');
      later(ADDED_LASTS_MS, () => setStatus(scope, 'idle'));
    });
    emit('item-added', { ...intent, newlyAdded, cart: shoppingCart, confirmationType: settings.confirmationType() });
  };

  return {
    get,
    open(scope, product) {
      const state: ProductState = { product, selection: noSelection(), quantityText: '1', addStatus: 'idle', notice: null };
      store.setState(({ products }) => ({ products: { ...products, [scope]: state } }));
    },
    close(scope) {
      store.setState(({ products: { [scope]: _closed, ...products } }) => ({ products }));
    },
    choose(scope, option, value) {
      const state = get(scope);
      if (!state || (state.selection[option] ?? '') === value) return;
      const selection = Object.assign(noSelection(), state.selection, { [option]: value });
      if (value === '') delete selection[option];
      change(scope, { selection });
      api.prepare();
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      emit('variant-change', { scope, itemId: state.product.id, variant, selection });
    },
    prepare: api.prepare,
    setQuantity: (scope, quantityText) => change(scope, { quantityText }),
    async add(scope) {
      const state = get(scope);
      if (!state || state.addStatus !== 'idle') return;
      const { product, selection, quantityText } = state;
      const check = checkAdd(
        { product, selection, quantityText, quantityInCart: quantityInCart(cart.get(), product.id, matchVariant(product, selection)) },
        settings.productTexts,
      );
      if (!check.ok) return refuse(scope, { itemId: product.id }, check.message);
      const intent: AddIntent = { scope, itemId: product.id, sku: check.variant?.sku ?? null, quantity: check.quantity };
      if (isRefused(intent)) return;
      setStatus(scope, 'adding');
      const answer = await cart.add({ itemId: intent.itemId, sku: intent.sku, quantity: intent.quantity, additionalFields: null });
      if (answer.ok) celebrate(scope, intent, answer.value);
      else refuse(scope, intent, addFailureText(answer.error, settings.cartTexts, settings.cookiesEnabled()));
    },
    dismissNotice: (scope) => change(scope, { notice: null }),
  };

  /** Asks the page's listeners, which may refuse the add. */
  function isRefused(intent: AddIntent): boolean {
    let refused = false;
    emit('before-add', { ...intent, preventDefault: () => void (refused = true) });
    return refused;
  }
}

const noSelection = (): Record<string, string> => Object.create(null) as Record<string, string>;

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
