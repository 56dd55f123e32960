import type { Result } from '../lib/result';
import type { AddEntry } from '../model/addEntry';
import { cartSchema, type Cart } from '../model/cart';
import {
  addAnswerSchema,
  removeAnswerSchema,
  updateAnswerSchema,
  type AddAnswer,
  type RemoveAnswer,
  type UpdateAnswer,
} from '../model/cartAnswers';
import type { ApiError } from './ApiError';
import type { CallOptions, Send } from './createSend';

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
