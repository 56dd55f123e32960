import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import type { Added, CartApi, CartChanges } from './CartApi.ts';

/** What comes of any of the calls that change the cart: of an add, what was added. */
export type ChangeOutcome = Promise<Result<Added | Cart, ApiError>>;

/** The cart at work, or what loads it first: two calls, by which all others are made. */
export interface CartCalls {
  /** Makes a change, if it is called with what it takes. */
  change(name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome;
  /**
   * @param deadlineMs how long the platform may take, head and body
   * @param isQuiet a failure shows nothing above a good cart
   */
  read(deadlineMs: number, isQuiet: boolean): ReturnType<CartApi['load']>;
}

/** How long a reading of the cart may take, in ms. */
export const CART_READ_DEADLINE_MS = 10_000;

const CHANGES: readonly (keyof CartChanges)[] = [
  'add',
  'update',
  'remove',
  'undo',
  'updateFields',
  'applyCoupon',
  'removeCoupon',
  'setShippingLocation',
  'selectShippingOption',
];

/** The cart as it is called by widgets and pages, also before anything of it is loaded. Nothing here rejects. */
export function createCartApi(calls: CartCalls, rest: Pick<CartApi, 'get' | 'subscribe' | 'flush'>): CartApi {
  const changes: Record<string, (...given: unknown[]) => ChangeOutcome> = {};
  for (const name of CHANGES) changes[name] = (...given) => calls.change(name, given);
  return { load: () => calls.read(CART_READ_DEADLINE_MS, false), ...(changes as unknown as CartChanges), ...rest };
}
