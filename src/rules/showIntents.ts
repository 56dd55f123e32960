import type { Cart } from '../model/cart.ts';
import type { CartEntry } from '../model/cartEntry.ts';
import type { CartIntent } from '../model/cartIntent.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import { findLine } from './findLine.ts';

/** What the visitor wants changed about a line: how many, its further fields, or that it comes back. */
export type PendingEdit = 'quantity' | 'fields' | 'adding';

/** The cart as the visitor wants it. */
export interface ShownCart {
  readonly cart: Cart | null;
  /** What is pending, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
}

/**
 * The last good cart with what the visitor wants of it laid over, in order. Sums follow as far as they can be known here: of the line,
 * of the pieces and of the subtotal; the others stay the host's. Lines that nobody changes are the very same objects. What concerns a
 * line that is not there changes nothing.
 */
export function showIntents(good: Cart | null, intents: readonly CartIntent[]): ShownCart {
  const pending = Object.create(null) as Record<string, PendingEdit>;
  let cart = good;
  for (const intent of intents) {
    if (!cart) break;
    const { line, rest = 0 } = ('entryId' in intent && findLine(cart, intent)) || {};
    if (intent.kind === 'quantity' && line) {
      cart = exchange(cart, line, [withQuantity(line, intent.quantity)]);
      // One that is on its way back is still so.
      pending[line.id] ??= 'quantity';
    } else if (intent.kind === 'fields' && line) {
      cart = exchange(cart, line, [{ ...line, additionalFields: intent.additionalFields }]);
      pending[line.id] ??= 'fields';
    } else if (intent.kind === 'remove' && line) {
      cart = exchange(cart, line, rest > 0 ? [withQuantity(line, rest)] : []);
      delete pending[line.id];
    } else if (intent.kind === 'restore' && !findLine(cart, { entryId: intent.entry.id, find: intent.find })) {
      cart = exchange(cart, null, [intent.entry]);
      pending[intent.entry.id] = 'adding';
    } else if (intent.kind === 'option') {
      const option = cart.shippingOptions.find((one) => readShippingOption(one)?.id === intent.optionId);
      if (option !== undefined) cart = { ...cart, selectedShippingOption: option };
    }
  }
  return { cart, pending };
}

/** An unreadable price leaves the line's sum as the host wrote it. */
function withQuantity(line: CartEntry, quantity: number): CartEntry {
  return { ...line, quantity, subTotal: line.purchasePriceCents === null ? line.subTotal : line.purchasePriceCents * quantity };
}

/** Puts `lines` in the place of `old`; without one, at the end. */
function exchange(cart: Cart, old: CartEntry | null, lines: readonly CartEntry[]): Cart {
  const entries: CartEntry[] = [];
  for (const entry of cart.entries) {
    if (entry === old) entries.push(...lines);
    else entries.push(entry);
  }
  if (!old) entries.push(...lines);
  let { totalQuantity, subtotalCents } = cart;
  if (old) {
    totalQuantity -= old.quantity;
    subtotalCents -= old.subTotal ?? 0;
  }
  for (const line of lines) {
    totalQuantity += line.quantity;
    subtotalCents += line.subTotal ?? 0;
  }
  return { ...cart, entries, totalQuantity, subtotalCents };
}
