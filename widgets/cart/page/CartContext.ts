import { createContext, useContext } from 'react';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { Changed } from '../createCartApi.ts';
import type { summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import type { StepperTexts } from '../../../src/commerce/texts/stepperTexts.ts';
import type { Texts } from '../../../src/commerce/texts/localize.ts';
import type { CartChangeTexts } from '../cartChangeTexts.ts';
import type { CartPageTexts } from './cartPageTexts.ts';

/**
 * Called before the visitor leaves for the checkout: the control that holds something which is not part of the cart, and shows why;
 * `null`: there is none.
 * @param hasStayed the cart was sent, and something of it was not done: the control that it was asked for in is wanted as well
 */
export type CheckoutCheck = (hasStayed: boolean) => HTMLElement | null;

/** The state that the parts of the cart page share. */
export interface CartContextValue {
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
  /** The checks before the visitor leaves for the checkout. */
  readonly checks: Set<CheckoutCheck>;
  /** Waits for a change of the cart and reads out what has been done, with the new total. Whether it was done. */
  readonly announceChange: (change: Changed, done: (cart: Cart) => string) => Promise<boolean>;
}

export const CartContext = createContext<CartContextValue | null>(null);

/** Of the cart around it. */
export const useCartPage = (): CartContextValue => useContext(CartContext) as CartContextValue;

/** Where the focus moves next: to the line with this id, '' for the empty cart. */
export interface FocusTarget {
  readonly id: string;
  /** The `ref` of that element: takes the focus once, when the element is on the page. */
  readonly take: (element: HTMLElement | null) => void;
}

/** Each target has a separate `take`, so that React calls it for the same line again. */
export const createFocusTarget = (id: string): FocusTarget => ({ id, take: (element) => element?.focus() });
