import { stringify } from '../../lib/stringify.ts';
import { addedBy } from '../../model/cartIntent.ts';
import { send } from './advance.ts';
import type { KeptCart, Want } from './CartModel.ts';
import { set, setWant, wantOf, type Turn } from './Turn.ts';
import { doubtWrite, equalWrite, hearWrite } from './unconfirmedWrites.ts';

/** Browsers let about 64 kB of requests outlive their page; beyond that they fail as if there were no network. */
const MOST_BYTES = 60_000;

/** What a request takes beside its body: address and headers. */
const HEAD_BYTES = 1000;

/**
 * The page goes away: what is left is sent at once, in a way that outlives it. What cannot go that way is kept for the next page, and
 * so is all the rest until the next page has seen it in the host's cart.
 */
export function leavePage(turn: Turn): void {
  const { state, at } = turn;
  let bytes = 0;
  for (const want of state.intents) {
    const size = stringify(want.intent).length + HEAD_BYTES;
    const mayGo = turn.isOnline && at >= state.restUntil && bytes + size <= MOST_BYTES && canGo(turn, want);
    if (mayGo) {
      bytes += size;
      send(turn, want, true);
    }
    if (!mayGo && want.phase !== 'sent') continue;
    const sent = wantOf(turn, want.key);
    if (sent && addedBy(sent.intent)) doubtWrite(turn, sent);
    setWant(turn, want.key, { phase: 'lost', lost: { error: null, at, mayGoAgain: true, isRead: false } });
  }
  set(turn, { page: 'left', writing: null, reading: null });
}

/** Other pages do these: what has come of it shows in the cart. */
export function leaveToOthers(turn: Turn, keys: readonly string[]): void {
  for (const key of keys) setWant(turn, key, { phase: 'done', lost: null, isTaken: true, claim: 'own' });
  const { unconfirmed, writing } = turn.state;
  set(turn, {
    unconfirmed: unconfirmed.filter(({ key }) => !keys.includes(key)),
    writing: writing !== null && keys.includes(writing) ? null : writing,
  });
}

/** Whether it can go out beside the others, without anything else being known. */
function canGo(turn: Turn, want: Want): boolean {
  const { confirmed, comebacks, unconfirmed } = turn.state;
  if (want.claim === 'asked' || want.isKept || want.isLeaving) return false;
  // What is under way may have arrived: only what can be done twice without harm is sent again.
  if (want.phase === 'sent') return !addedBy(want.intent);
  if (want.phase !== 'new') return false;
  if (addedBy(want.intent)) return !equalWrite(turn, want) && !unconfirmed.some(({ phase, isForeign }) => phase === 'unread' && !isForeign);
  return (
    confirmed !== null &&
    (!('entryId' in want.intent) || want.intent.restoring === undefined || comebacks[want.intent.restoring] !== undefined)
  );
}

/** The page is back out of the browser's cache: what it sent at leaving is looked up. Intents that another page has taken over are `gone`. */
export function returnToPage(turn: Turn, gone: readonly string[]): void {
  set(turn, { page: 'shown', askAt: null, askTries: 0 });
  leaveToOthers(turn, gone);
  // A page that was here meanwhile may have taken the rest as well.
  const keys = turn.state.intents.filter(({ isTaken }) => !isTaken).map(({ key }) => key);
  for (const key of keys) setWant(turn, key, { claim: 'asked' });
  if (keys.length > 0) turn.effects.push({ type: 'claim', keys });
}

/** What was kept by an earlier page of this tab is wanted here, once it is certain that it is nobody else's. */
export function takeKept(turn: Turn, kept: KeptCart): void {
  const wants: Want[] = [];
  for (const { key, intent, isSent, before } of kept.wants) {
    wants.push({
      key,
      intent,
      phase: isSent ? 'lost' : 'new',
      lost: isSent ? { error: null, at: turn.at, mayGoAgain: true, isRead: false } : null,
      dueAt: turn.at,
      before,
      entry: null,
      scope: null,
      claim: 'asked',
      isKept: true,
      isLeaving: false,
      isTaken: false,
    });
  }
  const writes = kept.unconfirmed.map((write) => hearWrite(turn, write, false));
  set(turn, { intents: [...wants, ...turn.state.intents], unconfirmed: [...writes, ...turn.state.unconfirmed] });
  for (const want of wants) if (want.lost && addedBy(want.intent)) doubtWrite(turn, want);
  if (wants.length > 0) turn.effects.push({ type: 'claim', keys: wants.map(({ key }) => key) });
}
