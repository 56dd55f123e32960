import { adoptReleased, adoptStored, onClaimed, returnToPage } from './adoptChanges.ts';
import { advance } from './advance.ts';
import type { CartEffect, CartEvent, CartMessage } from './CartEvent.ts';
import { emptyCart, type CartModel } from './CartModel.ts';
import { enqueueChange, undoRemoval, withdraw } from './enqueueChange.ts';
import { leavePage } from './leavePage.ts';
import { onCartRead, onReadFailed } from './onReadAnswer.ts';
import { onWriteFailed, onWritten } from './onWriteAnswer.ts';
import { aborted, giveUp } from './settleChange.ts';
import { due, set, updateChange, type CartPolicy, type Step } from './Step.ts';
import { onChangedElsewhere, onPeerUnconfirmed } from './unconfirmedWrites.ts';

/**
 * The cart after an event, and what is to be done about it. The one place where the cart's state is changed; pure: the same state,
 * event and moment give the same.
 * @param at ms of the runner's clock
 */
export function stepCart(
  state: CartModel,
  event: CartEvent,
  { at, isOnline, policy }: { readonly at: number; readonly isOnline: boolean; readonly policy: CartPolicy },
): { readonly state: CartModel; readonly effects: readonly CartEffect[] } {
  const step: Step = { at, isOnline, policy, state, effects: [] };
  onEvent(step, event);
  advance(step);
  return { state: step.state, effects: step.effects };
}

/**
 * The same, where an error of ours, or of what the page has settled, must leave no call open: the state of the queue is unknown then, so
 * all of it is given up, and the next call finds a cart that works.
 */
export function stepOrGiveUp(
  onError: (error: unknown) => void,
  ...[state, event, means]: Parameters<typeof stepCart>
): ReturnType<typeof stepCart> {
  try {
    return stepCart(state, event, means);
  } catch (error) {
    onError(error);
    const { confirmed, page, settled } = state;
    return { state: { ...emptyCart, confirmed, page, settled }, effects: [{ type: 'abort' }] };
  }
}

function onEvent(step: Step, event: CartEvent): void {
  const { state, at } = step;
  switch (event.type) {
    case 'enqueue':
      return enqueueChange(step, event.keyed, event.productInstance);
    case 'undo':
      return undoRemoval(step, event.key, event.entryId);
    case 'forget':
      return set(step, { removed: state.removed.filter(({ id }) => id !== event.entryId) });
    case 'withdraw':
      return void withdraw(step, 'quantity', event.entryId);
    case 'dismiss':
      return set(step, { notice: null, couponError: null, shippingError: null });
    case 'notify':
      return set(step, { notice: event.notice });
    case 'settled':
      return set(step, { settled: true });
    case 'load': {
      const { isQuiet = true, deadlineMs = 0 } = state.request ?? {};
      return set(step, { request: { isQuiet: event.isQuiet && isQuiet, deadlineMs: Math.max(event.deadlineMs, deadlineMs) } });
    }
    case 'written':
      return onWritten(step, event.key, event.cart, event.newlyAdded);
    case 'write-failed':
      // A page that has been left has handed on what it sent: the next one, or this one when it is back, finds out what became of it.
      return state.page === 'left' ? undefined : onWriteFailed(step, event.key, event.error);
    case 'read':
      return onCartRead(step, event.id, event.cart);
    case 'read-failed':
      return onReadFailed(step, event.id, event.error);
    case 'adopt':
      return adoptStored(step, event.stored);
    case 'claimed':
      return onClaimed(step, event.granted, event.refused);
    case 'message':
      return onPeerMessage(step, event.message);
    case 'online':
      return set(step, { isConnected: state.isWaiting, retryAt: null, retries: 0 });
    case 'flush':
      return endEdits(step);
    case 'hidden':
      endEdits(step);
      return set(step, { page: 'hidden' });
    case 'shown':
      return set(step, { page: 'shown', retryAt: null, retries: 0 });
    case 'left':
      return leavePage(step);
    case 'returned':
      return returnToPage(step, event.stored);
    case 'stopped':
      set(step, { page: 'stopped' });
      for (const change of state.queue) giveUp(step, change, aborted());
      return void step.effects.push({ type: 'abort' });
    case 'woken':
      return set(step, { wakeAt: at });
  }
}

function onPeerMessage(step: Step, message: CartMessage): void {
  const { unconfirmed } = step.state;
  switch (message.type) {
    case 'doubt':
      return onPeerUnconfirmed(step, message.writes);
    case 'resolved':
      return set(step, { unconfirmed: unconfirmed.filter(({ key, isForeign }) => !isForeign || !message.keys.includes(key)) });
    case 'freed':
      return adoptReleased(step, message.wants);
    case 'changed':
      return onChangedElsewhere(step);
  }
}

/** The visitor has finished: nothing waits for further edits. */
function endEdits(step: Step): void {
  for (const { key, status } of step.state.queue) if (status.type === 'waiting') updateChange(step, key, { status: due(step) });
}
