import { stringify } from '../../../src/lib/stringify.ts';
import { addedBy, restoringOf } from '../model/cartIntent.ts';
import { send } from './advance.ts';
import { toStoredChanges } from './storedCart.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { broadcast, lost, set, updateChange, type Step } from './Step.ts';
import { hasUnread, markIfAdd, similarWrite } from './unconfirmedWrites.ts';

/** Browsers let about 64 kB of requests outlive their page; beyond that they fail as if there were no network. */
const MAX_BYTES = 60_000;

/** The size of a request beside its body: address and headers. */
const HEAD_BYTES = 1000;

/**
 * The page goes away: what is left is sent at once, in a way that outlives it. What cannot go that way is stored for the next page, and
 * so is all the rest until the next page has seen it in the platform's cart.
 */
export function leavePage(step: Step): void {
  const { state, at } = step;
  let bytes = 0;
  for (const change of state.queue) {
    const size = stringify(change.intent).length + HEAD_BYTES;
    const mayGo = step.isOnline && at >= state.pausedUntil && bytes + size <= MAX_BYTES && canGo(step, change);
    if (mayGo) {
      bytes += size;
      send(step, change, true);
    }
    if (!mayGo && change.status.type !== 'sent') continue;
    markIfAdd(step, change.key);
    updateChange(step, change.key, { status: lost(step, 'left') });
  }
  const released = toStoredChanges(step.state.queue.filter(({ status }) => status.type !== 'claiming'));
  if (released.length > 0) broadcast(step, { type: 'freed', wants: released });
  set(step, { page: 'left', writing: null, reading: null });
}

/** Whether it can go out beside the others, without anything else being known. */
function canGo(step: Step, change: QueuedChange): boolean {
  const { intent, status } = change;
  switch (status.type) {
    case 'sent':
      // It may have arrived: only what can be done twice without harm is sent again.
      return !status.isLeaving && !addedBy(intent);
    case 'waiting': {
      if (addedBy(intent)) return !similarWrite(step, change) && !hasUnread(step);
      const { confirmed, restoredLines } = step.state;
      const restoring = restoringOf(intent);
      return confirmed !== null && (restoring === undefined || restoredLines[restoring] !== undefined);
    }
    case 'stored':
    case 'lost':
    case 'done':
    case 'claiming':
    case 'delegated':
      return false;
  }
}
