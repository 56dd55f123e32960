import { adoptReleased, onClaimed, returnToPage, takeOver } from './adoptChanges.ts';
import { advance } from './advance.ts';
import type { CartEffect, CartEvent, CartMessage, EventOf } from './CartEvent.ts';
import { emptyCart, type CartModel } from './CartModel.ts';
import { enqueueChange, undoRemoval, withdraw } from './enqueueChange.ts';
import { leavePage } from './leavePage.ts';
import { onCartRead, onReadFailed } from './onReadAnswer.ts';
import { onWriteFailed, onWritten } from './onWriteAnswer.ts';
import { aborted, giveUp } from './settleChange.ts';
import { due, findChange, removedBut, set, updateChange, type CartPolicy, type Step } from './Step.ts';
import { forgetLinesBefore, forgetWrites, onChangedElsewhere, onPeerUnconfirmed } from './unconfirmedWrites.ts';

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
  handlers[event.type](step, event as never);
  advance(step);
  return { state: step.state, effects: step.effects };
}

/**
 * The same, where an error in a step, or in a page's code, must leave no call open: the state of the queue is unknown then, so
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

const handlers: { readonly [Type in CartEvent['type']]: (step: Step, event: EventOf<Type>) => void } = {
  enqueue: enqueueChange,
  undo: undoRemoval,
  forget: (step, { entryId }) => set(step, { removed: removedBut(step, entryId) }),
  withdraw: (step, { entryId }) => void withdraw(step, 'quantity', entryId),
  notify: (step, { notice }) => set(step, { notice }),
  settled: (step) => set(step, { settled: true }),
  load(step, event) {
    const { isQuiet = true, deadlineMs = 0 } = step.state.request ?? {};
    set(step, { request: { isQuiet: event.isQuiet && isQuiet, deadlineMs: Math.max(event.deadlineMs, deadlineMs) } });
  },
  written: onWritten,
  'write-failed': onWriteFailed,
  read: onCartRead,
  'read-failed': onReadFailed,
  adopt: takeOver,
  claimed: onClaimed,
  message: (step, { message }) => messageHandlers[message.type](step, message as never),
  online: (step) => set(step, { isConnected: step.state.isWaiting, retryAt: null, retries: 0 }),
  flush: endEdits,
  hidden(step) {
    endEdits(step);
    set(step, { page: 'hidden' });
  },
  shown: (step) => set(step, { page: 'shown', retryAt: null, retries: 0 }),
  left: leavePage,
  returned: returnToPage,
  stopped(step) {
    set(step, { page: 'stopped' });
    for (const change of step.state.queue) giveUp(step, change, aborted());
    step.effects.push({ type: 'abort' });
  },
  // `advance` follows every event, and does whatever is due by now.
  woken: () => undefined,
};

const messageHandlers: { readonly [Type in CartMessage['type']]: (step: Step, message: Extract<CartMessage, { type: Type }>) => void } = {
  doubt: (step, { writes }) => onPeerUnconfirmed(step, writes),
  // The tab that has sent a write knows more about it than the others.
  resolved: (step, { keys }) => forgetWrites(step, keys, ({ isForeign }) => isForeign),
  // One that a call waits for is still looked up.
  ended: (step, { keys }) => forgetWrites(step, keys, ({ key }) => !findChange(step, key)),
  freed: (step, { wants }) => adoptReleased(step, wants),
  sending: forgetLinesBefore,
  changed: onChangedElsewhere,
};

/** The visitor has finished: nothing waits for further edits. */
function endEdits(step: Step): void {
  for (const { key, status } of step.state.queue) if (status.type === 'waiting') updateChange(step, key, { status: due(step) });
}
