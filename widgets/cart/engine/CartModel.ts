import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { AddEntry } from '../model/addEntry.ts';
import type { KnownLine, RestoredLines } from '../rules/findLine.ts';
import type { CartState, RemovedLine } from '../CartState.ts';
import type { QueuedChange, StoredChange } from './QueuedChange.ts';

/** A write that may or may not have been done, or that was done after its failure was reported. */
export interface UnconfirmedWrite {
  readonly key: string;
  /** `null`: it can be sent again without harm, and the cart is read at once. */
  readonly added: AddEntry | null;
  readonly isExpress: boolean;
  /** A line that was taken out was to come back. */
  readonly isRestore: boolean;
  /** The lines of its item as they were before; `null`: they say nothing any more, because the cart was changed since otherwise. */
  readonly before: readonly KnownLine[] | null;
  /** `unread`: the cart was not read since. `absent`: it was, and does not show it (yet). `done`: it shows it. */
  readonly status: 'unread' | 'absent' | 'done';
  /** When the answer was lost; of one that is done: when the cart showed it. */
  readonly at: number;
  /** Reported by another tab. */
  readonly isForeign: boolean;
}

/** A reading of the cart under way. */
export interface Reading {
  readonly id: number;
  readonly startedAt: number;
  /** A failure shows nothing above a good cart. */
  readonly isQuiet: boolean;
  /** The key of the change that cannot go on without it. */
  readonly neededBy: string | null;
}

/** Everything that is known of the cart on this page: changed by `stepCart` alone. */
export interface CartModel extends Pick<CartState, 'error' | 'couponError' | 'shippingError' | 'notice' | 'settled' | 'lowered'> {
  /** The cart of the platform's last answer. */
  readonly confirmed: Cart | null;
  /** The visitor's changes that are not settled, oldest first. */
  readonly queue: readonly QueuedChange[];
  /** The last changes that were settled as other pages' work: taken back when such a page goes away without having done them. */
  readonly delegated: readonly QueuedChange[];
  readonly restoredLines: RestoredLines;
  readonly unconfirmed: readonly UnconfirmedWrite[];
  readonly removed: readonly RemovedLine[];
  /** The key of the write under way. */
  readonly writing: string | null;
  readonly reading: Reading | null;
  /** A reading that was asked for, and starts once nothing else is to be done. */
  readonly request: { readonly isQuiet: boolean; readonly deadlineMs: number } | null;
  /** When another tab has last reported a change, in ms; `null`: the cart was read since. */
  readonly changedElsewhereAt: number | null;
  /** Counts the readings. */
  readonly readId: number;
  /** The platform has asked for no requests until then. */
  readonly pausedUntil: number;
  /** Not before then is the cart read again by itself, because something about it is not confirmed; `null`: no reading has failed. */
  readonly retryAt: number | null;
  readonly retries: number;
  /** Whether the network is waited for. */
  readonly isWaiting: boolean;
  /** There is a network, whatever the browser reports. */
  readonly isConnected: boolean;
  readonly page: 'shown' | 'hidden' | 'left' | 'stopped';
  /** When there may be something to do; `null`: nothing before the next event. */
  readonly wakeAt: number | null;
}

export const emptyCart: CartModel = {
  confirmed: null,
  queue: [],
  delegated: [],
  restoredLines: {},
  unconfirmed: [],
  removed: [],
  lowered: [],
  writing: null,
  reading: null,
  request: null,
  changedElsewhereAt: null,
  readId: 0,
  pausedUntil: 0,
  retryAt: null,
  retries: 0,
  isWaiting: false,
  isConnected: false,
  page: 'shown',
  wakeAt: null,
  error: null,
  couponError: null,
  shippingError: null,
  notice: null,
  settled: false,
};

/** An unconfirmed add as tabs report it to each other, and as it is stored. `doneAt`: 0 where the cart does not show it. */
export type SharedWrite = Pick<UnconfirmedWrite, 'key' | 'isExpress' | 'before'> & {
  readonly added: AddEntry;
  readonly doneAt: number;
  /** Left out where it is not so: earlier versions do not know it. */
  readonly isRestore?: boolean | undefined;
};

/** The cart as an earlier page of this tab has stored it. */
export interface StoredCart {
  readonly changes: readonly StoredChange[];
  /** Changes that another tab has, of which this tab does not know yet what became: they are this tab's again when that tab releases them. */
  readonly delegated: readonly StoredChange[];
  readonly unconfirmed: readonly SharedWrite[];
}
