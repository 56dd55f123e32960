import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { matchVariant, selectionOf, type Selection } from '../../src/commerce/rules/selection.ts';
import { isSoldOut } from '../../src/commerce/rules/soldOut.ts';
import { canBeBought } from '../../src/commerce/rules/stock.ts';
import type { Notice } from '../../src/commerce/model/notice.ts';
import type { Lazy } from '../../src/lib/lazy.ts';
import { onceOn } from '../../src/lib/listen.ts';
import type { AddedBy } from './events.ts';
import type { BuyingActions } from './buyingActions.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { AddStatus, ProductState } from './ProductState.ts';

/** A visitor's actions on the page's products. */
export interface ProductActions extends Pick<ProductDeps, 'store'> {
  /** Keeps what was chosen of a product that is open. */
  open(productKey: ProductKey, product: Product): void;
  close(productKey: ProductKey): void;
  closeAll(): void;
  get(productKey: ProductKey): ProductState | null;
  variantOf(state: Pick<ProductState, 'product' | 'selection'>): Variant | null;
  /** '' clears the choice. */
  choose(productKey: ProductKey, option: string, value: string): void;
  /** @param plan index in each variant's `pricingOptions`; `null`: bought once */
  choosePlan(productKey: ProductKey, plan: number | null): void;
  setQuantity(productKey: ProductKey, text: string): void;
  /** Reads current stock; a failure leaves the product unchanged. */
  refreshStock(productKey: ProductKey): Promise<void>;
  add(productKey: ProductKey, by?: AddedBy): Promise<void>;
  /** Continues the waiting purchase with the form's answers. */
  submitFields(productKey: ProductKey, json: string): Promise<void>;
  /** The visitor closed the item's form. */
  closeFields(productKey: ProductKey): void;
  /** The visitor closed the message. */
  dismissNotice(productKey: ProductKey): void;
  /** The visitor waits for the return of a sold-out variant. */
  markAwaited(productKey: ProductKey, variantId: string): void;
}

/**
 * Compares a product with the page before it is bought. `null`: unchanged; else it was closed, and the new product of `button` is returned
 * once mounted, `null` if there is none.
 */
export type RenewProduct = (productKey: ProductKey, button: unknown) => Promise<ProductKey | null> | null;

export interface ProductWork {
  readonly buying: BuyingActions;
}

export function createProductActions(
  { store, emit, settings }: Pick<ProductDeps, 'store' | 'emit' | 'settings'>,
  work: Lazy<ProductWork>,
  renew: RenewProduct,
): ProductActions {
  const get = (productKey: ProductKey) => getProduct(store, productKey);
  const change = (productKey: ProductKey, part: Partial<ProductState>) => changeProduct(store, productKey, part);
  const buy = createBuy(get, change, settings, work);

  /** After a new choice the button is ready at once, except shortly after a refusal. */
  const rechoose = (productKey: ProductKey, part: Partial<ProductState>) => {
    const { addStatus, choice } = get(productKey) ?? {};
    const isFreed = choice !== undefined && (addStatus === 'adding' || addStatus === 'added');
    change(productKey, { ...part, ...(isFreed && { choice: choice + 1, addStatus: 'idle', isSlow: false }) });
  };

  const add: ProductActions['add'] = async (productKey, by = {}) => {
    const renewed = get(productKey) && renew(productKey, by.isExact ? null : by.button);
    if (renewed) {
      const other = await renewed;
      return other === null ? undefined : add(other, by);
    }
    const { button = null, form, findPage = null, isExpress = false } = by;
    const state = get(productKey);
    if (!state || state.addStatus !== 'idle' || state.pendingForm) return;
    change(productKey, { addedBy: button, isExpress, notice: null, refusedFor: null, missing: [] });
    // An add that will be refused is not shown as under way.
    const addStatus = findPage || isSellable(state) ? 'adding' : 'refused';
    await buy(productKey, (actions) => actions.add(productKey, state, { form, findPage, isExpress }), addStatus);
  };

  return {
    store,
    get,
    add,
    variantOf: ({ product, selection }) => matchVariant(product, selection),
    open: (productKey, product) => store.setState({ [productKey]: { ...(get(productKey) ?? untouched), product } }),
    close(productKey) {
      store.setState(({ [productKey]: _closed, ...products }) => products, true);
    },
    closeAll: () => store.setState({}, true),
    choose(productKey, option, value) {
      const state = get(productKey);
      if (!state || (state.selection[option] ?? '') === value) return;
      const selection = withChoice(state.selection, option, value);
      rechoose(productKey, { selection, missing: state.missing.filter((name) => name !== option || value === '') });
      // Preloads for the next click.
      work.load().catch(() => undefined);
      const variant = matchVariant(state.product, selection);
      if (idOf(variant) === idOf(matchVariant(state.product, state.selection))) return;
      if (settings.errors === 'inline') change(productKey, { notice: null });
      emit('variant-change', { productInstance: productKey, itemId: state.product.id, variant, selection });
    },
    choosePlan(productKey, plan) {
      if (get(productKey)?.plan !== plan) rechoose(productKey, { plan });
    },
    setQuantity(productKey, quantityText) {
      const state = get(productKey);
      if (!state || state.quantityText === quantityText) return;
      const isCorrected = settings.errors === 'inline' && (state.refusedFor === 'quantity' || state.refusedFor === 'stock');
      rechoose(productKey, { quantityText, ...(isCorrected && { notice: null }) });
    },
    async refreshStock(productKey) {
      const loaded = await work.load().catch(() => null);
      await loaded?.buying.refreshStock(productKey);
    },
    async submitFields(productKey, additionalFields) {
      // If the page states another product, the form was closed with the former one.
      void renew(productKey, null);
      const state = get(productKey);
      if (!state?.pendingForm) return;
      const purchase = { ...state.pendingForm.purchase, choice: state.choice };
      change(productKey, { pendingForm: null, additionalFields });
      await buy(productKey, (actions) => actions.send(purchase, additionalFields));
    },
    closeFields: (productKey) => change(productKey, { pendingForm: null }),
    dismissNotice: (productKey) => change(productKey, { notice: null }),
    markAwaited: (productKey, variantId) => change(productKey, { awaited: [...(get(productKey)?.awaited ?? []), variantId] }),
  };
}

/** Buys with what the first click loads, without a network once it is back; its loss is shown at the product. */
const createBuy =
  (
    get: ProductActions['get'],
    change: (productKey: ProductKey, part: Partial<ProductState>) => void,
    settings: ProductDeps['settings'],
    work: Lazy<ProductWork>,
  ) =>
  async (productKey: ProductKey, run: (actions: BuyingActions) => Promise<void>, addStatus: AddStatus = 'adding'): Promise<void> => {
    if (!work.value()) change(productKey, { addStatus });
    const choice = get(productKey)?.choice;
    const show = (notice: Notice | null) => change(productKey, { notice });
    const load = () => work.load().catch(() => null);
    const { offlineTitle, offlineAdd, unableToAdd } = settings.cartTexts;
    // In the same turn where it is there: a second click must find the first one under way.
    let loaded = work.value() ?? (await load());
    if (!loaded && !settings.isOnline()) {
      show({ title: offlineTitle, message: offlineAdd });
      await new Promise<void>((resolve) => void onceOn(globalThis, 'online', resolve));
      show(null);
      loaded = await load();
    }
    if (loaded) return run(loaded.buying);
    if (get(productKey)?.choice === choice) change(productKey, { addStatus: 'idle' });
    show({ title: unableToAdd, message: settings.shopTexts.unknownError });
  };

/** The state of a product of which nothing was chosen yet. */
const untouched: Omit<ProductState, 'product'> = {
  selection: selectionOf([]),
  quantityText: '1',
  plan: null,
  choice: 0,
  addStatus: 'idle',
  isSlow: false,
  addedBy: null,
  isExpress: false,
  notice: null,
  refusedFor: null,
  missing: [],
  pendingForm: null,
  additionalFields: null,
};

/** '' takes the choice back. */
function withChoice(selection: Selection, option: string, value: string): Selection {
  const choices = new Map(Object.entries(selection));
  if (value === '') choices.delete(option);
  else choices.set(option, value);
  return selectionOf(choices);
}

/** Whether nothing that is known before the buying code is loaded speaks against an add. */
function isSellable({ product, selection }: ProductState): boolean {
  const variant = matchVariant(product, selection);
  return !isSoldOut(product) && (variant ? canBeBought(variant, product.type) : product.variants.length === 0);
}

const idOf = (variant: Variant | null): string | null => variant && (variant.id || variant.sku);
