import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { RemovedLine } from '../CartState.ts';
import type { CartEffect, CartMessage } from './CartEvent.ts';
import type { CartModel } from './CartModel.ts';
import type { LossCause, OwnStatus, QueuedChange } from './QueuedChange.ts';

/** The site's choices for the cart, which change only the words and numbers of a step. */
export interface CartPolicy {
  /** How long after the last edit of a line it is sent, in ms. */
  readonly cartEditDelay: number;
  /** The title and message of a change that failed. */
  readonly describe: (change: QueuedChange, error: ApiError) => { readonly title: string; readonly message: string };
  /** The title and message for a line of which the platform has nothing left. */
  readonly noneLeft: () => { readonly title: string; readonly message: string };
  /** The visitor's message about a failed request. */
  readonly explain: (error: ApiError) => string;
  /** Adds what the platform's cart lacks. */
  readonly complete: (cart: Cart) => Cart;
  readonly confirmationType: () => number | null;
}

/** One step while it is being made: begun by an event, it ends with the next state and a list of effects. */
export interface Step {
  /** Ms of the runner's clock. */
  readonly at: number;
  /** Whether the browser reports a network. */
  readonly isOnline: boolean;
  readonly policy: CartPolicy;
  state: CartModel;
  readonly effects: CartEffect[];
}

export const set = (step: Step, change: Partial<CartModel>): void => {
  step.state = { ...step.state, ...change };
};

export const broadcast = (step: Step, message: CartMessage): void => void step.effects.push({ type: 'broadcast', message });

/** Replaces a part of one of the changes, if it is still queued. */
export const updateChange = (step: Step, key: string, part: Partial<QueuedChange>): void =>
  set(step, { queue: step.state.queue.map((change) => (change.key === key ? { ...change, ...part } : change)) });

/** Moves a change on; one that is being claimed gets there once the claim is granted. */
export const moveChange = (step: Step, { key, status }: QueuedChange, next: OwnStatus): void =>
  updateChange(step, key, { status: status.type === 'claiming' ? { ...status, next } : next });

/** The status of a change that is sent at once. */
export const due = ({ at }: Step): OwnStatus => ({ type: 'waiting', dueAt: at });

/** The status of a change whose answer is not waited for any longer. */
export const lost = ({ at }: Step, cause: LossCause): OwnStatus => ({ type: 'lost', at, isRead: false, cause });

/** The lines that were taken out and can be brought back, without one. */
export const removedBut = ({ state }: Step, entryId: string | null) => state.removed.filter(({ id }) => id !== entryId);

/** Lets a line that was taken out be brought back. */
export const keepRemoved = (step: Step, line: RemovedLine): void => set(step, { removed: [...removedBut(step, line.id), line] });

export const findChange = ({ state }: Step, key: string): QueuedChange | undefined => state.queue.find((change) => change.key === key);
