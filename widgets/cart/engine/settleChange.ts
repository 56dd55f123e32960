import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { restoringOf, type CartIntent } from '../model/cartIntent.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import { rulesOf } from '../rules/intentRules.ts';
import type { Added } from '../createCartApi.ts';
import type { RemovedLine } from '../CartState.ts';
import type { CartEvents } from '../events.ts';
import type { EmitEffect } from './CartEvent.ts';
import { wasSent, type QueuedChange } from './QueuedChange.ts';
import { keepRemoved, removedBut, set, type Step } from './Step.ts';

export const aborted = (): ApiError => new ApiError('aborted', 'Request aborted');

export const nothingToBringBack = (): ApiError => new ApiError('aborted', 'There is nothing to bring back.');

/** Ends the call that waits for the key. */
export const settle = (step: Step, key: string, outcome: Result<Added, ApiError>): void =>
  void step.effects.push({ type: 'settle', key, outcome });

/** The platform has done it. `isEmitted`: its event was emitted already. */
export function succeed(step: Step, change: QueuedChange, cart: Cart, newlyAdded: Added['newlyAdded'] = null, isEmitted = false): void {
  dequeue(step, change);
  const { key, intent, entry } = change;
  settle(step, key, ok({ cart, newlyAdded }));
  if (change.status.type === 'delegated') return set(step, { delegated: [...step.state.delegated, change].slice(-MAX_DELEGATED) });
  step.effects.push({ type: 'done', key });
  if (isEmitted) return;
  if (intent.kind === 'add') emitAdded(step, intent, change.productInstance, cart, newlyAdded);
  // A line that was gone before the removal was sent was removed by someone else.
  if (intent.kind === 'remove' && entry && wasSent(change))
    emit(step, 'item-removed', { productInstance: null, entry: toEntry(entry), cart });
  if (intent.kind === 'restore') emit(step, 'item-restored', { productInstance: null, entry: intent.entry, cart });
  const shipping = intent.kind === 'option' ? readShippingOption(cart.selectedShippingOption) : null;
  if (shipping) emit(step, 'shipping-chosen', { productInstance: null, name: shipping.name, cart });
}

/** It was not done, or that cannot be known: what was shown is rolled back, unless something newer has replaced it, and reported. */
export function giveUp(step: Step, change: QueuedChange, error: ApiError): void {
  dequeue(step, change);
  const { key, intent, entry, status } = change;
  const { queue, page } = step.state;
  const entryId = targetLineId(change);
  const isLast = !queue.some((other) => other.intent.kind === intent.kind && targetLineId(other) === entryId);
  // Under the id that it had when it was taken out.
  if (intent.kind === 'remove' && isLast) set(step, { removed: removedBut(step, entry?.id ?? entryId) });
  if (intent.kind === 'restore' && isLast && entry) keepRemoved(step, entry);
  // A copied tab that has stored it must not send it either; what is under way when the shop stops may continue elsewhere.
  if (page !== 'stopped' && status.type !== 'delegated') step.effects.push({ type: 'done', key });
  if (error.kind !== 'aborted') emitFailure(step, change, error);
  settle(step, key, fail(error));
}

/** How many delegated changes are remembered. */
const MAX_DELEGATED = 20;

/** The line that a change is about; `null`: none that is in the cart. */
export const targetLineId = ({ intent }: Pick<QueuedChange, 'intent'>): string | null =>
  intent.kind === 'restore' ? intent.entry.id : 'entryId' in intent ? intent.entryId : null;

export const emit = <Name extends keyof CartEvents>(step: Step, name: Name, detail: CartEvents[Name]): void =>
  void step.effects.push({ type: 'emit', name, detail } as EmitEffect);

export function emitAdded(
  step: Step,
  { entry, isExpress }: Pick<Extract<CartIntent, { kind: 'add' }>, 'entry' | 'isExpress'>,
  productInstance: QueuedChange['productInstance'],
  cart: Cart,
  newlyAdded: Added['newlyAdded'],
): void {
  const { itemId, sku, quantity } = entry;
  const confirmationType = step.policy.confirmationType();
  emit(step, 'item-added', {
    productInstance,
    itemId,
    sku,
    quantity,
    newlyAdded,
    cart,
    confirmationType,
    ...(isExpress && { isExpress }),
  });
}

function emitFailure(step: Step, change: QueuedChange, error: ApiError): void {
  const { intent, productInstance } = change;
  const notice = step.policy.describe(change, error);
  if (intent.kind === 'add') {
    const { itemId } = intent.entry;
    step.effects.push({ type: 'refused', key: change.key, notice });
    return emit(step, 'add-failed', { productInstance, itemId, ...notice });
  }
  const { errorField } = rulesOf(intent);
  if (errorField) set(step, { [errorField]: notice.message });
  else set(step, { notice: { ...notice, entryId: targetLineId(change) } });
  emit(step, 'cart-failed', { productInstance: null, ...notice });
}

/** Takes a change out of the queue, with what was remembered for its sake alone. */
function dequeue(step: Step, { key }: QueuedChange): void {
  const { restoredLines, writing } = step.state;
  const queue = step.state.queue.filter((change) => change.key !== key);
  const needed = Object.entries(restoredLines).filter(([name]) =>
    queue.some((change) => change.key === name || restoringOf(change.intent) === name),
  );
  set(step, { queue, restoredLines: Object.fromEntries(needed), writing: writing === key ? null : writing });
}

/** The line alone, without the place where it stood. */
export const toEntry = ({ place: _place, ...entry }: RemovedLine): CartEntry => entry as CartEntry;
