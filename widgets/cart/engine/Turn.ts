import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { CartEffect, CartModel, Want } from './CartModel.ts';

/** What the site has settled for the cart; nothing of it changes what a step does but by its words and numbers. */
export interface CartTerms {
  /** How long after the last edit of a line it is sent, in ms. */
  readonly editDelayMs: number;
  /** The title and message of a change that failed. */
  readonly describe: (want: Want, error: ApiError) => { readonly title: string; readonly message: string };
  /** What is said of a line of which the platform has nothing left. */
  readonly noneLeft: () => { readonly title: string; readonly message: string };
  /** What went wrong with a request, as the visitor reads it. */
  readonly explain: (error: ApiError) => string;
  /** What the platform's cart lacks, put in. */
  readonly complete: (cart: Cart) => Cart;
  readonly confirmationType: () => number | null;
}

/** One step while it is being made: begun by an event, it ends with the next state and a list of effects. */
export interface Turn {
  /** Ms of the runner's clock. */
  readonly at: number;
  /** What the browser says of the network. */
  readonly isOnline: boolean;
  readonly terms: CartTerms;
  state: CartModel;
  readonly effects: CartEffect[];
}

export const set = (turn: Turn, change: Partial<CartModel>): void => {
  turn.state = { ...turn.state, ...change };
};

/** Changes one of the wants, if it is still there. */
export const setWant = (turn: Turn, key: string, change: Partial<Want>): void =>
  set(turn, { intents: turn.state.intents.map((want) => (want.key === key ? { ...want, ...change } : want)) });

export const wantOf = ({ state }: Turn, key: string): Want | undefined => state.intents.find((want) => want.key === key);
