import { ApiError } from '../api/ApiError';
import { fail, ok } from '../lib/result';
import type { Cart } from '../model/cart';
import type { CartEntry } from '../model/cartEntry';
import type { CartIntent, FieldsIntent, QuantityIntent } from '../model/cartIntent';
import { grownBy } from '../rules/grownBy';
import { isIntentDone, type StateIntent } from '../rules/isIntentDone';
import { addFailureText } from './addFailureText';
import type { CartApi, Changed } from './CartApi';
import type { CartQueue } from './createCartQueue';
import type { CartTask } from './CartTask';
import type { KnownCart } from './createKnownCart';
import type { ShopDeps } from './createShop';

/** What a visitor can do with a cart that has something in it. */
export interface CartEdits
  extends Pick<CartApi, 'update' | 'remove' | 'undo' | 'updateFields' | 'applyCoupon' | 'removeCoupon' | 'setShippingLocation' | 'selectShippingOption'> {
  forget(entryId: string): void;
}

export function createCartEdits(queue: CartQueue, known: KnownCart, { store, api, emit, settings }: ShopDeps): CartEdits {
  const state = () => store.getState().cart;
  const setRemoved = (removed: readonly CartEntry[]) => known.show({ removed });
  const entryOf = (entryId: string) => state().cart?.entries.find(({ id }) => id === entryId);

  /** Tells why a change was rolled back. One that was given up was so by the visitor. */
  const tell = (error: ApiError, isCoupon: boolean) => {
    if (error.kind === 'aborted') return;
    const { shopTexts, cartTexts } = settings;
    const title = isCoupon ? shopTexts.unableToApplyCoupon : shopTexts.unableToUpdate;
    const message = addFailureText(error, cartTexts, settings.cookiesEnabled());
    known.show(isCoupon ? { couponError: message } : { notice: { title, message } });
    emit('cart-failed', { scope: null, title, message });
  };

  const run = async (task: CartTask): Changed => {
    const outcome = await queue.run(task);
    if (outcome.ok) return ok(outcome.value.cart);
    tell(outcome.error, task.intent.kind === 'coupon');
    return fail(outcome.error);
  };

  /** A change that can be wanted again without being done twice. */
  const aim = (intent: StateIntent, send: CartTask['send'], dueAt?: number): Aimed => {
    const isDone = (cart: Cart) => isIntentDone(task.intent as StateIntent, cart);
    const task: CartTask = { intent, send, isDone, ...(dueAt !== undefined && { dueAt }), ...(intent.kind === 'remove' && { isNeedless: isDone }) };
    return { task, outcome: run(task) };
  };

  /** The edit of each line that is still open, by kind: a newer one takes its place. */
  const open = new Map<string, Aimed>();
  const openOf = (kind: CartIntent['kind'], entryId: string): Aimed | undefined => {
    const aimed = open.get(kind + entryId);
    return aimed && queue.isOpen(aimed.task) ? aimed : undefined;
  };
  const editLine = <Intent extends QuantityIntent | FieldsIntent>(intent: Intent, send: (intent: Intent) => ReturnType<CartTask['send']>): Changed => {
    const dueAt = Date.now() + settings.editDelayMs;
    const current = openOf(intent.kind, intent.entryId);
    if (current) {
      Object.assign(current.task, { intent, dueAt });
      known.show();
      return current.outcome;
    }
    const aimed = aim(intent, () => send(aimed.task.intent as Intent), dueAt);
    open.set(intent.kind + intent.entryId, aimed);
    return aimed.outcome;
  };

  const update: CartEdits['update'] = (entryId, quantity) =>
    editLine({ kind: 'quantity', entryId, quantity }, (intent) => api.cart.updateQuantity(entryId, intent.quantity));

  const updateFields: CartEdits['updateFields'] = (entryId, additionalFields) => {
    const { itemId = '', chosenVariant = null } = entryOf(entryId) ?? {};
    return editLine({ kind: 'fields', entryId, additionalFields }, (intent) =>
      api.cart.updateAdditionalFields(entryId, { itemId, sku: chosenVariant?.sku ?? null, additionalFields: intent.additionalFields }),
    );
  };

  return {
    update,
    updateFields,
    async remove(entryId) {
      const entry = entryOf(entryId);
      for (const kind of ['quantity', 'fields'] as const) {
        const edit = openOf(kind, entryId);
        if (edit) queue.withdraw(edit.task);
      }
      if (entry) setRemoved([...state().removed, entry]);
      const removal = aim({ kind: 'remove', entryId }, () => api.cart.removeEntry(entryId));
      open.set(`remove${entryId}`, removal);
      const outcome = await removal.outcome;
      if (!entry) return outcome;
      if (outcome.ok) emit('item-removed', { scope: null, entry, cart: outcome.value });
      else setRemoved(state().removed.filter((one) => one !== entry));
      return outcome;
    },
    async undo(entryId) {
      const entry = state().removed.find(({ id }) => id === entryId);
      const good = known.good();
      if (!entry || !good) return fail(nothingToUndo());
      setRemoved(state().removed.filter((one) => one !== entry));
      const removal = openOf('remove', entryId);
      if (removal) {
        queue.withdraw(removal.task);
        // What was wanted of the line until it was taken out is wanted again.
        const { quantity = entry.quantity, additionalFields = entry.additionalFields } = entryOf(entryId) ?? {};
        if (quantity !== entry.quantity) void update(entryId, entry.quantity);
        if (additionalFields !== entry.additionalFields) void updateFields(entryId, entry.additionalFields);
        emit('item-restored', { scope: null, entry, cart: good });
        return ok(good);
      }
      const { itemId, quantity, additionalFields } = entry;
      const sku = entry.chosenVariant?.sku ?? null;
      const outcome = await run({
        intent: { kind: 'restore', entry },
        send: () => api.cart.addEntry({ itemId, sku, quantity, additionalFields }),
        isDone: (cart, before) => grownBy(cart, before, { itemId, sku }) >= quantity,
        // The host did not take it out after all.
        isNeedless: (cart) => cart.entries.some(({ id }) => id === entryId),
      });
      if (outcome.ok) emit('item-restored', { scope: null, entry, cart: outcome.value });
      else setRemoved([...state().removed, entry]);
      return outcome;
    },
    applyCoupon(code) {
      known.show({ couponError: null });
      const wanted = code.trim();
      return aim({ kind: 'coupon', code: wanted, wanted: true }, () => api.cart.applyCoupon(wanted)).outcome;
    },
    removeCoupon(code) {
      known.show({ couponError: null });
      return aim({ kind: 'coupon', code, wanted: false }, () => api.cart.removeCoupon(code)).outcome;
    },
    setShippingLocation: (location) => aim({ kind: 'location', location }, () => api.cart.setShippingLocation(location)).outcome,
    selectShippingOption: (optionId) => aim({ kind: 'option', optionId }, () => api.cart.selectShippingOption(optionId)).outcome,
    forget: (entryId) => setRemoved(state().removed.filter(({ id }) => id !== entryId)),
  };
}

interface Aimed {
  readonly task: CartTask;
  readonly outcome: Changed;
}

const nothingToUndo = () => new ApiError('aborted', 'There is nothing to bring back.');
