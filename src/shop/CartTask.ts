import type { ApiError } from '../api/ApiError.ts';
import type { Result } from '../lib/result.ts';
import type { Cart } from '../model/cart.ts';
import type { CartIntent } from '../model/cartIntent.ts';
import type { NewlyAdded } from '../model/newlyAdded.ts';

/** What the host answers to a change; a host may only confirm a removal, without a cart. */
export interface WriteAnswer {
  readonly shoppingCart?: Cart | null | undefined;
  readonly newlyAdded?: NewlyAdded | null;
}

/** One change on its way to the host. */
export interface CartTask {
  /** What is wanted; may become something else until it is sent. */
  intent: CartIntent;
  send(): Promise<Result<WriteAnswer, ApiError>>;
  /** Whether the cart shows that the host has done it, which was `before` until then. */
  isDone(cart: Cart, before: Cart | null): boolean;
  /** Whether there is nothing to send, as the cart is. */
  isNeedless?(cart: Cart): boolean;
  /** Until when the visitor may not have finished, in ms since 1970. Absent: it goes out at once. */
  dueAt?: number;
  /** Called when it has to wait for the network. */
  readonly onWaiting?: (() => void) | undefined;
}
