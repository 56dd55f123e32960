import { isSameData } from '../../../src/lib/isSameData.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy, toAddEntry } from '../model/cartIntent.ts';
import { addedQuantity, isSameLine } from '../rules/findLine.ts';
import { lineOf } from '../rules/intentRules.ts';
import type { UnconfirmedWrite } from './CartModel.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { followMovedLines } from './followMovedLines.ts';
import { emit, emitAdded, succeed } from './settleChange.ts';
import { broadcast, findChange, set, type Step } from './Step.ts';
import { endWrite, resolveWrite, sharedWrites, showsWrite, updateWrite } from './unconfirmedWrites.ts';

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
 * that were found done are over when the cart no longer shows them, and when the visitor has set the quantity of their line since.
 */
export function discountOwnWrite(step: Step, change: QueuedChange, cart: Cart): void {
  const { intent } = change;
  const own = addedBy(intent);
  const edited = intent.kind === 'quantity' ? lineOf(cart, change, step.state.restoredLines) : undefined;
  const asWanted = intent.kind === 'quantity' && edited ? [{ ...edited.line, quantity: intent.quantity + edited.rest }] : [];
  for (const write of step.state.unconfirmed) {
    const { key, status, added, before } = write;
    if (!added) continue;
    const isEdited = edited && isSameLine(toAddEntry(edited.line), added);
    if (status === 'done' && (isEdited || !showsWrite(write, cart))) endWrite(step, write);
    if (status !== 'absent') continue;
    const ownPieces = own && isSameLine(own, added) ? own.quantity : 0;
    const isThere = before && addedQuantity(cart.entries, [...asWanted, ...before], added) >= ownPieces + added.quantity;
    if (isThere) confirmWrite(step, write, cart);
    else if (before) updateWrite(step, key, { before: knownLinesOf(cart, added) });
  }
}

/** The cart shows an unconfirmed write: its caller gets its outcome, and what was reported as failed is reported as done. */
export function confirmWrite(step: Step, write: UnconfirmedWrite, cart: Cart): void {
  const { key, added, isExpress, isRestore, before, isForeign } = write;
  const change = findChange(step, key);
  if (change) {
    resolveWrite(step, write);
    return succeed(step, change, cart);
  }
  // An equal click that was made meanwhile, here or in another tab, is this one.
  const done = { ...write, status: 'done', at: step.at } as const;
  updateWrite(step, key, done);
  if (!added || isForeign) return;
  broadcast(step, { type: 'doubt', writes: sharedWrites([done]) });
  if (!isRestore) return emitAdded(step, { entry: added, isExpress }, null, cart, null);
  const entry = cart.entries.find((line) => addedQuantity([line], before ?? [], added) > 0);
  if (entry) emit(step, 'item-restored', { productInstance: null, entry, cart });
}

export const toKnownLine = ({ id, quantity, additionalFields }: Cart['entries'][0]) => ({ id, quantity, additionalFields });

/** The lines of an item, to see later what was added to them. */
export const knownLinesOf = (cart: Cart, { itemId }: { readonly itemId: string }) =>
  cart.entries.filter((entry) => entry.itemId === itemId).map(toKnownLine);

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
