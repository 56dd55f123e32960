import type { EventOf } from './CartEvent.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { isMissingPlatform, unreachable } from '../../../src/core/wire/missingPlatform.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy } from '../model/cartIntent.ts';
import { isSatisfied, showIntents } from '../rules/intentRules.ts';
import { acceptCart, confirmWrite, emitCartChange, knownLinesOf } from './acceptCart.ts';
import type { Reading, UnconfirmedWrite } from './CartModel.ts';
import { pauseWhere } from './onWriteAnswer.ts';
import { failureOf, isOfOtherPage, type QueuedChange } from './QueuedChange.ts';
import { aborted, giveUp, succeed } from './settleChange.ts';
import { due, findChange, moveChange, set, updateChange, type Step } from './Step.ts';
import { endWrite, LATE_MS, notConfirmed, resolveWrite, showsWrite, similarWrite, updateWrite, writeOf } from './unconfirmedWrites.ts';

/** The platform's cart as it is. It shows what became of writes whose answer was lost. */
export function onCartRead(step: Step, { id, cart: answer }: EventOf<'read'>): void {
  const { reading, isWaiting } = step.state;
  // An answer proves that there is a network, whatever the browser reports.
  if (isWaiting) set(step, { isConnected: true });
  if (reading?.id !== id) return;
  const { changedElsewhereAt } = step.state;
  set(step, { reading: null, retryAt: null, ...((changedElsewhereAt ?? 0) <= reading.startedAt && { changedElsewhereAt: null }) });
  const cart = acceptCart(step, answer, false);
  for (const write of step.state.unconfirmed) judgeWrite(step, write, cart, reading);
  for (const { key } of step.state.queue) {
    const change = findChange(step, key);
    if (change) judgeChange(step, change, cart, reading);
  }
}

function judgeWrite(step: Step, write: UnconfirmedWrite, cart: Cart, { startedAt }: Reading): void {
  const { key, added, status, at } = write;
  const isThere = showsWrite(write, cart);
  if (status === 'done') {
    // A line that was there and was taken out since can be added again.
    if (!isThere && startedAt > at) endWrite(step, write);
    return;
  }
  if (!added || isThere === null) return resolveWrite(step, write);
  if (isThere) return confirmWrite(step, write, cart);
  if (startedAt >= at + LATE_MS) return resolveWrite(step, write);
  // Not done so far: what another tab has added until now is known.
  const before = write.before ?? knownLinesOf(cart, added);
  updateWrite(step, key, { status: 'absent', before });
  updateChange(step, key, { before });
}

function judgeChange(step: Step, change: QueuedChange, cart: Cart, { startedAt, neededBy }: Reading): void {
  const { status } = change;
  switch (status.type) {
    case 'done':
    case 'delegated':
      return succeed(step, change, cart);
    // The tab that has it may have replaced it since.
    case 'claiming':
    case 'sent':
      return;
    case 'waiting':
      if (neededBy === change.key) settleIfDecided(step, change, cart);
      return;
    case 'stored':
      if (!settleIfDecided(step, change, cart)) moveChange(step, change, due(step));
      return;
    case 'lost': {
      if (settleIfDecided(step, change, cart)) return;
      const failure = failureOf(change);
      const isThere = showsWrite(writeOf(change), cart);
      if (isThere === null) giveUp(step, change, notConfirmed(failure?.error ?? aborted()));
      else if (failure && !failure.mayRetry) giveUp(step, change, failure.error);
      // An add that the platform is still at work on would be done twice.
      else if (addedBy(change.intent) && startedAt < status.at + LATE_MS)
        updateChange(step, change.key, { status: { ...status, isRead: true } });
      else moveChange(step, change, due(step));
    }
  }
}

/** Settles a change other than an add which the cart shows as done, or as overruled; whether it did. */
function settleIfDecided(step: Step, change: QueuedChange, cart: Cart): boolean {
  if (addedBy(change.intent)) return false;
  if (isSatisfied(change, cart, step.state.restoredLines)) succeed(step, change, cart);
  else if (isOverruled(change, cart)) giveUp(step, change, aborted());
  else return false;
  return true;
}

/** Whether the line was changed elsewhere since, so that this change is out of date. */
function isOverruled(change: QueuedChange, cart: Cart): boolean {
  const { intent, before } = change;
  if (!('entryId' in intent) || !before || failureOf(change)) return false;
  const now = cart.entries.find(({ id }) => id === intent.entryId);
  const then = before.find(({ id }) => id === intent.entryId);
  if (!now || !then) return !now;
  return intent.kind === 'fields' ? now.additionalFields !== then.additionalFields : now.quantity !== then.quantity;
}

/** The cart cannot be read. */
export function onReadFailed(step: Step, { id, error }: EventOf<'read-failed'>): void {
  const { reading, confirmed } = step.state;
  if (reading?.id !== id) return;
  const message = error.serverMessage ?? step.policy.explain(error);
  set(step, { reading: null, settled: true, error: confirmed && reading.isQuiet ? step.state.error : message });
  pauseWhere(step, error);
  const change = reading.neededBy === null ? undefined : findChange(step, reading.neededBy);
  if (change) judgeUnread(step, change, error);
  const { retries, unconfirmed, queue } = step.state;
  if (unconfirmed.length > 0 || change?.status.type === 'done' || queue.some(isOfOtherPage)) {
    const retryAt = retries < MAX_RETRIES ? step.at + FIRST_RETRY_MS * 2 ** retries : Infinity;
    set(step, { retryAt, retries: retries + 1 });
  }
}

/** The change cannot go on without the cart; one that another page had or has waits for the next reading. */
function judgeUnread(step: Step, change: QueuedChange, error: ApiError): void {
  const { status } = change;
  const { confirmed } = step.state;
  switch (status.type) {
    case 'done':
    case 'delegated': {
      if (!confirmed) return;
      // It was done: the rest is worked out here until the platform answers.
      const cart = showIntents(confirmed, [change], step.state.restoredLines).cart ?? confirmed;
      set(step, { confirmed: cart });
      emitCartChange(step, cart, true);
      return succeed(step, change, cart);
    }
    case 'stored':
    case 'claiming':
      return;
    case 'waiting':
    case 'sent':
      if (!similarWrite(step, change)) return giveUp(step, change, error);
      return giveUp(step, change, isMissingPlatform(error) ? unreachable(error) : notConfirmed(error));
    case 'lost': {
      const { cause } = status;
      if (cause === 'stored') return;
      const writeError = cause === 'left' ? error : cause.error;
      if (!isMissingPlatform(error) || !isMissingPlatform(writeError)) return giveUp(step, change, notConfirmed(writeError));
      // Of a web page as the answer it is not certain who has sent it: a similar add still waits until the cart can be read.
      if (writeError.kind === 'http') resolveWrite(step, change);
      giveUp(step, change, unreachable(writeError));
    }
  }
}

/** How long after a failed reading the cart is read again, in ms, when something is not confirmed; doubled each time. */
const FIRST_RETRY_MS = 2000;

/** How often that is: the last time about four minutes after the first. */
const MAX_RETRIES = 7;
