import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { isMissingPlatform } from '../../../src/core/wire/missingPlatform.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { isSameData } from '../../../src/lib/isSameData.ts';
import { addedBy } from '../model/cartIntent.ts';
import { addedQuantity, isSameLine } from '../rules/findLine.ts';
import type { SharedWrite, UnconfirmedWrite } from './CartModel.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { broadcast, findChange, set, type Step } from './Step.ts';

/**
 * How long a platform may still be at work on a write whose answer was lost, in ms: a similar add is held until the cart was read after
 * that, and does not show it.
 */
export const LATE_MS = 5000;

/** Window (ms) in which repeating an add that was reported as failed, and then shown by the cart, counts as the same add. */
const SAME_CLICK_MS = 60_000;

/** How many are remembered. */
const MAX_WRITES = 20;

/**
 * Whether the cart shows it; `null`: that cannot be known, because another tab may have added these pieces, or taken some of them out. An
 * express cart has no other lines.
 */
export function showsWrite(
  { added, isExpress, before }: Pick<UnconfirmedWrite, 'added' | 'isExpress' | 'before'>,
  cart: Cart,
): boolean | null {
  const pieces = added ? addedQuantity(cart.entries, (isExpress ? null : before) ?? [], added) : 0;
  if (!added) return false;
  if (pieces < added.quantity) return pieces > 0 && before === null && !isExpress ? null : false;
  return isExpress ? cart.entries.length === 1 && pieces === added.quantity : before !== null || null;
}

/** The cart changes otherwise: the lines that were known before an add say no longer what became of it. */
export function forgetLinesBefore(step: Step): void {
  const { queue, unconfirmed } = step.state;
  set(step, {
    queue: queue.map((change) => (addedBy(change.intent) ? { ...change, before: null } : change)),
    unconfirmed: unconfirmed.map((write) => (write.status === 'done' ? write : { ...write, before: null })),
  });
}

/** Another tab has changed the cart. */
export function onChangedElsewhere(step: Step): void {
  forgetLinesBefore(step);
  set(step, { changedElsewhereAt: step.at });
}

/** The change as a write of which it is unknown what became. */
export const writeOf = ({ key, intent, before }: QueuedChange) => ({
  key,
  added: addedBy(intent),
  isExpress: intent.kind === 'add' && intent.isExpress,
  isRestore: intent.kind === 'restore',
  before,
});

/**
 * The unconfirmed write beside which this add must not be sent: one to the same line, whose pieces could not be told from its own, or one
 * that was done and is the same add.
 */
export function similarWrite({ state, at }: Step, change: QueuedChange): UnconfirmedWrite | undefined {
  const { key, added, isExpress, isRestore } = writeOf(change);
  const isRepeated = (write: UnconfirmedWrite) =>
    write.isRestore === isRestore && at - write.at < SAME_CLICK_MS && isSameData(write.added, added);
  return state.unconfirmed.find(
    (write) =>
      write.key !== key &&
      write.isExpress === isExpress &&
      added !== null &&
      write.added !== null &&
      isSameLine(write.added, added) &&
      (write.status !== 'done' || isRepeated(write)),
  );
}

/** Whether a write of this page has to be looked up before another add is sent. */
export const hasUnread = ({ state }: Step): boolean => state.unconfirmed.some(({ status, isForeign }) => status === 'unread' && !isForeign);

/** It is unknown what became of the change. */
export function markUnconfirmed(step: Step, change: QueuedChange): void {
  const write: UnconfirmedWrite = { ...writeOf(change), status: 'unread', at: step.at, isForeign: false };
  const others = step.state.unconfirmed.filter(({ key }) => key !== change.key);
  set(step, { unconfirmed: [...others, write].slice(-MAX_WRITES), retryAt: null, retries: 0 });
  if (write.added) broadcast(step, { type: 'doubt', writes: sharedWrites([write]) });
}

/** The same for a change that must not be sent twice. */
export function markIfAdd(step: Step, key: string): void {
  const change = findChange(step, key);
  if (change && addedBy(change.intent)) markUnconfirmed(step, change);
}

/** Another tab does not know what became of an add: a similar one is held here until the cart was read. Or it has found it done. */
export function onPeerUnconfirmed(step: Step, writes: readonly SharedWrite[]): void {
  // That one is done by now is news.
  const known = step.state.unconfirmed.filter(
    ({ key, isForeign }) => !isForeign || !writes.some((write) => write.key === key && write.doneAt > 0),
  );
  const news = writes.filter(({ key }) => !known.some((write) => write.key === key));
  if (news.length === 0) return;
  set(step, { unconfirmed: [...known, ...news.map((write) => fromShared(step, write, true))].slice(-MAX_WRITES) });
}

/** The adds of this page among the writes, as other tabs and the next page are given them. */
export function sharedWrites(writes: readonly UnconfirmedWrite[]): SharedWrite[] {
  const shared: SharedWrite[] = [];
  for (const { key, added, isExpress, isRestore, before, status, at, isForeign } of writes)
    if (added && !isForeign)
      shared.push({ key, added, isExpress, before, doneAt: status === 'done' ? at : 0, ...(isRestore && { isRestore }) });
  return shared;
}

/** A write that another tab or an earlier page reports. The clock of that page may be ahead of ours. */
export const fromShared = ({ at }: Step, { doneAt, ...write }: SharedWrite, isForeign: boolean): UnconfirmedWrite => ({
  ...write,
  isRestore: write.isRestore === true,
  status: doneAt > 0 ? 'done' : 'unread',
  at: Math.min(doneAt || at, at),
  isForeign,
});

/** Forgets those of the writes that another tab names and `mayForget` lets go. */
export const forgetWrites = (step: Step, keys: readonly string[], mayForget: (write: UnconfirmedWrite) => boolean): void =>
  set(step, { unconfirmed: step.state.unconfirmed.filter((write) => !keys.includes(write.key) || !mayForget(write)) });

/** It is known what became of the write. */
export function resolveWrite(step: Step, { key }: Pick<UnconfirmedWrite, 'key'>): void {
  const { unconfirmed } = step.state;
  const others = unconfirmed.filter((write) => write.key !== key);
  if (others.length === unconfirmed.length) return;
  set(step, { unconfirmed: others });
  broadcast(step, { type: 'resolved', keys: [key] });
}

/** An add that was done can no longer be repeated: the next equal one is another. */
export function endWrite(step: Step, write: UnconfirmedWrite): void {
  resolveWrite(step, write);
  broadcast(step, { type: 'ended', keys: [write.key] });
}

export const updateWrite = (step: Step, key: string, part: Partial<UnconfirmedWrite>): void =>
  set(step, { unconfirmed: step.state.unconfirmed.map((write) => (write.key === key ? { ...write, ...part } : write)) });

/**
 * Whether a failed write may have reached the platform: no answer came, or none from which it can be known. What the platform does not know
 * (any more) is worth a look as well: the cart has changed elsewhere, or there is no platform.
 */
export function isUncertain(error: ApiError): boolean {
  const { kind, status } = error;
  return kind === 'timeout' || kind === 'schema' || kind === 'offline' || (status ?? 0) >= 500 || isMissingPlatform(error);
}

/** The failure of a write that was sent, whose answer was lost, while the cart cannot be read. */
export const notConfirmed = (cause: ApiError): ApiError =>
  new ApiError('unconfirmed', 'It is not confirmed yet whether this was done.', { cause });
