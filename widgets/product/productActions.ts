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

/** A visitor's actions on the page's products. */
export interface ProductActions extends Pick<ProductDeps, 'store'> {
  open(productInstance: ProductInstanceId, product: Product): void;
  close(productInstance: ProductInstanceId): void;
  closeAll(): void;
  get(productInstance: ProductInstanceId): ProductState | null;
  variantOf(state: Pick<ProductState, 'product' | 'selection'>): Variant | null;
  /** '' clears the choice. */
  choose(productInstance: ProductInstanceId, option: string, value: string): void;
  /** @param plan index in each variant's `pricingOptions`; `null`: bought once */
  choosePlan(productInstance: ProductInstanceId, plan: number | null): void;
  setQuantity(productInstance: ProductInstanceId, text: string): void;
  /** Reads current stock; a failure leaves the product unchanged. */
  refreshStock(productInstance: ProductInstanceId): Promise<void>;
  add(productInstance: ProductInstanceId, by?: AddedBy): Promise<void>;
  /** Continues the waiting purchase with the form's answers. */
  submitFields(productInstance: ProductInstanceId, json: string): Promise<void>;
  /** The visitor closed the item's form. */
  closeFields(productInstance: ProductInstanceId): void;
  /** The visitor closed the message. */
  dismissNotice(productInstance: ProductInstanceId): void;
  /** The visitor waits for the return of a sold-out variant. */
  markAwaited(productInstance: ProductInstanceId, variantId: string): void;
}

/**
 * Compares a product with the page before it is bought. `null`: unchanged; else it was closed, and the new product of `button` is returned
 * once mounted, `null` if there is none.
 */
export type RenewProduct = (productInstance: ProductInstanceId, button: unknown) => Promise<ProductInstanceId | null> | null;

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

  /** After a new choice the button is ready at once, except shortly after a refusal. */
  const rechoose = (productInstance: ProductInstanceId, part: Partial<ProductState>) => {
    const { addStatus, choice } = get(productInstance) ?? {};
    const isFreed = choice !== undefined && (addStatus === 'adding' || addStatus === 'added');
    change(productInstance, { ...part, ...(isFreed && { choice: choice + 1, addStatus: 'idle', isSlow: false }) });
  };

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
      // Preloads for the next click.
      work.load().catch(() => undefined);
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      if (settings.errors === 'inline') change(productInstance, { notice: null });
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
      // If the page states another product, the form was closed with the former one.
      void renew(productInstance, null);
      const state = get(productInstance);
      if (!state?.pendingForm) return;
      const purchase = { ...state.pendingForm.purchase, choice: state.choice };
      change(productInstance, { pendingForm: null, additionalFields });
      await buy(productInstance, (actions) => actions.send(purchase, additionalFields));
    },
    closeFields: (productInstance) => change(productInstance, { pendingForm: null }),
    dismissNotice: (productInstance) => change(productInstance, { notice: null }),
    markAwaited: (productInstance, variantId) =>
      change(productInstance, { awaited: [...(get(productInstance)?.awaited ?? []), variantId] }),
  };
}

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
