import type { CartActions } from './CartActions.ts';
import type { CartCalls } from './createCartApi.ts';

/** Reads the cart, but only when there may be one, or was (spec §4). */
export function loadCart(
  cart: Pick<CartActions & CartCalls, 'get' | 'read' | 'settle'>,
  { mayHaveCart }: { readonly mayHaveCart: () => boolean },
  deadlineMs: number,
  isQuiet: boolean,
): void {
  if (mayHaveCart() || cart.get()) void cart.read(deadlineMs, isQuiet);
  else cart.settle();
}
