import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import type { SharedWrite, UnconfirmedWrite, Want } from './CartModel.ts';
import { set, type Turn } from './Turn.ts';

/**
 * How long after its answer was lost a platform may still be at work on a write, in ms: an equal add is held until the cart was read after
 * that, and does not show it.
 */
export const LATE_MS = 5000;

/** How long after the cart has shown that an add was done, which was told as failed, an equal one is taken for the same, in ms. */
const SAME_CLICK_MS = 60_000;

/** Whether the cart shows it. */
export const showsWrite = ({ added, isExpress, before }: UnconfirmedWrite, cart: Cart): boolean =>
  added !== null && addedQuantity(cart.entries, isExpress ? [] : before, added) >= added.quantity;

/** The write in doubt that is the very same as this one, so that it is not to be sent beside it. */
export function equalWrite({ state, at }: Turn, want: Want): UnconfirmedWrite | undefined {
  const added = addedBy(want.intent);
  const isExpress = want.intent.kind === 'add' && want.intent.isExpress;
  return state.unconfirmed.find(
    (write) =>
      added !== null &&
      write.key !== want.key &&
      write.isExpress === isExpress &&
      (write.phase !== 'done' || at - write.doneAt < SAME_CLICK_MS) &&
      stringify(write.added) === stringify(added),
  );
}

/** Nobody knows what became of it. */
export function doubtWrite(turn: Turn, want: Want): void {
  const { key, intent, before } = want;
  const write: UnconfirmedWrite = {
    key,
    added: addedBy(intent),
    isExpress: intent.kind === 'add' && intent.isExpress,
    before: before ?? [],
    lostAt: turn.at,
    phase: 'unread',
    doneAt: 0,
    isForeign: false,
  };
  const others = turn.state.unconfirmed.filter((other) => other.key !== key);
  set(turn, { unconfirmed: [...others, write].slice(-MOST_DOUBTS), askAt: null, askTries: 0 });
  if (write.added) turn.effects.push({ type: 'broadcast doubt', writes: sharedWrites([write]) });
}

/** What the other tabs are told of them, and the next page. */
export function sharedWrites(writes: readonly UnconfirmedWrite[]): SharedWrite[] {
  const shared: SharedWrite[] = [];
  for (const { key, added, isExpress, before, doneAt } of writes) if (added) shared.push({ key, added, isExpress, before, doneAt });
  return shared;
}

/** A write that somebody tells of: another tab, or an earlier page of this one. Whose clock is ahead knows of it only now. */
export function hearWrite({ at }: Turn, { doneAt, ...write }: SharedWrite, isForeign: boolean): UnconfirmedWrite {
  const isDone = doneAt > 0;
  return { ...write, lostAt: at, phase: isDone ? 'done' : 'unread', doneAt: isDone ? Math.min(doneAt, at) : 0, isForeign };
}

/** It is known what became of it. */
export function resolveWrite(turn: Turn, write: Pick<UnconfirmedWrite, 'key'>): void {
  const { unconfirmed } = turn.state;
  if (!unconfirmed.some(({ key }) => key === write.key)) return;
  set(turn, { unconfirmed: unconfirmed.filter(({ key }) => key !== write.key) });
  turn.effects.push({ type: 'broadcast resolved', keys: [write.key] });
}

export const setWrite = (turn: Turn, key: string, change: Partial<UnconfirmedWrite>): void =>
  set(turn, { unconfirmed: turn.state.unconfirmed.map((write) => (write.key === key ? { ...write, ...change } : write)) });

/** How many are remembered. */
const MOST_DOUBTS = 20;

/**
 * Whether a failed write may have reached the platform: no answer came, or none that says what became of it. What the platform does not know
 * (any more) is worth a look as well: the cart has changed elsewhere.
 */
export function isUncertain({ kind, status }: ApiError): boolean {
  return kind === 'timeout' || kind === 'schema' || kind === 'offline' || status === 404 || (status ?? 0) >= 500;
}

/** What is told of a write of which nobody knows what became: it was sent, its answer was lost, and the cart cannot be read. */
export const notConfirmed = (cause: ApiError | null): ApiError =>
  new ApiError('unconfirmed', 'It is not confirmed yet whether this was done.', { cause });
