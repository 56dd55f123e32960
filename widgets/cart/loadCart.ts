import type { CartActions } from './CartActions.ts';
import type { CartCalls } from './createCartApi.ts';

/** Reads the cart, unless the visitor certainly has none. */
export function loadCart(
  cart: Pick<CartActions & CartCalls, 'get' | 'read' | 'settle'>,
  { mayHaveCart }: { readonly mayHaveCart: () => boolean },
  deadlineMs: number,
  isQuiet: boolean,
): void {
  if (mayHaveCart() || cart.get()) void cart.read(deadlineMs, isQuiet);
  else cart.settle();
}
