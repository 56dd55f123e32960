import type { ApiError } from '../api/ApiError.ts';
import type { Result } from '../lib/result.ts';
import type { CartApi } from './CartApi.ts';

const CHANGES = [
  'add',
  'update',
  'remove',
  'undo',
  'updateFields',
  'applyCoupon',
  'removeCoupon',
  'setShippingLocation',
  'selectShippingOption',
] as const;

/** The calls of the cart that change it. */
export type CartChanges = Pick<CartApi, (typeof CHANGES)[number]>;

type Outcome = Promise<Result<never, ApiError>>;

/** The same calls, each handed on by `run` to a cart that may not be there yet. */
export function forwardChanges(run: (call: (cart: CartChanges) => Outcome) => Outcome): CartChanges {
  const changes: Record<string, (...given: never[]) => Outcome> = {};
  for (const name of CHANGES) changes[name] = (...given) => run((cart) => (cart[name] as (...values: never[]) => Outcome)(...given));
  return changes as unknown as CartChanges;
}
