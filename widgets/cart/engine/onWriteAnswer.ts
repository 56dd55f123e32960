import type { EventOf } from './CartEvent.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { acceptCart, discountOwnWrite } from './acceptCart.ts';
import { giveUp, succeed, targetLineId } from './settleChange.ts';
import { broadcast, findChange, lost, moveChange, set, type Step } from './Step.ts';
import { forgetLinesBefore, isUncertain, markUnconfirmed, resolveWrite } from './unconfirmedWrites.ts';
import { lineOf } from '../rules/intentRules.ts';
import type { QueuedChange } from './QueuedChange.ts';

/** The platform has done what it was asked. A platform may only confirm a removal; then the cart is read. */
export function onWritten(step: Step, { key, cart: answer, newlyAdded }: EventOf<'written'>): void {
  const change = findChange(step, key);
  broadcast(step, { type: 'changed' });
  endWriting(step, key);
  if (!change) return;
  if (!answer) {
    if (change.status.type !== 'delegated') moveChange(step, change, { type: 'done' });
    return;
  }
  // A reading that was asked for before this is older than it.
  set(step, { reading: null });
  const cart = acceptCart(step, answer, true);
  resolveWrite(step, change);
  discountOwnWrite(step, change, cart);
  noteLowered(step, change, cart);
  succeed(step, change, cart, newlyAdded);
}

export function onWriteFailed(step: Step, { key, error }: EventOf<'write-failed'>): void {
  // A page that has been left has handed on what it sent: the next one, or this one when it is back, finds out what became of it.
  if (step.state.page === 'left') return;
  const change = findChange(step, key);
  endWriting(step, key);
  pauseWhere(step, error);
  // The page that has it now may still do it.
  if (!change || change.status.type === 'delegated') return;
  if (!isUncertain(error)) {
    resolveWrite(step, change);
    return giveUp(step, change, error);
  }
  broadcast(step, { type: 'changed' });
  // Its pieces could not be told from those of an add that is unconfirmed.
  if (change.intent.kind === 'quantity') forgetLinesBefore(step);
  markUnconfirmed(step, change);
  moveChange(step, change, lost(step, { error, mayRetry: !step.isOnline }));
}

const endWriting = (step: Step, key: string): void => {
  if (step.state.writing === key) set(step, { writing: null });
};

/** Sends nothing for as long as the platform asks for that. */
export const pauseWhere = (step: Step, { kind, retryAfterMs }: ApiError): void => {
  if (kind === 'rate-limit') set(step, { pausedUntil: step.at + (retryAfterMs ?? 0) });
};

/** Notes that the platform gave less than it was asked for, as it does with scarce items. */
function noteLowered(step: Step, change: QueuedChange, cart: Cart): void {
  const { intent, key } = change;
  if (intent.kind !== 'quantity' && intent.kind !== 'restore') return;
  const { queue, lowered, restoredLines } = step.state;
  const target = targetLineId(change);
  // A later change of the line makes its own quantity.
  if (queue.some((other) => other.key !== key && targetLineId(other) === target)) return;
  const found = lineOf(cart, change, restoredLines);
  if (!found) return set(step, { notice: { ...step.policy.noneLeft(), entryId: target } });
  const { line, rest } = found;
  const wanted = intent.kind === 'quantity' ? intent.quantity : intent.entry.quantity + rest;
  if (line.quantity >= wanted) return;
  const others = lowered.filter(({ entryId }) => entryId !== line.id);
  set(step, { lowered: [...others, { entryId: line.id, wanted, quantity: line.quantity }] });
}
