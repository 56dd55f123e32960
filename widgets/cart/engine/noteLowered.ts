import type { Cart } from '../../../src/commerce/model/cart.ts';
import { lineOf } from '../rules/intentRules.ts';
import type { QueuedChange } from './QueuedChange.ts';
import { targetLineId } from './settleChange.ts';
import { set, type Step } from './Step.ts';

/** Notes that the platform gave less than it was asked for, as it does with scarce items. */
export function noteLowered(step: Step, change: QueuedChange, cart: Cart): void {
  const { intent, key } = change;
  if (intent.kind !== 'quantity' && intent.kind !== 'restore') return;
  const { queue, lowered, restoredLines } = step.state;
  const target = targetLineId(change);
  // A later change of the line makes its own quantity.
  if (queue.some((other) => other.key !== key && targetLineId(other) === target)) return;
  const found = lineOf(cart, change, restoredLines);
  if (!found) return set(step, { notice: { ...step.policy.noneLeft(), entryId: target } });
  const { line, rest } = found;
  const wanted = intent.kind === 'quantity' ? intent.quantity : intent.entry.quantity + rest;
  if (line.quantity >= wanted) return;
  const others = lowered.filter(({ entryId }) => entryId !== line.id);
  set(step, { lowered: [...others, { entryId: line.id, wanted, quantity: line.quantity }] });
}
