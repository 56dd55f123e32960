import { addedBy } from '../model/cartIntent.ts';
import { READ_DEADLINE_MS } from '../../../src/commerce/model/constants.ts';
import { lineOf } from '../rules/intentRules.ts';
import { toKnownLine } from './acceptCart.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { giveUp, nothingToBringBack, succeed } from './settleChange.ts';
import { broadcast, set, updateChange, type Step } from './Step.ts';
import { endWrite, hasUnread, LATE_MS, similarWrite } from './unconfirmedWrites.ts';

/** How long an add is held for a reading of the cart that is under way, in ms. */
const MAX_WAIT_FOR_READING_MS = 500;

/** Does what can be done by now: one write after the other, and a reading when nothing else is to be done. */
export function advance(step: Step): void {
  set(step, { wakeAt: null });
  if (step.state.page === 'left' || step.state.page === 'stopped') return;
  while (advanceFirst(step));
  readIfRequested(step);
}

/** Moves the first change on; whether there may be more to do at once. */
function advanceFirst(step: Step): boolean {
  const { state } = step;
  const [change] = state.queue;
  waitForNetwork(step, change !== undefined && !step.isOnline && !state.isConnected);
  if (!change || state.writing || step.state.isWaiting) return false;
  // The cart is about to be known, or to turn out unreadable.
  if (state.reading && (state.reading.neededBy !== null || !state.confirmed)) return false;
  const { status } = change;
  switch (status.type) {
    case 'waiting': {
      // The cart's lines before an add show whether the add was done, should its answer be lost: another tab may just have added the same.
      const readBy = state.reading && addedBy(change.intent) ? state.reading.startedAt + MAX_WAIT_FOR_READING_MS : 0;
      return advanceWaiting(step, change, Math.max(status.dueAt, state.pausedUntil, readBy));
    }
    case 'lost':
      return readFor(step, change, status.isRead ? status.at + LATE_MS : state.retryAt);
    case 'stored':
    case 'done':
    case 'delegated':
      return readFor(step, change, state.retryAt);
    case 'claiming':
    case 'sent':
      return false;
  }
}

function advanceWaiting(step: Step, change: QueuedChange, moment: number): boolean {
  if (step.at < moment) return wake(step, moment);
  const { intent } = change;
  const { confirmed } = step.state;
  if (hasUnread(step) || (!confirmed && intent.kind !== 'add')) return readFor(step, change, 0);
  const similar = similarWrite(step, change);
  if (similar?.status === 'absent') return readFor(step, change, similar.at + LATE_MS);
  if (similar && (similar.status === 'unread' || !confirmed)) return readFor(step, change, 0);
  if (confirmed && similar) {
    // It was done after its failure was reported: a first repetition is that add, and the next one is another.
    endWrite(step, similar);
    succeed(step, change, confirmed, null, true);
    return true;
  }
  const found = findConfirmed(step, change);
  if (confirmed && (intent.kind === 'restore' ? found : intent.kind === 'remove' && !found)) {
    succeed(step, change, confirmed);
    return true;
  }
  if ('entryId' in intent && intent.restoring !== undefined && !found) {
    giveUp(step, change, nothingToBringBack());
    return true;
  }
  send(step, change, false);
  return false;
}

/** A reading that is under way is older than the write, and is dropped. */
export function send(step: Step, change: QueuedChange, isPageLeft: boolean): void {
  const { key, intent } = change;
  const { confirmed, restoredLines, page, changedElsewhereAt } = step.state;
  const found = findConfirmed(step, change);
  const added = addedBy(intent);
  const before =
    confirmed?.entries.filter((entry) => (added ? entry.itemId === added.itemId : entry === found?.line)).map(toKnownLine) ?? [];
  const isLeaving = isPageLeft || page === 'hidden';
  updateChange(step, key, { status: { type: 'sent', isLeaving }, before: added && changedElsewhereAt !== null ? null : before });
  set(step, { writing: key, reading: null, isConnected: false });
  if (intent.kind === 'restore' && added) {
    set(step, { restoredLines: { ...restoredLines, [key]: { added, before } } });
  }
  if (added) broadcast(step, { type: 'sending' });
  step.effects.push({ type: 'send', key, intent, isLeaving, found });
}

const findConfirmed = ({ state }: Step, change: QueuedChange) =>
  state.confirmed ? lineOf(state.confirmed, change, state.restoredLines) : undefined;

/** Without a network changes wait, which is reported to their callers. */
function waitForNetwork(step: Step, isWaiting: boolean): void {
  if (isWaiting === step.state.isWaiting) return;
  set(step, { isWaiting });
  if (isWaiting) for (const { key } of step.state.queue) step.effects.push({ type: 'waiting', key });
}

/** Reads the cart for the sake of a change, once `moment` has come. */
function readFor(step: Step, { key }: QueuedChange, moment: number | null): false {
  const due = Math.max(moment ?? 0, step.state.pausedUntil);
  return step.at < due ? wake(step, due) : read(step, READ_DEADLINE_MS, true, key);
}

function read(step: Step, deadlineMs: number, isQuiet: boolean, neededBy: string | null): false {
  const id = step.state.readId + 1;
  set(step, { readId: id, reading: { id, startedAt: step.at, isQuiet, neededBy }, request: null, retryAt: null });
  step.effects.push({ type: 'read', id, deadlineMs });
  return false;
}

/** Reads the cart when that was asked for, or when something about it is not confirmed and may be by now. */
function readIfRequested(step: Step): void {
  const { reading, writing, request, unconfirmed, retryAt, pausedUntil, page, isWaiting } = step.state;
  if (reading || writing) return;
  if (request) {
    const { isQuiet, deadlineMs } = request;
    if (isQuiet && step.at < pausedUntil) wake(step, pausedUntil);
    else read(step, deadlineMs, isQuiet, null);
    return;
  }
  const moments: number[] = [];
  for (const { status, at } of unconfirmed) {
    if (status !== 'done') moments.push(status === 'unread' ? 0 : at + LATE_MS);
  }
  if ((moments.length === 0 && retryAt === null) || page === 'hidden' || isWaiting) return;
  const moment = Math.max(retryAt ?? Math.min(...moments), pausedUntil);
  if (step.at < moment) wake(step, moment);
  else read(step, READ_DEADLINE_MS, true, null);
}

/** Has the runner come back at that moment, in ms; a shorter wait wins. */
function wake(step: Step, moment: number): false {
  if (moment < Infinity) set(step, { wakeAt: Math.min(step.state.wakeAt ?? Infinity, moment) });
  return false;
}
