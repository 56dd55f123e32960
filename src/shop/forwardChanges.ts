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

/** What comes of any of them. */
export type ChangeOutcome = Promise<Result<never, ApiError>>;

/** The same calls, each handed on by `run` to a cart that may not be there yet. */
export function forwardChanges(run: (name: keyof CartChanges, given: readonly unknown[]) => ChangeOutcome): CartChanges {
  const changes: Record<string, (...given: unknown[]) => ChangeOutcome> = {};
  for (const name of CHANGES) changes[name] = (...given) => run(name, given);
  return changes as unknown as CartChanges;
}

/** Makes one of the calls by its name. */
export const callByName = (cart: CartChanges, name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome =>
  (cart[name] as (...values: readonly unknown[]) => ChangeOutcome)(...given);
