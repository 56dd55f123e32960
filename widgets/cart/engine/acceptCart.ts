import { stringify } from '../../../src/lib/stringify.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy, type CartIntent } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import { reuseUnchangedEntries } from './reuseUnchangedEntries.ts';
import type { UnconfirmedWrite } from './CartModel.ts';
import { emit, itemAdded, succeed } from './settleWant.ts';
import { set, wantOf, type Turn } from './Turn.ts';
import { resolveWrite, setWrite, showsWrite } from './unconfirmedWrites.ts';

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
 * here on, unless the cart shows it beside ours. Of those that were done it is looked at whether they are still there.
 */
export function countOwnWrite(turn: Turn, intent: CartIntent, cart: Cart): void {
  const own = addedBy(intent);
  for (const write of turn.state.unconfirmed) {
    const { key, phase, added, before } = write;
    if (phase === 'done' && !showsWrite(write, cart)) resolveWrite(turn, write);
    if (phase !== 'absent' || !added) continue;
    const ownPieces = own && stringify({ ...own, quantity: 0 }) === stringify({ ...added, quantity: 0 }) ? own.quantity : 0;
    if (addedQuantity(cart.entries, before, added) >= ownPieces + added.quantity) confirmWrite(turn, write, cart);
    else setWrite(turn, key, { before: cart.entries.filter(({ itemId }) => itemId === added.itemId).map(toKnownLine) });
  }
}

/** The cart shows a write of which nobody knew: who still waits for it is told so, and what was told as failed is told as done. */
export function confirmWrite(turn: Turn, write: UnconfirmedWrite, cart: Cart): void {
  const { key, added, isExpress, isForeign } = write;
  const want = wantOf(turn, key);
  if (want) {
    resolveWrite(turn, write);
    return succeed(turn, want, cart);
  }
  setWrite(turn, key, { phase: 'done', doneAt: turn.at });
  // An equal click that was made meanwhile is this one.
  if (added && !isForeign)
    emit(turn, itemAdded(turn, { intent: { kind: 'add', entry: added, isExpress }, productInstance: null }, cart, null));
}

export const toKnownLine = ({ id, quantity, additionalFields }: Cart['entries'][0]) => ({ id, quantity, additionalFields });
