import { grownBy } from '../rules/grownBy.ts';
import type { AddOptions, CartApi } from './CartApi.ts';
import { createCartEdits, type CartEdits } from './createCartEdits.ts';
import { createCartQueue, type CartQueue } from './createCartQueue.ts';
import type { KnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';

/** Everything that changes the cart: loaded with the wire, when the visitor comes near to it. */
export interface CartWriter extends CartEdits, Pick<CartApi, 'add'>, Pick<CartQueue, 'read' | 'resume' | 'flush' | 'stop'> {}

export function createCartWriter(known: KnownCart, deps: ShopDeps): CartWriter {
  const queue = createCartQueue(known, deps);
  return {
    ...queue,
    ...createCartEdits(queue, known, deps),
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
}
