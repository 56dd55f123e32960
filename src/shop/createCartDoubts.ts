import { stringify } from '../lib/stringify.ts';
import type { Cart } from '../model/cart.ts';
import type { CartTask } from './CartTask.ts';

/** What became of writes of which no answer came. */
export interface CartDoubts {
  /** Whether nobody knows yet what became of the last write; no other goes out until the cart was read. */
  isOpen(): boolean;
  /** Nobody knows what became of the task, which was sent when the cart was `before`. */
  raise(task: CartTask, before: Cart | null): void;
  /** The cart as the host has told it since shows what became of the write. */
  settle(cart: Cart): void;
  /**
   * Whether the very same was sent before and turned out to be done, as this cart shows. Said once: whoever was told that it has failed
   * and wants it again is not to have it twice, but may want more of it after that.
   */
  takeDone(task: CartTask, cart: Cart): boolean;
}

export function createCartDoubts(): CartDoubts {
  let doubt: { readonly task: CartTask; readonly before: Cart | null } | null = null;
  /** What was done all the same, as JSON text, and the cart before it. */
  const done = new Map<string, Cart | null>();

  return {
    isOpen: () => doubt !== null,
    raise: (task, before) => void (doubt = { task, before }),
    settle(cart) {
      if (doubt?.task.isDone(cart, doubt.before)) done.set(stringify(doubt.task.intent), doubt.before);
      doubt = null;
    },
    takeDone(task, cart) {
      const wanted = stringify(task.intent);
      const before = done.get(wanted) ?? null;
      return done.delete(wanted) && task.isDone(cart, before);
    },
  };
}
