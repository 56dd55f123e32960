import type { ApiError } from '../api/ApiError.ts';
import type { Result } from '../lib/result.ts';
import { cartChanges, type CartChanges } from './CartApi.ts';

/** What comes of any of the calls that change the cart. */
export type ChangeOutcome = Promise<Result<never, ApiError>>;

/** The calls that change the cart, each handed on by `run` to a cart that may not be there yet. */
export function forwardChanges(run: (name: keyof CartChanges, given: readonly unknown[]) => ChangeOutcome): CartChanges {
  const changes: Record<string, (...given: unknown[]) => ChangeOutcome> = {};
  for (const name of Object.keys(cartChanges)) changes[name] = (...given) => run(name as keyof CartChanges, given);
  return changes as unknown as CartChanges;
}

/** Makes one of the calls by its name. */
export const callByName = (cart: CartChanges, name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome =>
  (cart[name] as (...values: readonly unknown[]) => ChangeOutcome)(...given);
