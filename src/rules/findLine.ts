import type { Cart } from '../model/cart.ts';
import type { FoundLine, LineIntent } from '../model/cartIntent.ts';

/** The line of the cart that the visitor means; `undefined` when it is not there. */
export function findLine(cart: Cart, { entryId, find }: LineIntent): FoundLine | undefined {
  const line = cart.entries.find(({ id }) => id === entryId);
  return line ? { line, rest: 0 } : find?.(cart);
}
