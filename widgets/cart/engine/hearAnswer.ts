import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { addedBy } from '../model/cartIntent.ts';
import { isSatisfied, showIntents } from '../rules/intentRules.ts';
import type { Added } from '../CartApi.ts';
import { acceptCart, confirmWrite, countOwnWrite } from './acceptCart.ts';
import type { Reading, UnconfirmedWrite, Want } from './CartModel.ts';
import { noteLowered } from './noteLowered.ts';
import { aborted, emit, giveUp, succeed } from './settleWant.ts';
import { set, setWant, wantOf, type Turn } from './Turn.ts';
import { doubtWrite, equalWrite, isUncertain, LATE_MS, notConfirmed, resolveWrite, setWrite, showsWrite } from './unconfirmedWrites.ts';

/** The platform has done what it was asked. A platform may only confirm a removal; then it is asked what is left. */
export function hearWritten(turn: Turn, key: string, answer: Cart | null, newlyAdded: Added['newlyAdded']): void {
  const want = wantOf(turn, key);
  turn.effects.push({ type: 'broadcast changed' });
  endWriting(turn, key);
  if (!want) return;
  if (!answer) return setWant(turn, key, { phase: 'done' });
  // A reading that was asked for before this is older than it.
  set(turn, { reading: null });
  const cart = acceptCart(turn, answer);
  resolveWrite(turn, want);
  countOwnWrite(turn, want.intent, cart);
  noteLowered(turn, want, cart);
  succeed(turn, want, cart, newlyAdded);
}

export function hearWriteFailed(turn: Turn, key: string, error: ApiError): void {
  const want = wantOf(turn, key);
  endWriting(turn, key);
  if (error.kind === 'rate-limit') set(turn, { restUntil: turn.at + (error.retryAfterMs ?? 0) });
  if (!want) return;
  if (!isUncertain(error)) {
    resolveWrite(turn, want);
    return giveUp(turn, want, error);
  }
  turn.effects.push({ type: 'broadcast changed' });
  doubtWrite(turn, want);
  setWant(turn, key, { phase: 'lost', lost: { error, at: turn.at, mayGoAgain: !turn.isOnline, isRead: false } });
}

const endWriting = (turn: Turn, key: string): void => {
  if (turn.state.writing === key) set(turn, { writing: null });
};

/** The platform's cart as it is. It shows what became of writes whose answer was lost. */
export function hearCart(turn: Turn, question: number, answer: Cart): void {
  const { reading, isWaiting } = turn.state;
  // Whatever the browser says: there is a network.
  if (isWaiting) set(turn, { isResumed: true });
  if (reading?.question !== question) return;
  set(turn, { reading: null, askAt: null });
  const cart = acceptCart(turn, answer);
  for (const write of turn.state.unconfirmed) judgeWrite(turn, write, cart, reading);
  for (const { key } of turn.state.intents) {
    const want = wantOf(turn, key);
    // The tab whose it is may have changed its mind since: that is not judged here before it is known whose it is.
    if (want?.claim === 'own') judgeWant(turn, want, cart, reading);
  }
}

function judgeWrite(turn: Turn, write: UnconfirmedWrite, cart: Cart, { startedAt }: Reading): void {
  const { key, added, phase, lostAt } = write;
  const isThere = showsWrite(write, cart);
  // What was there and was taken out since can be wanted again.
  if (!added || (phase === 'done' && !isThere)) return resolveWrite(turn, write);
  if (phase === 'done') return;
  if (isThere) return confirmWrite(turn, write, cart);
  if (startedAt >= lostAt + LATE_MS) resolveWrite(turn, write);
  else setWrite(turn, key, { phase: 'absent' });
}

function judgeWant(turn: Turn, want: Want, cart: Cart, { startedAt, isFor }: Reading): void {
  const { key, lost, phase, isKept, before } = want;
  if (phase === 'done') return succeed(turn, want, cart);
  // What was read for its sake may show that there is nothing left to do.
  if (!lost && !isKept && isFor !== key) return;
  const isAdd = addedBy(want.intent) !== null;
  if (!isAdd && isSatisfied(want, cart, turn.state.comebacks, before ?? [])) return succeed(turn, want, cart);
  if (!isAdd && isOverruled(want, cart)) return giveUp(turn, want, aborted());
  if (!lost) return setWant(turn, key, { isKept: false });
  if (!lost.mayGoAgain) return giveUp(turn, want, lost.error ?? notConfirmed(null));
  // An add that the platform is still at work on would be done twice.
  if (isAdd && startedAt < lost.at + LATE_MS) setWant(turn, key, { lost: { ...lost, isRead: true } });
  else setWant(turn, key, { phase: 'new', lost: null, isKept: false });
}

/** Somebody has changed the line since, to what was neither there nor wanted: what is kept here is older than that. */
function isOverruled({ intent, before, isKept, lost }: Want, cart: Cart): boolean {
  if (!('entryId' in intent) || !before || (!isKept && lost?.error)) return false;
  const now = cart.entries.find(({ id }) => id === intent.entryId);
  const then = before.find(({ id }) => id === intent.entryId);
  if (!now || !then) return !now;
  return intent.kind === 'fields' ? now.additionalFields !== then.additionalFields : now.quantity !== then.quantity;
}

/** The cart cannot be read. */
export function hearNoCart(turn: Turn, question: number, error: ApiError): void {
  const { reading, confirmed, unconfirmed, intents } = turn.state;
  if (reading?.question !== question) return;
  const message = error.serverMessage ?? turn.terms.explain(error);
  set(turn, { reading: null, settled: true, error: confirmed && reading.isQuiet ? turn.state.error : message });
  if (error.kind === 'rate-limit') set(turn, { restUntil: turn.at + (error.retryAfterMs ?? 0) });
  const want = reading.isFor === null ? undefined : wantOf(turn, reading.isFor);
  if (want?.phase === 'done' && confirmed) {
    // It was done: what is left is worked out here until the platform says so.
    const cart = showIntents(confirmed, [want], turn.state.comebacks).cart ?? confirmed;
    set(turn, { confirmed: cart });
    emit(turn, { type: 'emit', name: 'cart-change', detail: { productInstance: null, cart } });
    succeed(turn, want, cart);
  } else if (want && !want.isKept) {
    const isInDoubt = want.lost !== null || equalWrite(turn, want) !== undefined;
    giveUp(turn, want, isInDoubt ? notConfirmed(want.lost?.error ?? error) : error);
  }
  const isAsking = unconfirmed.length > 0 || want?.phase === 'done' || intents.some(({ isKept }) => isKept);
  const { askTries } = turn.state;
  if (isAsking) set(turn, { askAt: askTries < MOST_TRIES ? turn.at + FIRST_ASK_MS * 2 ** askTries : Infinity, askTries: askTries + 1 });
}

/** How long after a reading failed it is tried again, in ms, when something is not confirmed; doubled each time. */
const FIRST_ASK_MS = 2000;

/** How often that is: the last time about four minutes after the first. */
const MOST_TRIES = 7;
