import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { KeyedIntent } from '../model/cartIntent.ts';
import type { Comebacks } from './findLine.ts';
import { lineOf, rulesOf, type PendingEdit } from './intentRules.ts';

/** The cart as the visitor wants it. */
export interface ShownCart {
  readonly cart: Cart | null;
  /** What is pending, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
}

/**
 * The cart as the platform last told it, with what the visitor wants of it laid over, in order. Sums follow as far as they can be known
 * here: of the line, of the pieces and of the subtotal; the others stay the platform's. Lines that nobody changes are the very same
 * objects. What concerns a line that is not there changes nothing.
 */
export function showIntents(confirmed: Cart | null, intents: readonly KeyedIntent[], comebacks: Comebacks): ShownCart {
  const pending = Object.create(null) as Record<string, PendingEdit>;
  let cart = confirmed;
  for (const keyed of intents) {
    if (cart) cart = rulesOf(keyed.intent).show(cart, keyed.intent, lineOf(cart, keyed, comebacks), pending);
  }
  return { cart, pending };
}
