import { advance } from './advance.ts';
import { emptyCart, type CartEffect, type CartEvent, type CartModel, type SharedWrite } from './CartModel.ts';
import { hearCart, hearNoCart, hearWriteFailed, hearWritten } from './hearAnswer.ts';
import { leavePage, leaveToOthers, returnToPage, takeFreed, takeKept } from './leavePage.ts';
import { aborted, giveUp } from './settleWant.ts';
import { set, setWant, type CartTerms, type Turn } from './Turn.ts';
import { hearWrite } from './unconfirmedWrites.ts';
import { undoRemoval, wantChange, withdraw } from './wantChange.ts';

/**
 * The cart after an event, and what is to be done about it. The one place where the cart's state is changed; pure: the same state,
 * event and moment give the same.
 * @param at ms of the runner's clock
 */
export function stepCart(
  state: CartModel,
  event: CartEvent,
  { at, isOnline, terms }: { readonly at: number; readonly isOnline: boolean; readonly terms: CartTerms },
): { readonly state: CartModel; readonly effects: readonly CartEffect[] } {
  const turn: Turn = { at, isOnline, terms, state, effects: [] };
  hear(turn, event);
  advance(turn);
  return { state: turn.state, effects: turn.effects };
}

/**
 * The same, where an error of ours, or of what the page has settled, must leave nobody waiting: nobody knows then what was wanted, so all
 * of it is given up, and the next call finds a cart that works.
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
    return { state: { ...emptyCart, confirmed, page, settled }, effects: [{ type: 'give up all' }] };
  }
}

function hear(turn: Turn, event: CartEvent): void {
  const { state, at } = turn;
  switch (event.type) {
    case 'wanted':
      return wantChange(turn, event.keyed, event.productInstance);
    case 'undone':
      return undoRemoval(turn, event.key, event.entryId);
    case 'forgotten':
      return set(turn, { removed: state.removed.filter(({ id }) => id !== event.entryId) });
    case 'withdrawn':
      return void withdraw(turn, 'quantity', event.entryId);
    case 'dismissed':
      return set(turn, { notice: null, couponError: null, shippingError: null });
    case 'stays':
      return set(turn, { notice: event.notice });
    case 'settled':
      return set(turn, { settled: true });
    case 'read wanted': {
      const { isQuiet, deadlineMs } = event;
      const { wanted } = state;
      return set(turn, {
        wanted: { isQuiet: isQuiet && (wanted?.isQuiet ?? true), deadlineMs: Math.max(deadlineMs, wanted?.deadlineMs ?? 0) },
      });
    }
    case 'written':
      return hearWritten(turn, event.key, event.cart, event.newlyAdded);
    case 'write failed':
      // A page that has been left has handed on what it sent: the next one, or this one when it is back, finds out what came of it.
      return state.page === 'left' ? undefined : hearWriteFailed(turn, event.key, event.error);
    case 'read':
      return hearCart(turn, event.question, event.cart);
    case 'read failed':
      return hearNoCart(turn, event.question, event.error);
    case 'kept found':
      return takeKept(turn, event.kept);
    case 'claimed':
      for (const key of event.granted) setWant(turn, key, { claim: 'own' });
      return leaveToOthers(turn, event.refused);
    case 'doubt heard':
      return hearDoubt(turn, event.writes);
    case 'doubt resolved':
      return set(turn, { unconfirmed: state.unconfirmed.filter(({ key, isForeign }) => !isForeign || !event.keys.includes(key)) });
    case 'resumed':
      return set(turn, { isResumed: state.isWaiting, askAt: null, askTries: 0 });
    case 'hurried':
      return hurry(turn);
    case 'hidden':
      hurry(turn);
      return set(turn, { page: 'hidden' });
    case 'shown':
      return set(turn, { page: 'shown', askAt: null, askTries: 0 });
    case 'left':
      return leavePage(turn);
    case 'returned':
      return returnToPage(turn, event.kept);
    case 'freed':
      return takeFreed(turn, event.wants);
    case 'stopped':
      set(turn, { page: 'stopped' });
      for (const want of state.intents) giveUp(turn, want, aborted());
      return void turn.effects.push({ type: 'give up all' });
    case 'woken':
      return set(turn, { wakeAt: at });
  }
}

/** The visitor has finished with everything. */
const hurry = (turn: Turn): void =>
  set(turn, { intents: turn.state.intents.map((want) => ({ ...want, dueAt: Math.min(want.dueAt, turn.at) })) });

/** Another tab does not know what became of an add: an equal one is held here until the cart was read. */
function hearDoubt(turn: Turn, writes: readonly SharedWrite[]): void {
  const { unconfirmed } = turn.state;
  const news = writes.filter(({ key }) => !unconfirmed.some((write) => write.key === key));
  const heard = news.map((write) => hearWrite(turn, write, true));
  if (heard.length > 0) set(turn, { unconfirmed: [...unconfirmed, ...heard].slice(-20) });
}
