import { createContext, useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { FilterIn } from '../../../src/core/filter/Filter.ts';
import type { CoreSettings } from '../../../src/core/ui/CoreSettings.ts';
import type { CartActions } from '../CartActions.ts';
import type { CartCalls, Changed } from '../createCartApi.ts';
import type { CartSettings } from '../engine/CartSettings.ts';
import type { CartFilters } from '../filters.ts';
import type { summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import type { StepperTexts } from '../../../src/commerce/texts/stepperTexts.ts';
import type { Texts } from '../../../src/commerce/texts/localize.ts';
import type { CartChangeTexts } from '../cartChangeTexts.ts';
import type { CartPageTexts } from './cartPageTexts.ts';

/** A field that may hold something which is not part of the cart. */
export interface CartField {
  /**
   * Called before the visitor leaves for the checkout: the field if it holds something, and shows why; `null`: it does not.
   * @param hasStayed the cart was sent, and something of it was not done: the field that it was asked for in is wanted as well
   */
  readonly check: (hasStayed: boolean) => HTMLElement | null;
}

/** One in which a quantity is typed. */
export interface QuantityField extends CartField {
  /** Called when the visitor types. */
  readonly type: () => void;
  /** Called when the visitor has finished. */
  readonly finish: () => unknown;
}

/** The state that the parts of the cart page share, all of it here, because a long cart has hundreds of parts that look it up. */
export interface CartContextValue {
  readonly cart: CartActions & CartCalls;
  readonly settings: CoreSettings & CartSettings;
  readonly filterOf: FilterIn<CartFilters>;
  readonly texts: CartPageTexts;
  readonly changeTexts: CartChangeTexts;
  /** The note that belongs to every price; empty where the site has none. */
  readonly priceNote: string;
  readonly stepTexts: StepperTexts;
  /** How answers to a product's questions are written. */
  readonly answerTexts: Texts<typeof summaryTexts>;
  /** An amount of the cart, in minor units, as the site shows money. */
  readonly money: (cents: number) => string;
  /** Whether the page allows only one of a line. */
  readonly isSingle: (entryId: string) => boolean;
  /** The fields of codes and of quantities on the page; each value is the field as it was rendered last. */
  readonly fields: Map<EventTarget, { readonly current: CartField & Partial<QuantityField> }>;
  /** Waits for a change of the cart and reads out what has been done, with the new total. Whether it was done. */
  readonly announceChange: (change: Changed, done: (cart: Cart) => string) => Promise<boolean>;
}

export const CartContext = createContext<CartContextValue | null>(null);

/** Of the cart around it. */
export const useCartPage = (): CartContextValue => useContext(CartContext) as CartContextValue;

/** Has the page know a field while its component is mounted. */
export function useCartField(element: RefObject<HTMLElement | null>, field: CartField | QuantityField): void {
  const { fields } = useCartPage();
  const latest = useRef(field);
  latest.current = field;
  useLayoutEffect(() => {
    const mounted = element.current;
    if (!mounted) return undefined;
    fields.set(mounted, latest);
    return () => void fields.delete(mounted);
  }, [element, fields]);
}

/** Where the focus moves next: to the line with this id, '' for the empty cart. */
export interface FocusTarget {
  readonly id: string;
  /** The `ref` of that element: takes the focus once, when the element is on the page. */
  readonly take: (element: HTMLElement | null) => void;
}

/** Each target has a separate `take`, so that React calls it for the same line again. */
export const createFocusTarget = (id: string): FocusTarget => ({ id, take: (element) => element?.focus() });
