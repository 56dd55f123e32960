import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { KeyedIntent } from '../model/cartIntent.ts';
import type { KnownLine } from './addedQuantity.ts';
import type { Comebacks } from './findLine.ts';
import { lineOf, rulesOf } from './intentRules.ts';

/**
 * Whether the cart is as the visitor wants it, so that there is nothing (more) to ask of the platform.
 * @param before the lines that the intent is about, as they were when it was sent
 */
export function isSatisfied(keyed: KeyedIntent, cart: Cart, comebacks: Comebacks = {}, before: readonly KnownLine[] = []): boolean {
  return rulesOf(keyed.intent).isSatisfied(cart, keyed.intent, lineOf(cart, keyed, comebacks), before);
}
