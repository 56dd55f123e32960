import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { ProductKey } from '../../../src/commerce/model/addIntent.ts';
import type { Notice } from '../../../src/commerce/model/notice.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { Added } from '../createCartApi.ts';
import type { CartState } from '../CartState.ts';
import type { CartEvents } from '../events.ts';
import type { CartIntent, KeyedIntent } from '../model/cartIntent.ts';
import type { FoundLine } from '../rules/findLine.ts';
import type { SharedWrite, StoredCart } from './CartModel.ts';
import type { StoredChange } from './QueuedChange.ts';

/** An event that happens to the cart. */
export type CartEvent =
  | { readonly type: 'enqueue'; readonly keyed: KeyedIntent; readonly productInstance: ProductKey | null }
  | { readonly type: 'undo'; readonly key: string; readonly entryId: string }
  | { readonly type: 'forget'; readonly entryId: string }
  | { readonly type: 'withdraw'; readonly entryId: string }
  | { readonly type: 'notify'; readonly notice: CartState['notice'] }
  | { readonly type: 'load'; readonly isQuiet: boolean; readonly deadlineMs: number }
  | { readonly type: 'flush' }
  | { readonly type: 'written'; readonly key: string; readonly cart: Cart | null; readonly newlyAdded: Added['newlyAdded'] }
  | { readonly type: 'write-failed'; readonly key: string; readonly error: ApiError }
  | { readonly type: 'read'; readonly id: number; readonly cart: Cart }
  | { readonly type: 'read-failed'; readonly id: number; readonly error: ApiError }
  | { readonly type: 'online' }
  | { readonly type: 'woken' }
  /** Another page of this tab has stored this; `null`: nothing any more. */
  | { readonly type: 'adopt'; readonly stored: StoredCart | null }
  | { readonly type: 'claimed'; readonly granted: readonly string[]; readonly refused: readonly string[] }
  | { readonly type: 'message'; readonly message: CartMessage }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'left' }
  /** Out of the back/forward cache; `stored`: as other pages of this tab have left it meanwhile. */
  | { readonly type: 'returned'; readonly stored: StoredCart | null }
  | { readonly type: 'settled' }
  | { readonly type: 'stopped' };

export type EventOf<Type extends CartEvent['type']> = Extract<CartEvent, { type: Type }>;

/** An effect that is to follow from it. */
export type CartEffect =
  | {
      readonly type: 'send';
      readonly key: string;
      readonly intent: CartIntent;
      readonly isLeaving: boolean;
      /** The line that it is about, as it is now; `undefined`: none that is known. */
      readonly found: FoundLine | undefined;
    }
  | { readonly type: 'read'; readonly id: number; readonly deadlineMs: number }
  /** The caller that waits for `key` gets the outcome of `to`. */
  | { readonly type: 'join'; readonly key: string; readonly to: string }
  | { readonly type: 'settle'; readonly key: string; readonly outcome: Result<Added, ApiError> }
  /** Every open call ends as aborted. */
  | { readonly type: 'abort' }
  /** No page is to send it any more, also one that finds an old copy of it. */
  | { readonly type: 'done'; readonly key: string }
  | { readonly type: 'waiting'; readonly key: string }
  /** Of an add that nothing on this page waits for. */
  | { readonly type: 'refused'; readonly key: string; readonly notice: Notice }
  | { readonly type: 'broadcast'; readonly message: CartMessage }
  | { readonly type: 'claim'; readonly keys: readonly string[] }
  | EmitEffect;

/** A message that a cart's step posts to other tabs, and takes from them. Tabs of another version of this script are open too: the names stay. */
export type CartMessage =
  /** These writes are unconfirmed, or were done after their failure was reported. */
  | { readonly type: 'doubt'; readonly writes: readonly SharedWrite[] }
  /** These are no longer so. */
  | { readonly type: 'resolved'; readonly keys: readonly string[] }
  /** These were done, and were repeated or taken out since: the next equal add is another one, also in the tab that has sent them. */
  | { readonly type: 'ended'; readonly keys: readonly string[] }
  /** The page that had these changes goes away, and does not know them done. */
  | { readonly type: 'freed'; readonly wants: readonly StoredChange[] }
  /** An add is being sent: from now on its pieces may be in the cart. */
  | { readonly type: 'sending' }
  /** The platform's cart is another one, or may be. */
  | { readonly type: 'changed' };

export type EmitEffect = {
  [Name in keyof CartEvents]: { readonly type: 'emit'; readonly name: Name; readonly detail: CartEvents[Name] };
}[keyof CartEvents];
