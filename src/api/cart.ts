import * as z from 'zod/mini';
import type { Result } from '../lib/result';
import { lazySchema } from '../lib/schema';
import { cartSchema, type Cart } from '../model/cart';
import { cartEntrySchema, type CartEntry } from '../model/cartEntry';
import { newlyAddedSchema, type NewlyAdded } from '../model/newlyAdded';
import type { ApiError } from './ApiError';
import type { CallOptions, Send } from './createSend';

/** One line to add (spec §3, add-entry payload). */
export interface AddEntry {
  readonly itemId: string;
  /** `null` for an item without variants. */
  readonly sku: string | null;
  /** 1 to 9999. */
  readonly quantity: number;
  /** JSON text of the additional-fields form's values; `null` when the item has no such form. */
  readonly additionalFields: string | null;
}

export interface AddAnswer {
  readonly shoppingCart: Cart;
  readonly newlyAdded: NewlyAdded;
}

export interface UpdateAnswer {
  readonly shoppingCart: Cart;
  /** `null` where the host does not say. */
  readonly updatedEntry: CartEntry | null;
}

export interface RemoveAnswer {
  /** Absent or `null` when the host only confirms the removal (an empty answer is enough): read the cart afresh. */
  readonly shoppingCart?: Cart | null | undefined;
}

/** The visitor's cart on the host. Writes have a deadline over head and body and are never repeated by themselves. */
export interface CartApi {
  /** `timecode` is what the host uses to tell one reading from another; `mock` asks it for a made-up cart. */
  load(query?: { readonly mock?: boolean; readonly timecode?: string }, options?: CallOptions): Promise<Result<Cart, ApiError>>;
  /** `isExpress` asks for a cart of this line alone, for express checkout. */
  addEntry(entry: AddEntry, options?: CallOptions & { readonly isExpress?: boolean }): Promise<Result<AddAnswer, ApiError>>;
  /** `quantity` 1 to 9999; to take a line out, remove it. */
  updateQuantity(entryId: string, quantity: number, options?: CallOptions): Promise<Result<UpdateAnswer, ApiError>>;
  removeEntry(entryId: string, options?: CallOptions): Promise<Result<RemoveAnswer, ApiError>>;
  updateAdditionalFields(
    entryId: string,
    fields: Pick<AddEntry, 'itemId' | 'sku' | 'additionalFields'>,
    options?: CallOptions,
  ): Promise<Result<UpdateAnswer, ApiError>>;
}

const addAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema(), newlyAdded: newlyAddedSchema() }));
const updateAnswerSchema = lazySchema(() =>
  z.object({ shoppingCart: cartSchema(), updatedEntry: z.catch(z.nullable(cartEntrySchema()), null) }),
);
const removeAnswerSchema = lazySchema(() => z.object({ shoppingCart: z.nullish(cartSchema()) }));


const CART = 'commerce/shopping-cart';
const entryPath = (entryId: string): string => `${CART}/entries/${encodeURIComponent(entryId)}`;

/** @param deadlineMs how long a write may take, in ms, from the click to the end of its answer. */
export function createCartApi(send: Send, deadlineMs: number): CartApi {
  return {
    load: (query, options) => send({ method: 'get', path: CART, query: { ...query }, schema: cartSchema, ...options }),
    addEntry: ({ itemId, sku, quantity, additionalFields }, { isExpress, signal } = {}) =>
      send({
        method: 'post',
        path: `${CART}/entries`,
        query: isExpress ? { isExpress } : {},
        json: { itemId, sku, quantity, additionalFields },
        schema: addAnswerSchema,
        deadlineMs,
        signal,
      }),
    updateQuantity: (entryId, quantity, options) =>
      send({ method: 'put', path: entryPath(entryId), json: { quantity }, schema: updateAnswerSchema, deadlineMs, ...options }),
    removeEntry: (entryId, options) =>
      send({
        method: 'delete',
        path: entryPath(entryId),
        schema: removeAnswerSchema,
        empty: {},
        deadlineMs,
        ...options,
      }),
    updateAdditionalFields: (entryId, { itemId, sku, additionalFields }, options) =>
      send({
        method: 'put',
        path: `${entryPath(entryId)}/additionalFields`,
        json: { itemId, sku, additionalFields },
        schema: updateAnswerSchema,
        deadlineMs,
        ...options,
      }),
  };
}
