import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { addedBy } from '../model/cartIntent.ts';
import { READ_DEADLINE_MS } from '../../../src/commerce/model/constants.ts';
import { isSatisfied, lineOf } from '../rules/intentRules.ts';
import { toKnownLine } from './acceptCart.ts';
import type { Want } from './CartModel.ts';
import { giveUp, succeed } from './settleWant.ts';
import { set, setWant, type Turn } from './Turn.ts';
import { equalWrite, LATE_MS, resolveWrite } from './unconfirmedWrites.ts';

/** Does what can be done by now: one write after the other, and a reading when nothing else is to be done. */
export function advance(turn: Turn): void {
  set(turn, { wakeAt: null });
  if (turn.state.page === 'left' || turn.state.page === 'stopped') return;
  while (goOn(turn));
  readIfWanted(turn);
}

/** One thing; whether there may be another one to do at once. */
function goOn(turn: Turn): boolean {
  const { state, at } = turn;
  const [want] = state.intents;
  waitForNetwork(turn, want !== undefined && !turn.isOnline && !state.isResumed);
  if (!want || state.writing || turn.state.isWaiting || want.claim === 'asked') return false;
  // What is in the cart is known soon, or not at all.
  if (state.reading && (state.reading.isFor !== null || !state.confirmed)) return false;
  const moment = Math.max(want.dueAt, state.restUntil);
  if (at < moment) return wake(turn, moment);
  const needs = needsReading(turn, want);
  if (needs === true) return read(turn, { isQuiet: true, deadlineMs: READ_DEADLINE_MS, isFor: want.key });
  if (needs !== false) return wake(turn, needs);
  const { confirmed, comebacks } = state;
  const equal = equalWrite(turn, want);
  if (confirmed && equal) {
    // Done all the same, and told as failed: whoever wants it again is not to have it twice, but may want more of it after that.
    resolveWrite(turn, equal);
    succeed(turn, want, confirmed, null, true);
    return true;
  }
  const found = confirmed ? lineOf(confirmed, want, comebacks) : undefined;
  const isNeedless =
    confirmed && (want.intent.kind === 'restore' ? found : want.intent.kind === 'remove' && isSatisfied(want, confirmed, comebacks));
  if (confirmed && isNeedless) {
    succeed(turn, want, confirmed);
    return true;
  }
  if ('entryId' in want.intent && want.intent.restoring !== undefined && !found) {
    giveUp(turn, want, new ApiError('aborted', 'There is nothing to bring back.'));
    return true;
  }
  send(turn, want, false);
  return false;
}

/** Sends it. A reading that is under way is older than that. */
export function send(turn: Turn, want: Want, isLeaving: boolean): void {
  const { confirmed, comebacks, page } = turn.state;
  const found = confirmed ? lineOf(confirmed, want, comebacks) : undefined;
  const added = addedBy(want.intent);
  const before =
    confirmed?.entries.filter((entry) => (added ? entry.itemId === added.itemId : entry === found?.line)).map(toKnownLine) ?? null;
  const sent: Want = { ...want, phase: 'sent', before, isLeaving: isLeaving || page === 'hidden' };
  setWant(turn, want.key, sent);
  set(turn, { writing: want.key, reading: null, isResumed: false });
  if (want.intent.kind === 'restore' && added) {
    set(turn, { comebacks: { ...comebacks, [want.key]: { added, before: before ?? [] } } });
  }
  turn.effects.push({ type: 'send', want: sent, line: found?.line ?? null, rest: found?.rest ?? 0 });
}

/** Whether the cart has to be read before it can be sent; a number: not before then, in ms. */
function needsReading(turn: Turn, want: Want): boolean | number {
  const { confirmed, unconfirmed } = turn.state;
  const later = (moment: number) => (turn.at < moment ? moment : true);
  if (want.phase === 'done') return later(turn.state.askAt ?? 0);
  if (want.isKept && !want.lost) return later(turn.state.askAt ?? 0);
  if (want.lost) return want.lost.isRead ? later(want.lost.at + LATE_MS) : later(turn.state.askAt ?? 0);
  if (unconfirmed.some(({ phase, isForeign }) => phase === 'unread' && !isForeign)) return true;
  if (!confirmed && want.intent.kind !== 'add') return true;
  const equal = equalWrite(turn, want);
  if (equal?.phase === 'absent') return later(equal.lostAt + LATE_MS);
  return equal?.phase === 'unread' || (equal !== undefined && !confirmed);
}

/** Without a network changes wait; whoever made them is told so. */
function waitForNetwork(turn: Turn, isWaiting: boolean): void {
  if (isWaiting === turn.state.isWaiting) return;
  set(turn, { isWaiting });
  if (isWaiting) for (const { key } of turn.state.intents) turn.effects.push({ type: 'show waiting', key });
}

function read(turn: Turn, reading: { isQuiet: boolean; deadlineMs: number; isFor: string | null }): false {
  const question = turn.state.question + 1;
  const { isQuiet, isFor, deadlineMs } = reading;
  set(turn, { question, reading: { question, startedAt: turn.at, isQuiet, isFor }, wanted: null, askAt: null });
  turn.effects.push({ type: 'read', question, deadlineMs });
  return false;
}

/** Reads the cart when somebody wants to know it, or when something about it is not confirmed and may be by now. */
function readIfWanted(turn: Turn): void {
  const { reading, writing, wanted, unconfirmed, askAt, restUntil, page } = turn.state;
  if (reading || writing) return;
  if (wanted) {
    const isBlocked = turn.at < restUntil && wanted.isQuiet;
    if (isBlocked) wake(turn, restUntil);
    else read(turn, { ...wanted, isFor: null });
    return;
  }
  const open = unconfirmed.filter(({ phase }) => phase !== 'done');
  if (open.length === 0 && askAt === null) return;
  const late = open.map(({ phase, lostAt }) => (phase === 'unread' ? 0 : lostAt + LATE_MS));
  const moment = Math.max(askAt ?? Math.min(...late), restUntil);
  if (page === 'hidden' || turn.state.isWaiting) return;
  if (turn.at < moment) wake(turn, moment);
  else read(turn, { isQuiet: true, deadlineMs: READ_DEADLINE_MS, isFor: null });
}

/** Has the runner come back at that moment, in ms; a shorter wait wins. */
function wake(turn: Turn, moment: number): false {
  if (moment < Infinity) set(turn, { wakeAt: Math.min(turn.state.wakeAt ?? Infinity, moment) });
  return false;
}
