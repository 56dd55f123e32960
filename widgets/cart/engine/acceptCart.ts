import { stringify } from '../../../src/lib/stringify.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy, type CartIntent } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import type { UnconfirmedWrite } from './CartModel.ts';
import { followMovedLines } from './followMovedLines.ts';
import { emit, emitAdded, succeed } from './settleChange.ts';
import { findChange, set, type Step } from './Step.ts';
import { resolveWrite, showsWrite, updateWrite } from './unconfirmedWrites.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Takes the platform's cart as the confirmed one, and emits that it has changed.
 * @param isOwn whether it is the answer to a change made here
 */
export function acceptCart(step: Step, answer: Cart, isOwn: boolean): Cart {
  const { confirmed: known, isWaiting, isConnected } = step.state;
  const cart = reuseUnchangedEntries(known, step.policy.complete(answer));
  set(step, { confirmed: cart, error: null, settled: true, retries: 0, isConnected: isWaiting || isConnected });
  if (cart === known) return cart;
  if (known) followMovedLines(step, known, cart);
  emitCartChange(step, cart, isOwn);
  return cart;
}

export const emitCartChange = (step: Step, cart: Cart, isOwn: boolean): void =>
  emit(step, 'cart-change', { productInstance: null, cart, isOwn });

/**
 * Our own write must not be mistaken for an unconfirmed one: that is looked for from here on, unless the cart shows it beside ours. Writes
 * that were found done are forgotten when the cart no longer shows them.
 */
export function discountOwnWrite(step: Step, intent: CartIntent, cart: Cart): void {
  const own = addedBy(intent);
  for (const write of step.state.unconfirmed) {
    const { key, status, added, before } = write;
    if (status === 'done' && !showsWrite(write, cart)) resolveWrite(step, write);
    if (status !== 'absent' || !added) continue;
    const ownPieces = own && stringify({ ...own, quantity: 0 }) === stringify({ ...added, quantity: 0 }) ? own.quantity : 0;
    const isThere = before && addedQuantity(cart.entries, before, added) >= ownPieces + added.quantity;
    if (isThere) confirmWrite(step, write, cart);
    else if (before) updateWrite(step, key, { before: knownLinesOf(cart, added) });
  }
}

/** The cart shows an unconfirmed write: its caller gets its outcome, and what was reported as failed is reported as done. */
export function confirmWrite(step: Step, write: UnconfirmedWrite, cart: Cart): void {
  const { key, added, isExpress, isForeign } = write;
  const change = findChange(step, key);
  if (change) {
    resolveWrite(step, write);
    return succeed(step, change, cart);
  }
  // An equal click that was made meanwhile is this one.
  updateWrite(step, key, { status: 'done', at: step.at });
  if (added && !isForeign) emitAdded(step, { entry: added, isExpress }, null, cart, null);
}

export const toKnownLine = ({ id, quantity, additionalFields }: Cart['entries'][0]) => ({ id, quantity, additionalFields });

/** The lines of an item, to see later what was added to them. */
export const knownLinesOf = (cart: Cart, { itemId }: { readonly itemId: string }) =>
  cart.entries.filter((entry) => entry.itemId === itemId).map(toKnownLine);

export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  );
}

/**
 * The cart as just read, made of the objects that are known already as far as they are the same: of a long cart only the lines that
 * changed are shown anew. When nothing has changed it is the known cart itself.
 */
function reuseUnchangedEntries(known: Cart | null, cart: Cart): Cart {
  if (!known) return cart;
  const lines = new Map(known.entries.map((entry) => [entry.id, entry]));
  const entries = cart.entries.map((entry) => {
    const old = lines.get(entry.id);
    return old && isSameData(old, entry) ? old : entry;
  });
  const next = { ...cart, entries };
  return isSameData(known, next) ? known : next;
}
