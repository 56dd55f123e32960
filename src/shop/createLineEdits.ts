import { ApiError } from '../api/ApiError.ts';
import { fail, ok } from '../lib/result.ts';
import type { AddEntry } from '../model/addEntry.ts';
import type { Cart } from '../model/cart.ts';
import type { CartEntry } from '../model/cartEntry.ts';
import type { FieldsIntent, FindBack, LineIntent, QuantityIntent, RemoveIntent } from '../model/cartIntent.ts';
import { findBack } from '../rules/findBack.ts';
import { findLine } from '../rules/findLine.ts';
import { grownBy } from '../rules/grownBy.ts';
import type { StateIntent } from '../rules/isIntentDone.ts';
import type { CartApi, Changed } from './CartApi.ts';
import type { CartQueue } from './createCartQueue.ts';
import type { CartTask } from './CartTask.ts';
import type { KnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';

/** What a visitor can do with a line of the cart. */
export interface LineEdits extends Pick<CartApi, 'update' | 'remove' | 'undo' | 'updateFields'> {
  forget(entryId: string): void;
}

/** A change on its way. */
export interface Aimed {
  readonly task: CartTask;
  readonly outcome: Changed;
  /** Of a line that comes back: where it is then. */
  readonly find?: FindBack;
}

/**
 * @param run queues a change, and tells when it fails
 * @param aim queues one that can be wanted again without being done twice
 */
export function createLineEdits(
  queue: CartQueue,
  known: KnownCart,
  { store, api, emit, settings }: Pick<ShopDeps, 'store' | 'api' | 'emit' | 'settings'>,
  run: (task: CartTask) => Changed,
  aim: (intent: StateIntent, send: CartTask['send'], dueAt?: number) => Aimed,
): LineEdits {
  const state = () => store.getState().cart;
  const entryOf = (entryId: string) => state().cart?.entries.find(({ id }) => id === entryId);
  const without = (entryId: string) => state().removed.filter(({ id }) => id !== entryId);
  const forget = (entryId: string) => known.show({ removed: without(entryId) });
  const keep = (entry: CartEntry) => known.show({ removed: [...without(entry.id), entry] });

  /** What was wanted last of each line, by what is wanted. */
  const last = new Map<string, Aimed>();
  const open = (key: string): Aimed | undefined => {
    const aimed = last.get(key);
    return aimed && queue.isOpen(aimed.task) ? aimed : undefined;
  };
  /** Takes back what was wanted, if nothing of it was sent. */
  const withdraw = (key: string): Aimed | undefined => {
    const aimed = open(key);
    if (aimed) {
      last.delete(key);
      queue.withdraw(aimed.task);
    }
    return aimed;
  };
  /** Waits for what is wanted last of a line; when it fails, nothing is rolled back that something newer has replaced. */
  const want = async (key: string, aimed: Aimed, tell: (cart: Cart) => void, rollBack: () => void): Changed => {
    last.set(key, aimed);
    const outcome = await aimed.outcome;
    const isLast = last.get(key) === aimed;
    if (isLast) last.delete(key);
    if (outcome.ok) tell(outcome.value);
    else if (isLast) rollBack();
    return outcome;
  };
  /** Which line is meant, also when it is on its way back. */
  const meant = (entryId: string): LineIntent => ({ entryId, find: last.get(`restore${entryId}`)?.find });

  /** Asks for a change of a line as it stands by now. Where it has not come back there is nothing to change, which was told. */
  const ask = async <Intent extends LineIntent>(
    intent: Intent,
    send: (id: string, intent: Intent, rest: number) => ReturnType<CartTask['send']>,
  ): ReturnType<CartTask['send']> => {
    const good = known.good();
    const { line, rest = 0 } = (good && findLine(good, intent)) ?? {};
    return line || !intent.find ? send(line?.id ?? intent.entryId, intent, rest) : fail(nothingToUndo());
  };

  const editLine = <Intent extends QuantityIntent | FieldsIntent>(
    intent: Intent,
    send: (id: string, intent: Intent) => ReturnType<CartTask['send']>,
  ): Changed => {
    const key = intent.kind + intent.entryId;
    const dueAt = Date.now() + settings.editDelayMs;
    const current = open(key);
    if (current) {
      Object.assign(current.task, { intent, dueAt });
      known.show();
      return current.outcome;
    }
    const aimed = aim(intent, () => ask(aimed.task.intent as Intent, send), dueAt);
    last.set(key, aimed);
    return aimed.outcome;
  };

  const update: LineEdits['update'] = (entryId, quantity) =>
    editLine({ kind: 'quantity', ...meant(entryId), quantity }, (id, intent) => api.cart.updateQuantity(id, intent.quantity));

  const updateFields: LineEdits['updateFields'] = (entryId, additionalFields) => {
    const { itemId = '', chosenVariant = null } = entryOf(entryId) ?? {};
    return editLine({ kind: 'fields', ...meant(entryId), additionalFields }, (id, intent) =>
      api.cart.updateAdditionalFields(id, { itemId, sku: chosenVariant?.sku ?? null, additionalFields: intent.additionalFields }),
    );
  };

  const remove: LineEdits['remove'] = async (entryId) => {
    const key = `remove${entryId}`;
    const entry = entryOf(entryId);
    withdraw(`quantity${entryId}`);
    withdraw(`fields${entryId}`);
    if (entry) keep(entry);
    // That it comes back was not asked for yet: what was wanted before that is wanted again.
    const former = withdraw(`restore${entryId}`) && last.get(key);
    if (former) return former.outcome;
    let isAsked = false;
    const intent: RemoveIntent = { kind: 'remove', ...meant(entryId) };
    const removal = aim(intent, () =>
      ask(intent, (id, _intent, rest) => {
        isAsked = true;
        return rest > 0 ? api.cart.updateQuantity(id, rest) : api.cart.removeEntry(id);
      }),
    );
    const tell = (cart: Cart) => entry && isAsked && emit('item-removed', { scope: null, entry, cart });
    return want(key, removal, tell, () => forget(entryId));
  };

  const undo: LineEdits['undo'] = async (entryId) => {
    const entry = state().removed.find(({ id }) => id === entryId);
    const good = known.good();
    if (!entry || !good) return fail(nothingToUndo());
    const tell = (cart: Cart) => emit('item-restored', { scope: null, entry, cart });
    forget(entryId);
    const removal = withdraw(`remove${entryId}`);
    const coming = last.get(`restore${entryId}`);
    if (removal && coming) return coming.outcome;
    if (removal && !removal.task.isDone(good, null)) {
      // What was wanted of the line until it was taken out is wanted again.
      const { quantity = entry.quantity, additionalFields = entry.additionalFields } = entryOf(entryId) ?? {};
      if (quantity !== entry.quantity) void update(entryId, entry.quantity);
      if (additionalFields !== entry.additionalFields) void updateFields(entryId, entry.additionalFields);
      tell(good);
      return ok(good);
    }
    const { itemId, quantity, additionalFields } = entry;
    const again: AddEntry = { itemId, sku: entry.chosenVariant?.sku ?? null, quantity, additionalFields };
    const former = last.get(`remove${entryId}`)?.task;
    let before: Cart | null = null;
    const find: FindBack = (cart) => (before ? findBack(cart, before, again) : undefined);
    const task: CartTask = {
      intent: { kind: 'restore', entry, find },
      send() {
        before = known.good();
        return api.cart.addEntry(again);
      },
      isDone: (cart, was) => grownBy(cart, was, again) >= quantity,
      // The host did not take it out after all.
      isNeedless: (cart) => former?.isDone(cart, null) === false,
    };
    return want(`restore${entryId}`, { task, find, outcome: run(task) }, tell, () => keep(entry));
  };

  return { update, updateFields, remove, undo, forget };
}

const nothingToUndo = () => new ApiError('aborted', 'There is nothing to bring back.');
