import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { addedBy } from '../model/cartIntent.ts';
import type { Added } from '../CartApi.ts';
import type { RemovedLine } from '../CartState.ts';
import type { EmitEffect, Want } from './CartModel.ts';
import { set, type Turn } from './Turn.ts';

export const aborted = (): ApiError => new ApiError('aborted', 'Request aborted');

/** The platform has done it. `isEmitted`: its event was emitted already. */
export function succeed(turn: Turn, want: Want, cart: Cart, newlyAdded: Added['newlyAdded'] = null, isEmitted = false): void {
  leave(turn, want);
  const { intent, entry } = want;
  turn.effects.push({ type: 'settle', key: want.key, outcome: ok({ cart, newlyAdded }) });
  if (want.isTaken) return set(turn, { leftToOthers: [...turn.state.leftToOthers, want].slice(-MOST_LEFT) });
  turn.effects.push({ type: 'set done', key: want.key });
  if (isEmitted) return;
  if (intent.kind === 'add') emit(turn, itemAdded(turn, want, cart, newlyAdded));
  // Of one that was gone already nobody is told.
  if (intent.kind === 'remove' && entry && want.phase !== 'new')
    emit(turn, { type: 'emit', name: 'item-removed', detail: { productInstance: null, entry: toEntry(entry), cart } });
  if (intent.kind === 'restore')
    emit(turn, { type: 'emit', name: 'item-restored', detail: { productInstance: null, entry: intent.entry, cart } });
}

/** It was not done, or nobody can say so: what was shown is rolled back, unless something newer has replaced it, and it is told why. */
export function giveUp(turn: Turn, want: Want, error: ApiError): void {
  leave(turn, want);
  const { intent } = want;
  const { intents, removed } = turn.state;
  const entryId = aimOf(want);
  const isLast = !intents.some((other) => other.intent.kind === intent.kind && aimOf(other) === entryId);
  if (intent.kind === 'remove' && isLast) set(turn, { removed: removed.filter(({ id }) => id !== entryId) });
  if (intent.kind === 'restore' && isLast && want.entry)
    set(turn, { removed: [...removed.filter(({ id }) => id !== entryId), want.entry] });
  // Nobody wants it any more, also where a copied tab has kept it; what is under way when the shop stops may go on elsewhere.
  if (turn.state.page !== 'stopped' && !want.isTaken) turn.effects.push({ type: 'set done', key: want.key });
  if (error.kind !== 'aborted') emitFailure(turn, want, error);
  turn.effects.push({ type: 'settle', key: want.key, outcome: fail(error) });
}

/** How many are remembered that other pages do. */
const MOST_LEFT = 20;

/** Which line a want is about; `null`: none that is there. */
export const aimOf = ({ intent }: Pick<Want, 'intent'>): string | null =>
  intent.kind === 'restore' ? intent.entry.id : 'entryId' in intent ? intent.entryId : null;

export const emit = (turn: Turn, effect: EmitEffect): void => void turn.effects.push(effect);

export function itemAdded(
  { terms }: Turn,
  { productInstance, ...want }: Pick<Want, 'intent' | 'productInstance'>,
  cart: Cart,
  newlyAdded: Added['newlyAdded'],
): EmitEffect {
  const { itemId = '', sku = null, quantity = 0 } = addedBy(want.intent) ?? {};
  const confirmationType = terms.confirmationType();
  return { type: 'emit', name: 'item-added', detail: { productInstance, itemId, sku, quantity, newlyAdded, cart, confirmationType } };
}

function emitFailure(turn: Turn, want: Want, error: ApiError): void {
  const { intent, productInstance } = want;
  const notice = turn.terms.describe(want, error);
  if (intent.kind === 'add') {
    const { itemId } = intent.entry;
    turn.effects.push({ type: 'show refusal', key: want.key, notice });
    return emit(turn, { type: 'emit', name: 'add-failed', detail: { productInstance, itemId, ...notice } });
  }
  // What the visitor has filled in is told where it was filled in.
  if (intent.kind === 'coupon') set(turn, { couponError: notice.message });
  else if (intent.kind === 'location' || intent.kind === 'option') set(turn, { shippingError: notice.message });
  else set(turn, { notice: { ...notice, entryId: aimOf(want) } });
  emit(turn, { type: 'emit', name: 'cart-failed', detail: { productInstance: null, ...notice } });
}

/** Takes a want off the list, with what was remembered for its sake alone. */
function leave(turn: Turn, { key }: Want): void {
  const intents = turn.state.intents.filter((want) => want.key !== key);
  const { comebacks, writing } = turn.state;
  const kept = Object.entries(comebacks).filter(([name]) =>
    intents.some((want) => want.key === name || ('restoring' in want.intent && want.intent.restoring === name)),
  );
  set(turn, { intents, comebacks: Object.fromEntries(kept), writing: writing === key ? null : writing });
}

/** The line alone, without the place where it stood. */
export const toEntry = ({ place: _place, ...entry }: RemovedLine): CartEntry => entry as CartEntry;
