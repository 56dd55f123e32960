import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { ProductInstanceId } from '../../../src/commerce/model/addIntent.ts';
import type { Notice } from '../../../src/commerce/model/notice.ts';
import type { CartEvents } from '../events.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { AddEntry } from '../model/addEntry.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import type { KeyedIntent } from '../model/cartIntent.ts';
import type { KnownLine, Comebacks } from '../rules/findLine.ts';
import type { Added } from '../CartApi.ts';
import type { CartState, RemovedLine } from '../CartState.ts';

/** A write that was sent and whose answer never came. */
export interface Lost {
  /** `null`: sent by a page that was left. */
  readonly error: ApiError | null;
  readonly at: number;
  /** Whether it may be sent once more when the cart shows that it was not done: nobody has been told that it failed. */
  readonly mayGoAgain: boolean;
  /** Whether the cart was read since and did not show it. */
  readonly isRead: boolean;
}

/** An intent on its way to the platform. Moments are ms of the runner's clock. */
export interface Want extends KeyedIntent {
  readonly phase: 'new' | 'sent' | 'lost' | 'done';
  /** Until then the visitor may not have finished. */
  readonly dueAt: number;
  /** The lines that it is about, as they were when it was sent; `null`: never sent, or the cart was not known. */
  readonly before: readonly KnownLine[] | null;
  readonly lost: Lost | null;
  /** Of a line that is taken out or comes back: the line, and where it stood. */
  readonly entry: RemovedLine | null;
  readonly productInstance: ProductInstanceId | null;
  /** `asked`: kept by an earlier page, and not yet known to be nobody else's. */
  readonly claim: 'own' | 'asked';
  /** Kept by an earlier page, and not yet compared with the platform's cart. */
  readonly isKept: boolean;
  /** Sent in a way that outlives the page. */
  readonly isLeaving: boolean;
  /** Somebody else does it, and tells of it. */
  readonly isTaken: boolean;
}

/** An add (or another write) of which nobody knows whether the platform has done it, or which was done after it was told as failed. */
export interface UnconfirmedWrite {
  readonly key: string;
  /** `null`: it can be sent again without harm, and is looked at once. */
  readonly added: AddEntry | null;
  readonly isExpress: boolean;
  readonly before: readonly KnownLine[];
  readonly lostAt: number;
  /** `unread`: the cart was not read since. `absent`: it was, and does not show it (yet). `done`: it shows it. */
  readonly phase: 'unread' | 'absent' | 'done';
  /** When the cart showed it; 0: it did not. */
  readonly doneAt: number;
  /** Told by another tab. */
  readonly isForeign: boolean;
}

/** A reading of the cart under way. */
export interface Reading {
  readonly question: number;
  readonly startedAt: number;
  /** A failure shows nothing above a good cart. */
  readonly isQuiet: boolean;
  /** The key of the intent that cannot go on without it. */
  readonly isFor: string | null;
}

/** Everything that is known of the cart on this page: changed by `stepCart` alone. */
export interface CartModel extends Pick<CartState, 'error' | 'couponError' | 'shippingError' | 'notice' | 'settled' | 'lowered'> {
  /** The cart as the platform last told it. */
  readonly confirmed: Cart | null;
  /** What the visitor wants of it, oldest first. */
  readonly intents: readonly Want[];
  /** What other pages were left to do, the last ones: wanted here again when such a page goes away without having done it. */
  readonly leftToOthers: readonly Want[];
  readonly comebacks: Comebacks;
  readonly unconfirmed: readonly UnconfirmedWrite[];
  readonly removed: readonly RemovedLine[];
  /** The key of the write under way. */
  readonly writing: string | null;
  readonly reading: Reading | null;
  /** Somebody wants the cart read, once nothing else is to be done. */
  readonly wanted: { readonly isQuiet: boolean; readonly deadlineMs: number } | null;
  /** Counts the readings. */
  readonly question: number;
  /** The platform wants to be left alone until then. */
  readonly restUntil: number;
  /** Not before then is the cart read again by itself, because something about it is not confirmed; `null`: no reading has failed. */
  readonly askAt: number | null;
  readonly askTries: number;
  /** Whether the network is waited for. */
  readonly isWaiting: boolean;
  /** There is a network, whatever the browser says of it. */
  readonly isResumed: boolean;
  readonly page: 'shown' | 'hidden' | 'left' | 'stopped';
  /** When there may be something to do; `null`: nothing before the next event. */
  readonly wakeAt: number | null;
}

export const emptyCart: CartModel = {
  confirmed: null,
  intents: [],
  leftToOthers: [],
  comebacks: {},
  unconfirmed: [],
  removed: [],
  lowered: [],
  writing: null,
  reading: null,
  wanted: null,
  question: 0,
  restUntil: 0,
  askAt: null,
  askTries: 0,
  isWaiting: false,
  isResumed: false,
  page: 'shown',
  wakeAt: null,
  error: null,
  couponError: null,
  shippingError: null,
  notice: null,
  settled: false,
};

/** What tabs tell each other of a write in doubt, and a page the next one. */
export type SharedWrite = Pick<UnconfirmedWrite, 'key' | 'isExpress' | 'before' | 'doneAt'> & { readonly added: AddEntry };

/** An intent as a page hands it on: to the next page of its tab, or to another tab. `isSent`: nobody knows what became of it. */
export type KeptWant = KeyedIntent & Pick<Want, 'before'> & { readonly isSent: boolean };

/** What was kept by an earlier page of this tab. */
export interface KeptCart {
  readonly wants: readonly KeptWant[];
  readonly unconfirmed: readonly SharedWrite[];
}

/** What happens to the cart. */
export type CartEvent =
  | { readonly type: 'wanted'; readonly keyed: KeyedIntent; readonly productInstance: ProductInstanceId | null }
  | { readonly type: 'undone'; readonly key: string; readonly entryId: string }
  | { readonly type: 'forgotten'; readonly entryId: string }
  | { readonly type: 'withdrawn'; readonly entryId: string }
  | { readonly type: 'dismissed' }
  | { readonly type: 'read wanted'; readonly isQuiet: boolean; readonly deadlineMs: number }
  | { readonly type: 'hurried' }
  | { readonly type: 'stays'; readonly notice: CartState['notice'] }
  | { readonly type: 'written'; readonly key: string; readonly cart: Cart | null; readonly newlyAdded: Added['newlyAdded'] }
  | { readonly type: 'write failed'; readonly key: string; readonly error: ApiError }
  | { readonly type: 'read'; readonly question: number; readonly cart: Cart }
  | { readonly type: 'read failed'; readonly question: number; readonly error: ApiError }
  | { readonly type: 'resumed' }
  | { readonly type: 'woken' }
  | { readonly type: 'kept found'; readonly kept: KeptCart }
  | { readonly type: 'claimed'; readonly granted: readonly string[]; readonly refused: readonly string[] }
  | { readonly type: 'doubt heard'; readonly writes: readonly SharedWrite[] }
  | { readonly type: 'doubt resolved'; readonly keys: readonly string[] }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'left' }
  /** Out of the back/forward cache; `kept`: as other pages of this tab have left it meanwhile. */
  | { readonly type: 'returned'; readonly kept: KeptCart | null }
  /** A page that had these goes away, and does not know them done. */
  | { readonly type: 'freed'; readonly wants: readonly KeptWant[] }
  | { readonly type: 'settled' }
  | { readonly type: 'stopped' };

/** What is to be done about it. */
export type CartEffect =
  | { readonly type: 'send'; readonly want: Want; readonly line: CartEntry | null; readonly rest: number }
  | { readonly type: 'read'; readonly question: number; readonly deadlineMs: number }
  /** Whoever waits for `key` has what whoever waits for `to` has. */
  | { readonly type: 'join'; readonly key: string; readonly to: string }
  | { readonly type: 'settle'; readonly key: string; readonly outcome: Result<Added, ApiError> }
  /** Nothing more comes of whatever is waited for. */
  | { readonly type: 'give up all' }
  /** No page is to send it any more, also one that finds an old copy of it. */
  | { readonly type: 'set done'; readonly key: string }
  | { readonly type: 'show waiting'; readonly key: string }
  /** Of an add that nothing on this page waits for. */
  | { readonly type: 'show refusal'; readonly key: string; readonly notice: Notice }
  | { readonly type: 'broadcast changed' }
  | { readonly type: 'broadcast doubt'; readonly writes: readonly SharedWrite[] }
  | { readonly type: 'broadcast resolved'; readonly keys: readonly string[] }
  | { readonly type: 'broadcast freed'; readonly wants: readonly KeptWant[] }
  | { readonly type: 'claim'; readonly keys: readonly string[] }
  | EmitEffect;

export type EmitEffect = {
  [Name in keyof CartEvents]: { readonly type: 'emit'; readonly name: Name; readonly detail: CartEvents[Name] };
}[keyof CartEvents];
