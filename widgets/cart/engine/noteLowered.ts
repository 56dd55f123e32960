import type { Cart } from '../../../src/commerce/model/cart.ts';
import { lineOf } from '../rules/intentRules.ts';
import type { Want } from './CartModel.ts';
import { aimOf } from './settleWant.ts';
import { set, type Turn } from './Turn.ts';

/** Notes that a platform has done less than it was asked, as it does with what it has too few of. */
export function noteLowered(turn: Turn, want: Want, cart: Cart): void {
  const { intent, key } = want;
  if (intent.kind !== 'quantity' && intent.kind !== 'restore') return;
  const { intents, lowered, comebacks } = turn.state;
  // The visitor wants another number by now, or none.
  if (intents.some((other) => other.key !== key && aimOf(other) === aimOf(want))) return;
  const found = lineOf(cart, want, comebacks);
  if (!found) return set(turn, { notice: { ...turn.terms.noneLeft(), entryId: aimOf(want) } });
  const { line, rest } = found;
  const wanted = intent.kind === 'quantity' ? intent.quantity : intent.entry.quantity + rest;
  if (line.quantity >= wanted) return;
  const others = lowered.filter(({ entryId }) => entryId !== line.id);
  set(turn, { lowered: [...others, { entryId: line.id, wanted, quantity: line.quantity }] });
}
