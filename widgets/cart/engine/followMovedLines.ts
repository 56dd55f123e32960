import type { Cart } from '../../../src/commerce/model/cart.ts';
import { toAddEntry } from '../model/cartIntent.ts';
import { addedQuantity } from '../rules/findLine.ts';
import { isSatisfied } from '../rules/intentRules.ts';
import type { ChangeStatus } from './QueuedChange.ts';
import { due, updateChange, type Step } from './Step.ts';

/**
 * A line that another tab has taken out and brought back has another id. What the visitor takes out here is still that line, unless the
 * removal may have been done already, and the line is one that was added anew.
 *
 * @param known the cart as it was before this answer
 */
export function followMovedLines(step: Step, known: Cart, cart: Cart): void {
  for (const change of step.state.queue) {
    const { key, intent, entry, status } = change;
    if (intent.kind !== 'remove' || !entry || !wasNotDone(status) || !isSatisfied(change, cart, step.state.restoredLines)) continue;
    const added = toAddEntry(entry);
    const line = cart.entries.find((one) => one.quantity === added.quantity && addedQuantity([one], known.entries, added) === one.quantity);
    if (line) updateChange(step, key, { intent: { ...intent, entryId: line.id }, status: due(step) });
  }
}

/** It was not sent, or the platform did not know the line. */
const wasNotDone = (status: ChangeStatus): boolean =>
  status.type === 'waiting' || (status.type === 'lost' && typeof status.cause === 'object' && status.cause.error.status === 404);
