import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { ProductKey } from '../../../src/commerce/model/addIntent.ts';
import type { RemovedLine } from '../CartState.ts';
import type { KeyedIntent } from '../model/cartIntent.ts';
import type { KnownLine } from '../rules/findLine.ts';

/** A change of the cart that the visitor has made and the platform has not answered for good. */
export interface QueuedChange extends KeyedIntent {
  readonly status: ChangeStatus;
  /** The lines that it is about, as they were when it was last sent; `null`: never sent, or another tab has changed the cart since. */
  readonly before: readonly KnownLine[] | null;
  /** Of a removal and its undoing: the line, and where it stood. */
  readonly entry: RemovedLine | null;
  readonly productInstance: ProductKey | null;
}

/** A change as a page hands it on: to the next page of its tab, or to another tab. `isSent`: it is unknown what became of it. */
export type StoredChange = KeyedIntent & Pick<QueuedChange, 'before'> & { readonly isSent: boolean };

/** How far a change has got. Moments are ms of the runner's clock. */
export type ChangeStatus =
  | OwnStatus
  /** `isLeaving`: in a way that outlives the page. */
  | { readonly type: 'sent'; readonly isLeaving: boolean }
  /**
   * An earlier page of the tab stored it: it gets its next status once no other tab turns out to have it. `released`: the page that had it
   * was left during the claim, which that page may have refused.
   */
  | { readonly type: 'claiming'; readonly next: OwnStatus; readonly released?: StoredChange }
  /** Another page sends it; what became of it shows in the cart. */
  | { readonly type: 'delegated' };

/** The status of a change that is this page's to send, and is not under way. */
export type OwnStatus =
  /** Not sent. Until `dueAt` the visitor may not have finished. */
  | { readonly type: 'waiting'; readonly dueAt: number }
  /** Found in the tab's storage, never sent, and not yet compared with the platform's cart. */
  | { readonly type: 'stored' }
  /** It was sent at some time before `at`, and its answer never came. `isRead`: the cart was read since and did not show it. */
  | { readonly type: 'lost'; readonly at: number; readonly isRead: boolean; readonly cause: LossCause }
  /** Done, without a cart in the answer: the cart has to be read. */
  | { readonly type: 'done' };

/** Why an answer never came: this page was `left` before it, an earlier page was and has `stored` the change, or the request failed. */
export type LossCause =
  | 'left'
  | 'stored'
  /** `mayRetry`: it is sent once more when the cart shows that it was not done, because the visitor was not shown the failure. */
  | { readonly error: ApiError; readonly mayRetry: boolean };

/** The status as it is, or will be once the claim is granted. */
export const claimed = ({ status }: QueuedChange): ChangeStatus => (status.type === 'claiming' ? status.next : status);

/** Whether the platform may know of it. */
export const wasSent = (change: QueuedChange): boolean => {
  const { type } = claimed(change);
  return type !== 'waiting' && type !== 'stored';
};

/** The failure that has left its outcome open; `null`: there was none. */
export const failureOf = ({ status }: QueuedChange) => (status.type === 'lost' && typeof status.cause === 'object' ? status.cause : null);

/** Whether another page had it, or has it. */
export const isOfOtherPage = (change: QueuedChange): boolean => {
  const status = claimed(change);
  return status.type === 'stored' || status.type === 'delegated' || (status.type === 'lost' && status.cause === 'stored');
};
