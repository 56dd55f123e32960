import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { isMissingPlatform } from '../../../src/core/wire/missingPlatform.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import type { SharedWrite, UnconfirmedWrite } from './CartModel.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { broadcast, findChange, set, type Step } from './Step.ts';

/**
 * How long a platform may still be at work on a write whose answer was lost, in ms: an equal add is held until the cart was read after
 * that, and does not show it.
 */
export const LATE_MS = 5000;

/** Window (ms) in which repeating an add that was reported as failed, and then shown by the cart, counts as the same add. */
const SAME_CLICK_MS = 60_000;

/** How many are remembered. */
const MAX_WRITES = 20;

/**
 * Whether the cart shows it; `null`: that cannot be known, because another tab may have added these pieces. An express cart has no other lines.
 */
export function showsWrite(
  { added, isExpress, before }: Pick<UnconfirmedWrite, 'added' | 'isExpress' | 'before'>,
  cart: Cart,
): boolean | null {
  const pieces = added ? addedQuantity(cart.entries, (isExpress ? null : before) ?? [], added) : 0;
  if (!added || pieces < added.quantity) return false;
  return isExpress ? cart.entries.length === 1 && pieces === added.quantity : before !== null || null;
}

/** Another tab has changed the cart: the lines that were known before an add say no longer what became of it. */
export function onChangedElsewhere(step: Step): void {
  const { queue, unconfirmed } = step.state;
  set(step, {
    changedElsewhereAt: step.at,
    queue: queue.map((change) => (addedBy(change.intent) ? { ...change, before: null } : change)),
    unconfirmed: unconfirmed.map((write) => (write.status === 'done' ? write : { ...write, before: null })),
  });
}

/** The change as a write of which it is unknown what became. */
export const writeOf = ({ key, intent, before }: QueuedChange) => ({
  key,
  added: addedBy(intent),
  isExpress: intent.kind === 'add' && intent.isExpress,
  before,
});

/** The unconfirmed write of the same add, beside which this one must not be sent. */
export function equalWrite({ state, at }: Step, change: QueuedChange): UnconfirmedWrite | undefined {
  const { key, added, isExpress } = writeOf(change);
  return state.unconfirmed.find(
    (write) =>
      added !== null &&
      write.key !== key &&
      write.isExpress === isExpress &&
      (write.status !== 'done' || at - write.at < SAME_CLICK_MS) &&
      stringify(write.added) === stringify(added),
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

/** Another tab does not know what became of an add: an equal one is held here until the cart was read. */
export function onPeerUnconfirmed(step: Step, writes: readonly SharedWrite[]): void {
  const { unconfirmed } = step.state;
  const news = writes.filter(({ key }) => !unconfirmed.some((write) => write.key === key));
  if (news.length === 0) return;
  set(step, { unconfirmed: [...unconfirmed, ...news.map((write) => fromShared(step, write, true))].slice(-MAX_WRITES) });
}

/** The adds of this page among the writes, as other tabs and the next page are given them. */
export function sharedWrites(writes: readonly UnconfirmedWrite[]): SharedWrite[] {
  const shared: SharedWrite[] = [];
  for (const { key, added, isExpress, before, status, at, isForeign } of writes)
    if (added && !isForeign) shared.push({ key, added, isExpress, before, doneAt: status === 'done' ? at : 0 });
  return shared;
}

/** A write that another tab or an earlier page reports. The clock of that page may be ahead of ours. */
export const fromShared = ({ at }: Step, { doneAt, ...write }: SharedWrite, isForeign: boolean): UnconfirmedWrite => ({
  ...write,
  status: doneAt > 0 ? 'done' : 'unread',
  at: Math.min(doneAt || at, at),
  isForeign,
});

/** It is known what became of the write. */
export function resolveWrite(step: Step, { key }: Pick<UnconfirmedWrite, 'key'>): void {
  const { unconfirmed } = step.state;
  const others = unconfirmed.filter((write) => write.key !== key);
  if (others.length === unconfirmed.length) return;
  set(step, { unconfirmed: others });
  broadcast(step, { type: 'resolved', keys: [key] });
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
