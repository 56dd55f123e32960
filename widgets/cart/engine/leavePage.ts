import { stringify } from '../../../src/lib/stringify.ts';
import { addedBy } from '../model/cartIntent.ts';
import { send } from './advance.ts';
import type { KeptCart, KeptWant, Lost, Want } from './CartModel.ts';
import { keepWants } from './keptCart.ts';
import { set, setWant, wantOf, type Turn } from './Turn.ts';
import { doubtWrite, equalWrite, hearWrite } from './unconfirmedWrites.ts';

/** Browsers let about 64 kB of requests outlive their page; beyond that they fail as if there were no network. */
const MOST_BYTES = 60_000;

/** What a request takes beside its body: address and headers. */
const HEAD_BYTES = 1000;

/**
 * The page goes away: what is left is sent at once, in a way that outlives it. What cannot go that way is kept for the next page, and
 * so is all the rest until the next page has seen it in the platform's cart.
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
    setWant(turn, want.key, { phase: 'lost', lost: lostWith(turn) });
  }
  const freed = keepWants(turn.state.intents.filter(({ claim }) => claim === 'own'));
  if (freed.length > 0) turn.effects.push({ type: 'broadcast freed', wants: freed });
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

/** The page is back out of the browser's cache: what it sent at leaving is looked up, and what the pages between have made of the rest. */
export function returnToPage(turn: Turn, kept: KeptCart | null): void {
  set(turn, { page: 'shown', askAt: null, askTries: 0 });
  const left = new Map(kept?.wants.map((want) => [want.key, want]));
  const gone = turn.state.intents.map(({ key }) => key).filter((key) => !left.has(key));
  leaveToOthers(turn, gone);
  const mine = turn.state.intents.filter(({ isTaken }) => !isTaken);
  for (const { key, phase } of mine) {
    const { isSent = false, before = null } = left.get(key) ?? {};
    // A page that was here meanwhile may have sent it, or taken it as well.
    if (isSent && phase === 'new') setWant(turn, key, { phase: 'lost', before, lost: lostWith(turn) });
    setWant(turn, key, { claim: 'asked' });
  }
  const { intents, unconfirmed } = turn.state;
  takeKept(turn, {
    wants: [...left.values()].filter(({ key }) => !intents.some((want) => want.key === key)),
    unconfirmed: kept?.unconfirmed.filter(({ key }) => !unconfirmed.some((write) => write.key === key)) ?? [],
  });
  for (const { key, lost } of mine) {
    const want = wantOf(turn, key);
    if (!lost && want?.lost && addedBy(want.intent)) doubtWrite(turn, want);
  }
  if (mine.length > 0) turn.effects.push({ type: 'claim', keys: mine.map(({ key }) => key) });
}

/** Whoever was to do these has gone away: those of this page are wanted here again, once it is certain that they are nobody else's. */
export function takeFreed(turn: Turn, freed: readonly KeptWant[]): void {
  const { intents, leftToOthers } = turn.state;
  const given = new Map([...leftToOthers, ...intents.filter(({ isTaken }) => isTaken)].map((want) => [want.key, want]));
  const wants = freed.filter(({ key }) => given.has(key));
  if (wants.length === 0) return;
  const stays = ({ key, isTaken }: Want) => !isTaken || !wants.some((want) => want.key === key);
  set(turn, { intents: intents.filter(stays), leftToOthers: leftToOthers.filter(stays) });
  takeKept(turn, { wants, unconfirmed: [] });
  for (const { key } of wants) {
    const { entry = null, productInstance = null } = given.get(key) ?? {};
    setWant(turn, key, { entry, productInstance });
  }
}

/** Sent by a page that was left. */
const lostWith = ({ at }: Turn): Lost => ({ error: null, at, mayGoAgain: true, isRead: false });

/** What was kept by an earlier page of this tab is wanted here, once it is certain that it is nobody else's. */
export function takeKept(turn: Turn, kept: KeptCart): void {
  const wants: Want[] = [];
  for (const { key, intent, isSent, before } of kept.wants) {
    wants.push({
      key,
      intent,
      phase: isSent ? 'lost' : 'new',
      lost: isSent ? lostWith(turn) : null,
      dueAt: turn.at,
      before,
      entry: null,
      productInstance: null,
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
