import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { pricingOf } from '../../src/commerce/rules/pricingOf.ts';
import { matchVariant, optionValues, type Selection } from '../../src/commerce/rules/selection.ts';
import { invalidCall, type Refused } from '../../src/core/notRunning.ts';
import { attempt, ok, type Result } from '../../src/lib/result.ts';
import type { Money } from '../../src/money/money.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductState } from './ProductState.ts';

/** The visitor's choice of a product, as `subscribe` passes it on. */
export interface ProductChoice {
  readonly itemId: string;
  readonly selection: Selection;
  /** `null`: an option is open, or the combination does not exist. */
  readonly variant: Variant | null;
  /** As typed; `null`: no whole number. */
  readonly quantity: number | null;
  /** Of one piece, under the chosen plan; `original` is the struck price of a sale. `null`: not known. */
  readonly price: { readonly current: Money; readonly original: Money | null } | null;
  /** Pieces of the chosen variant; `null`: unlimited, or not stated. */
  readonly stock: number | null;
}

/** One product on the page, for the theme's scripts. Where another one takes its place it ends, so that a script never sells what it does not know. */
export interface ProductHandle {
  /** `null` once the product has left the page, or another one has taken its place. */
  readonly state: ProductState | null;
  /** The selected variant, or `null`. */
  readonly variant: Variant | null;
  /** Calls back after each change of what is chosen; with `null`, for the last time, once the product has left its place. Returns its off. */
  subscribe(listener: (choice: ProductChoice | null) => void): () => void;
  /** Chooses a value of an option; '' clears it. One that does not exist is refused, and nothing changes. */
  choose(option: string, value: string): Result<ProductChoice, Refused['error']>;
  setQuantity(quantity: number | string): void;
  /** Same as a click on the button. */
  add(): Promise<void>;
}

/**
 * @param add adds the product by its button
 *
 * @param onError takes what a listener throws
 */
export function createProductHandle(
  products: ProductActions,
  productKey: ProductKey,
  add: ProductHandle['add'],
  onError: (error: unknown) => void,
): ProductHandle {
  const stateNow = () => products.get(productKey);
  return {
    get state() {
      return stateNow();
    },
    get variant() {
      const state = stateNow();
      return state && matchVariant(state.product, state.selection);
    },
    subscribe(listener) {
      let known = stateNow();
      return products.store.subscribe(() => {
        const state = stateNow();
        if (!hasChanged(known, state)) return;
        known = state;
        attempt(() => listener(state && choiceOf(state)), onError);
      });
    },
    choose(option, value) {
      const state = stateNow();
      if (!state) return invalidCall('product: it has left the page.');
      const { product } = state;
      if (!product.optionNames.includes(option)) return invalidCall(`choose: there is no option "${textOf(option)}".`);
      if (value !== '' && !optionValues(product, option).includes(value))
        return invalidCall(`choose: "${option}" has no value "${textOf(value)}".`);
      products.choose(productKey, option, value);
      return ok(choiceOf(stateNow() ?? state));
    },
    setQuantity: (quantity) => products.setQuantity(productKey, textOf(quantity)),
    add,
  };
}

/** Also of what cannot be written as text. */
const textOf = (value: unknown): string => attempt(() => String(value)) ?? typeof value;

const CHOSEN = ['product', 'selection', 'quantityText', 'plan'] as const;

const hasChanged = (known: ProductState | null, now: ProductState | null): boolean => CHOSEN.some((key) => known?.[key] !== now?.[key]);

function choiceOf({ product, selection, quantityText, plan }: ProductState): ProductChoice {
  const variant = matchVariant(product, selection);
  const priced = pricingOf(product, variant, plan);
  const price = priced?.price ?? null;
  return {
    itemId: product.id,
    selection,
    variant,
    quantity: /^\s*\d+\s*$/.test(quantityText) ? Number(quantityText) : null,
    price: priced && price && (priced.onSale ? { current: priced.salePrice, original: price } : { current: price, original: null }),
    stock: variant && !variant.unlimited ? variant.qtyInStock : null,
  };
}
