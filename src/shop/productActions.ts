import type { ScopeId } from '../events/events.ts';
import type { Product } from '../model/product.ts';
import type { Variant } from '../model/variant.ts';
import { matchVariant } from '../rules/matchVariant.ts';
import { selectionOf } from '../rules/selection.ts';
import type { Late } from '../lib/createLate.ts';
import type { AddedBy } from './AddedBy.ts';
import type { BuyingSettings } from './BuyingSettings.ts';
import type { BuyingActions } from './buyingActions.ts';
import type { Work } from './createWork.ts';
import { changeProduct, getProduct } from './productState.ts';
import type { ShopDeps } from './ShopDeps.ts';
import type { ProductState } from './ShopState.ts';

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

export function createProductActions(
  { store, emit, settings }: Pick<ShopDeps<BuyingSettings>, 'store' | 'emit' | 'settings'>,
  work: Late<Work>,
): ProductActions {
  const get = (scope: ScopeId) => getProduct(store, scope);
  const change = (scope: ScopeId, part: Partial<ProductState>) => changeProduct(store, scope, part);

  /** Buys with what may have to be loaded first; the visitor sees that something is being done. */
  const buy = async (scope: ScopeId, run: (actions: BuyingActions) => Promise<void>) => {
    if (!work.current()) change(scope, { addStatus: 'adding' });
    const loaded = work.current() ?? (await work.load().catch(() => null));
    if (loaded) return run(loaded.buying);
    change(scope, { addStatus: 'idle', notice: { title: settings.cartTexts.unableToAdd, message: settings.cartTexts.unknownError } });
  };

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
        refusedFor: null,
        missing: [],
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
      const choices = new Map(Object.entries(state.selection));
      if (value === '') choices.delete(option);
      else choices.set(option, value);
      const selection = selectionOf(choices);
      change(scope, { selection, missing: state.missing.filter((name) => name !== option || value === '') });
      // The next click may be the one that buys.
      work.load().catch(() => undefined);
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      // It has been said of another one.
      if (state.addStatus === 'added') change(scope, { addStatus: 'idle' });
      if (settings.tellsInline) change(scope, { notice: null });
      emit('variant-change', { scope, itemId: state.product.id, variant, selection });
    },
    choosePlan: (scope, plan) => change(scope, { plan }),
    setQuantity: (scope, quantityText) => change(scope, { quantityText }),
    async refreshStock(scope) {
      const loaded = await work.load().catch(() => null);
      await loaded?.buying.refreshStock(scope);
    },
    async add(scope, { button = null, form, findPage = null } = {}) {
      const state = get(scope);
      if (!state || state.addStatus !== 'idle' || state.asks) return;
      change(scope, { addedBy: button, notice: null, refusedFor: null, missing: [] });
      await buy(scope, (actions) => actions.add(scope, state, { form, findPage }));
    },
    async submitFields(scope, additionalFields) {
      const asks = get(scope)?.asks;
      if (!asks) return;
      change(scope, { asks: null, additionalFields });
      await buy(scope, (actions) => actions.send(asks.purchase, additionalFields));
    },
    closeFields: (scope) => change(scope, { asks: null }),
    dismissNotice: (scope) => change(scope, { notice: null }),
  };
}

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
