import type { Cart } from '../../../src/commerce/model/cart.ts';
import { toAddEntry } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import { isSatisfied } from '../rules/intentRules.ts';
import { failureOf } from './QueuedChange.ts';
import { giveUp } from './settleChange.ts';
import { due, updateChange, type Step } from './Step.ts';
import { notConfirmed } from './unconfirmedWrites.ts';

/**
 * A line that another tab has taken out and brought back has another id. What the visitor takes out here is still that line. Where the
 * removal may have been done already, the line may also be one that was added anew: it stays, and the removal is reported as not confirmed.
 *
 * @param known the cart as it was before this answer
 */
export function followMovedLines(step: Step, known: Cart, cart: Cart): void {
  for (const change of step.state.queue) {
    const { key, intent, entry, status } = change;
    if (intent.kind !== 'remove' || !entry || !isSatisfied(change, cart, step.state.restoredLines)) continue;
    const added = toAddEntry(entry);
    const line = cart.entries.find((one) => one.quantity === added.quantity && addedQuantity([one], known.entries, added) === one.quantity);
    if (!line) continue;
    const error = failureOf(change)?.error;
    // It was not sent, or the platform did not know the line.
    if (status.type === 'waiting' || error?.status === 404)
      updateChange(step, key, { intent: { ...intent, entryId: line.id }, status: due(step) });
    else if (error) giveUp(step, change, notConfirmed(error));
  }
}
