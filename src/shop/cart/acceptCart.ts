import { stringify } from '../../lib/stringify.ts';
import type { Cart } from '../../model/cart.ts';
import { addedBy, type CartIntent } from '../../model/cartIntent.ts';
import { addedQuantity } from '../../rules/addedQuantity.ts';
import { reuseUnchangedEntries } from './reuseUnchangedEntries.ts';
import { resolveWrite, showsWrite } from './unconfirmedWrites.ts';
import { emit } from './settleWant.ts';
import { set, type Turn } from './Turn.ts';

/** Takes the platform's cart as the confirmed one; tells of it when it is another than before. */
export function acceptCart(turn: Turn, given: Cart): Cart {
  const known = turn.state.confirmed;
  const cart = reuseUnchangedEntries(known, turn.terms.complete(given));
  set(turn, { confirmed: cart, error: null, settled: true, askTries: 0, isResumed: turn.state.isWaiting || turn.state.isResumed });
  if (cart !== known) emit(turn, { type: 'emit', name: 'cart-change', detail: { productInstance: null, cart } });
  return cart;
}

/**
 * What a write of ours has added or changed is no sign that another one was done, of which nobody knows: that one is looked for from
 * here on. Of those that were done it is looked at whether they are still there.
 */
export function countOwnWrite(turn: Turn, intent: CartIntent, cart: Cart): void {
  const own = addedBy(intent);
  for (const write of turn.state.unconfirmed) if (write.phase === 'done' && !showsWrite(write, cart)) resolveWrite(turn, write);
  const unconfirmed = turn.state.unconfirmed.map((write) => {
    if (write.phase !== 'absent' || !write.added) return write;
    const ownPieces = own && stringify({ ...own, quantity: 0 }) === stringify({ ...write.added, quantity: 0 }) ? own.quantity : 0;
    const isDone = addedQuantity(cart.entries, write.before, write.added) >= ownPieces + write.added.quantity;
    if (isDone && ownPieces > 0) return { ...write, phase: 'done' as const, doneAt: turn.at };
    return { ...write, before: cart.entries.filter(({ itemId }) => itemId === write.added?.itemId).map(toKnownLine) };
  });
  set(turn, { unconfirmed });
}

export const toKnownLine = ({ id, quantity, additionalFields }: Cart['entries'][0]) => ({ id, quantity, additionalFields });
