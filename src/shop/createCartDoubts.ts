import { stringify } from '../lib/stringify';
import type { Cart } from '../model/cart';
import type { CartTask } from './CartTask';

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

interface Doubt {
  /** What was wanted, as JSON text. */
  readonly wanted: string;
  readonly before: Cart | null;
  isDone(cart: Cart, before: Cart | null): boolean;
}

export function createCartDoubts(): CartDoubts {
  let doubt: Doubt | null = null;
  let done: readonly Doubt[] = [];

  return {
    isOpen: () => doubt !== null,
    raise: ({ intent, isDone }, before) => void (doubt = { wanted: stringify(intent), before, isDone }),
    settle(cart) {
      if (doubt?.isDone(cart, doubt.before)) done = [...done, doubt];
      doubt = null;
    },
    takeDone({ intent, isDone }, cart) {
      const wanted = stringify(intent);
      const same = done.find((one) => one.wanted === wanted);
      done = done.filter((one) => one !== same);
      return same !== undefined && isDone(cart, same.before);
    },
  };
}
