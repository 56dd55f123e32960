import { ApiError } from '../api/ApiError.ts';
import { fail } from '../lib/result.ts';
import { grownBy } from '../rules/grownBy.ts';
import { parseArguments } from './cart/parseArguments.ts';
import type { AddOptions } from './CartApi.ts';
import { createCartEdits, type CartEdits } from './createCartEdits.ts';
import { createCartQueue, type CartQueue } from './createCartQueue.ts';
import type { KnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';
import { callByName, type CartChanges, type ChangeOutcome } from './forwardChanges.ts';

/** Everything that changes the cart: loaded with the wire, when the visitor comes near to it. */
export interface CartWriter extends Pick<CartEdits, 'forget'>, Pick<CartQueue, 'read' | 'resume' | 'flush' | 'stop'> {
  /** Makes a change, if it is called with what it takes. Never rejects, whatever it is called with. */
  change(name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome;
}

export function createCartWriter(known: KnownCart, deps: ShopDeps): CartWriter {
  const queue = createCartQueue(known, deps);
  const edits = createCartEdits(queue, known, deps);
  const changes: CartChanges = {
    ...edits,
    add(entry, { isExpress = false, onWaiting }: AddOptions = {}) {
      return queue.run({
        intent: { kind: 'add', entry },
        send: () => deps.api.cart.addEntry(entry, { isExpress }),
        // Of an express cart nothing is left but this line.
        isDone: (cart, before) => grownBy(cart, isExpress ? null : before, entry) >= entry.quantity,
        onWaiting,
      });
    },
  };
  return {
    ...queue,
    forget: edits.forget,
    async change(name, given) {
      try {
        const parsed = parseArguments(name, given);
        return parsed.ok ? await callByName(changes, name, parsed.value) : parsed;
      } catch (cause) {
        return fail(new ApiError('aborted', 'Request aborted', { cause }));
      }
    },
  };
}
