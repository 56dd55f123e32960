import { ApiError } from '../api/ApiError.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Cart } from '../model/cart.ts';
import { showIntents } from '../rules/showIntents.ts';
import type { Added } from './CartApi.ts';
import type { CartTask } from './CartTask.ts';
import { createCartDoubts } from './createCartDoubts.ts';
import { createCartGate } from './createCartGate.ts';
import type { KnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';

/** How long the cart is waited for when it has to be read before more can be said, in ms. */
const READ_DEADLINE_MS = 5000;

/** The one way of changes to the host: one after the other, each once. */
export interface CartQueue {
  /** Sends the task when its turn comes. */
  run(task: CartTask): Promise<Result<Added, ApiError>>;
  /** Whether the task can still be changed or withdrawn: nothing of it was sent. */
  isOpen(task: CartTask): boolean;
  /** Takes a task back; whoever waits for it is told that it was given up. */
  withdraw(task: CartTask): void;
  /** Reads the cart, after what is under way. */
  read(deadlineMs?: number): Promise<Result<Cart, ApiError>>;
  resume(): void;
  flush(): Promise<void>;
  stop(): void;
}

interface Item {
  readonly task: CartTask;
  readonly outcome: Promise<Result<Added, ApiError>>;
  readonly settle: (outcome: Result<Added, ApiError>) => void;
  isSent: boolean;
  /** How it failed when the network went away, and nobody knows what the host has done. */
  lost?: Result<Added, ApiError>;
}

export function createCartQueue(known: KnownCart, deps: Pick<ShopDeps, 'settings' | 'later' | 'onWrite'>): CartQueue {
  const { settings, later, onWrite } = deps;
  let items: Item[] = [];
  let isRunning = false;
  /** What is under way. */
  let writing: Promise<unknown> | null = null;
  const doubts = createCartDoubts();

  const tellWaiting = ({ onWaiting }: CartTask) => {
    if (onWaiting) later(0, onWaiting);
  };
  const gate = createCartGate(deps, () => {
    known.show();
    if (gate.isWaiting()) for (const { task } of items) tellWaiting(task);
  });
  known.setOverlay({
    show(good) {
      const waiting = items.length > 0 && gate.isWaiting();
      return {
        ...showIntents(
          good,
          items.map(({ task }) => task.intent),
        ),
        recalculating: items.length > 0 && !waiting,
        waiting,
      };
    },
    onAccept(good) {
      // One that waits to be sent once more is looked up before; this cart may have been asked for before it was sent.
      if (!items[0]?.isSent) doubts.settle(good);
      gate.resume();
    },
  });

  const itemOf = (task: CartTask) => items.find((item) => item.task === task);
  const leave = (left: Item) => void (items = items.filter((item) => item !== left));

  /** One try; `null` when the network went away meanwhile, and nobody knows what the host has done. */
  const attempt = async (item: Item): Promise<Result<Added, ApiError> | null> => {
    const { task } = item;
    const lookUp = async () => {
      const now = await known.read(READ_DEADLINE_MS);
      if (now.ok) doubts.settle(now.value);
      return now;
    };
    if (doubts.isOpen()) {
      const now = await lookUp();
      if (!now.ok) return item.lost ?? now;
    }
    const before = known.good();
    if (before && (doubts.takeDone(task, before) || task.isNeedless?.(before))) return ok({ cart: before, newlyAdded: null });
    const answer = await task.send();
    if (answer.ok) {
      leave(item);
      onWrite?.();
      const { shoppingCart, newlyAdded = null } = answer.value;
      // A host may only confirm a removal; then it is asked what is left.
      const cart = shoppingCart ? ok(known.accept(shoppingCart)) : await known.read(READ_DEADLINE_MS);
      return cart.ok ? ok({ cart: cart.value, newlyAdded }) : cart;
    }
    if (!isUncertain(answer.error)) return answer;
    onWrite?.();
    doubts.raise(task, before);
    if (!settings.isOnline()) {
      item.lost = answer;
      return null;
    }
    const now = await lookUp();
    return now.ok && doubts.takeDone(task, now.value) ? ok({ cart: now.value, newlyAdded: null }) : answer;
  };

  const carryOut = async (item: Item): Promise<Result<Added, ApiError>> => {
    for (;;) {
      await gate.pass(item.task, () => items.includes(item));
      if (!items.includes(item)) return aborted();
      item.isSent = true;
      const turn = attempt(item).catch((cause: unknown) => fail(new ApiError('aborted', 'Request aborted', { cause })));
      writing = turn;
      const outcome = await turn;
      writing = null;
      if (outcome) return outcome;
    }
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (let item = items[0]; item; item = items[0]) {
      const outcome = await carryOut(item);
      if (!outcome.ok && outcome.error.kind === 'rate-limit') gate.rest(outcome.error.retryAfterMs ?? 0);
      leave(item);
      known.show();
      item.settle(outcome);
    }
    isRunning = false;
    gate.clear();
  };

  const read: CartQueue['read'] = async (deadlineMs) => {
    if (!writing) return known.read(deadlineMs);
    // What a write under way is about to change is not worth reading.
    await writing;
    return read(deadlineMs);
  };

  return {
    resume: gate.resume,
    run(task) {
      let settle: Item['settle'] = () => undefined;
      const outcome = new Promise<Result<Added, ApiError>>((resolve) => (settle = resolve));
      items = [...items, { task, outcome, settle, isSent: false }];
      known.show();
      if (gate.isWaiting()) tellWaiting(task);
      if (!isRunning) void runAll();
      return outcome;
    },
    isOpen: (task) => itemOf(task)?.isSent === false,
    withdraw(task) {
      const item = itemOf(task);
      if (!item) return;
      leave(item);
      known.show();
      item.settle(aborted());
      gate.wake();
    },
    read,
    async flush() {
      for (const { task } of items) task.dueAt = 0;
      gate.wake();
      if (!gate.isWaiting()) await Promise.all(items.map(({ outcome }) => outcome));
    },
    stop() {
      const left = items;
      items = [];
      for (const { settle } of left) settle(aborted());
      gate.wake();
    },
  };
}

const aborted = () => fail(new ApiError('aborted', 'Request aborted'));

/**
 * Whether a failed write may have reached the host: no answer came, or none that says what became of it. What the host does not know
 * (any more) is worth a look as well: the cart has changed elsewhere.
 */
function isUncertain({ kind, status }: ApiError): boolean {
  return kind === 'timeout' || kind === 'schema' || kind === 'offline' || status === 404 || (status ?? 0) >= 500;
}
