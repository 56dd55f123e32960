import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { matchVariant, selectionOf } from '../../src/commerce/rules/selection.ts';
import type { Late } from '../../src/lib/createLate.ts';
import type { AddedBy } from './AddedBy.ts';
import type { BuyingActions } from './buyingActions.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { ProductState } from './ProductState.ts';

/** What a visitor can do with one product on the page. */
export interface ProductActions extends Pick<ProductDeps, 'store'> {
  /** Begins a product instance; what the page shows as chosen already is its first selection. */
  open(productInstance: ProductInstanceId, product: Product): void;
  close(productInstance: ProductInstanceId): void;
  closeAll(): void;
  get(productInstance: ProductInstanceId): ProductState | null;
  /** The variant that is chosen; `null` while an option is open. */
  variantOf(state: Pick<ProductState, 'product' | 'selection'>): Variant | null;
  /** Chooses a value of an option; '' takes the choice back. */
  choose(productInstance: ProductInstanceId, option: string, value: string): void;
  /** Chooses a plan by its place in each variant's `pricingOptions`; `null`: bought once. */
  choosePlan(productInstance: ProductInstanceId, plan: number | null): void;
  setQuantity(productInstance: ProductInstanceId, text: string): void;
  /** Asks the platform what is in stock now; a page that cannot learn it stays as it is. */
  refreshStock(productInstance: ProductInstanceId): Promise<void>;
  /**
   * Buys what is chosen at this moment: into the cart, or on to the page that sells it (spec §4). An item with a form asks for that
   * first. Ignored while an add is under way or has just been done.
   */
  add(productInstance: ProductInstanceId, by?: AddedBy): Promise<void>;
  /** The visitor has filled in the item's form: goes on with the purchase that waits for it. */
  submitFields(productInstance: ProductInstanceId, json: string): Promise<void>;
  /** The visitor has closed the item's form. */
  closeFields(productInstance: ProductInstanceId): void;
  /** The visitor has read why the add failed. */
  dismissNotice(productInstance: ProductInstanceId): void;
}

/**
 * Compares a product with what the page states now, before anything of it is bought. `null`: it is the same; else it has been closed, and
 * what the page states for `button` is given once it is there, `null` where that is nothing.
 */
export type RenewProduct = (productInstance: ProductInstanceId, button: unknown) => Promise<ProductInstanceId | null> | null;

/** What products use of what the shop works with. */
export interface ProductWork {
  readonly buying: BuyingActions;
}

export function createProductActions(
  { store, emit, settings }: Pick<ProductDeps, 'store' | 'emit' | 'settings'>,
  work: Late<ProductWork>,
  renew: RenewProduct,
): ProductActions {
  const get = (productInstance: ProductInstanceId) => getProduct(store, productInstance);
  const change = (productInstance: ProductInstanceId, part: Partial<ProductState>) => changeProduct(store, productInstance, part);

  /** Another choice can be bought at once: what the button says is about the former one. After a refusal it waits all the same (spec §8). */
  const rechoose = (productInstance: ProductInstanceId, part: Partial<ProductState>) => {
    const { addStatus, choice } = get(productInstance) ?? {};
    const isFreed = choice !== undefined && (addStatus === 'adding' || addStatus === 'added');
    change(productInstance, { ...part, ...(isFreed && { choice: choice + 1, addStatus: 'idle', isSlow: false }) });
  };

  /** Buys with what may have to be loaded first; the visitor sees that something is being done. */
  const buy = async (productInstance: ProductInstanceId, run: (actions: BuyingActions) => Promise<void>) => {
    if (!work.current()) change(productInstance, { addStatus: 'adding' });
    const choice = get(productInstance)?.choice;
    const loaded = work.current() ?? (await work.load().catch(() => null));
    if (loaded) return run(loaded.buying);
    change(productInstance, {
      ...(get(productInstance)?.choice === choice && { addStatus: 'idle' }),
      notice: { title: settings.cartTexts.unableToAdd, message: settings.cartTexts.unknownError },
    });
  };

  const add: ProductActions['add'] = async (productInstance, by = {}) => {
    const renewed = get(productInstance) && renew(productInstance, by.button);
    if (renewed) {
      const other = await renewed;
      return other === null ? undefined : add(other, by);
    }
    const { button = null, form, findPage = null } = by;
    const state = get(productInstance);
    if (!state || state.addStatus !== 'idle' || state.pendingForm) return;
    change(productInstance, { addedBy: button, notice: null, refusedFor: null, missing: [] });
    await buy(productInstance, (actions) => actions.add(productInstance, state, { form, findPage }));
  };

  return {
    store,
    get,
    add,
    variantOf: ({ product, selection }) => matchVariant(product, selection),
    open(productInstance, product) {
      const state: ProductState = {
        product,
        selection: selectionOf([]),
        quantityText: '1',
        plan: null,
        choice: 0,
        addStatus: 'idle',
        isSlow: false,
        addedBy: null,
        notice: null,
        refusedFor: null,
        missing: [],
        pendingForm: null,
        additionalFields: null,
      };
      store.setState({ [productInstance]: state });
    },
    close(productInstance) {
      store.setState(({ [productInstance]: _closed, ...products }) => products, true);
    },
    closeAll: () => store.setState({}, true),
    choose(productInstance, option, value) {
      const state = get(productInstance);
      if (!state || (state.selection[option] ?? '') === value) return;
      const choices = new Map(Object.entries(state.selection));
      if (value === '') choices.delete(option);
      else choices.set(option, value);
      const selection = selectionOf(choices);
      rechoose(productInstance, { selection, missing: state.missing.filter((name) => name !== option || value === '') });
      // The next click may be the one that buys.
      work.load().catch(() => undefined);
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      if (settings.showsErrorsInline) change(productInstance, { notice: null });
      emit('variant-change', { productInstance, itemId: state.product.id, variant, selection });
    },
    choosePlan(productInstance, plan) {
      if (get(productInstance)?.plan !== plan) rechoose(productInstance, { plan });
    },
    setQuantity(productInstance, quantityText) {
      if (get(productInstance)?.quantityText !== quantityText) rechoose(productInstance, { quantityText });
    },
    async refreshStock(productInstance) {
      const loaded = await work.load().catch(() => null);
      await loaded?.buying.refreshStock(productInstance);
    },
    async submitFields(productInstance, additionalFields) {
      // Where the page states another product by now, the form has gone with the former one.
      void renew(productInstance, null);
      const state = get(productInstance);
      if (!state?.pendingForm) return;
      const purchase = { ...state.pendingForm.purchase, choice: state.choice };
      change(productInstance, { pendingForm: null, additionalFields });
      await buy(productInstance, (actions) => actions.send(purchase, additionalFields));
    },
    closeFields: (productInstance) => change(productInstance, { pendingForm: null }),
    dismissNotice: (productInstance) => change(productInstance, { notice: null }),
  };
}

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
