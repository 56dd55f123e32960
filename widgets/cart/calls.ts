import { lazySchema, z } from '../../src/lib/zod.ts';
import type { Result } from '../../src/lib/result.ts';
import { withoutInherited } from '../../src/lib/withoutInherited.ts';
import type { AddEntry } from './model/addEntry.ts';
import { cartSchema, type Cart, cartEntrySchema } from '../../src/commerce/model/cart.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import {
  CART,
  couponPath,
  COUPONS,
  ENTRIES,
  entryPath,
  fieldsPath,
  SHIPPING_LOCATION,
  SHIPPING_OPTION,
} from '../../src/commerce/cartPaths.ts';
import type { CallOptions, DeadlineOptions } from '../../src/core/wire/createSend.ts';
import type { WireParts } from '../../src/core/wire/createWire.ts';

/**
 * The entry that the platform has added: the cart entry, with the fields that themes and analytics read
 * (`title`, `purchasePriceCents`, `nonSalePriceCents`, `subTotal`) and the item itself, which passes through as `item`. `null` when it
 * cannot be read: the add has succeeded all the same.
 */
const entryOrNull = lazySchema(() => z.catch(z.nullable(cartEntrySchema()), null));

export type NewlyAdded = z.infer<ReturnType<typeof entryOrNull>>;

/** The platform's answer to an add. */
export const addAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema(), newlyAdded: entryOrNull() }));

export type AddAnswer = z.infer<ReturnType<typeof addAnswerSchema>>;

/** The platform's answer to a change of a line; `updatedEntry` is `null` where it does not say. */
export const updateAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema(), updatedEntry: entryOrNull() }));

export type UpdateAnswer = z.infer<ReturnType<typeof updateAnswerSchema>>;

/** The platform's answer to a change that is about the cart as a whole. */
export const cartAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema() }));

export type CartAnswer = z.infer<ReturnType<typeof cartAnswerSchema>>;

/** The platform's answer to a removal: without a cart when it only confirms. */
export const removeAnswerSchema = lazySchema(() => z.object({ shoppingCart: z.nullish(cartSchema()) }));

export type RemoveAnswer = z.infer<ReturnType<typeof removeAnswerSchema>>;

/** The visitor's cart on the platform. Writes have a deadline over head and body and are never repeated by themselves. */
export interface CartWire {
  /** By `timecode` the platform distinguishes readings; `mock` asks it for a made-up cart. The caller gives the deadline. */
  load(query?: { readonly mock?: boolean; readonly timecode?: string }, options?: DeadlineOptions): Promise<Result<Cart, ApiError>>;
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
  /** `code` as the visitor typed it. A code that counts only later (a minimum sum) is taken and stands in `invalidCoupons`. */
  applyCoupon(code: string, options?: CallOptions): Promise<Result<CartAnswer, ApiError>>;
  removeCoupon(code: string, options?: CallOptions): Promise<Result<CartAnswer, ApiError>>;
  setShippingLocation(location: ShippingLocation, options?: CallOptions): Promise<Result<CartAnswer, ApiError>>;
  /** `optionId` of one of the cart's `shippingOptions`. */
  selectShippingOption(optionId: string, options?: CallOptions): Promise<Result<CartAnswer, ApiError>>;
}

export function createCartWire({ send }: Pick<WireParts, 'send'>): CartWire {
  const put = (path: string | null, json: unknown, options?: CallOptions) =>
    send({ method: 'put', path, json, schema: updateAnswerSchema(), ...options });
  return {
    load: (query, options) => send({ method: 'get', path: CART, query: { ...query }, schema: cartSchema(), ...options }),
    addEntry({ itemId, sku, quantity, additionalFields }, given = {}) {
      const { isExpress, ...options } = withoutInherited(given);
      return send({
        method: 'post',
        path: ENTRIES,
        query: isExpress ? { isExpress } : {},
        json: { itemId, sku, quantity, additionalFields },
        schema: addAnswerSchema(),
        ...options,
      });
    },
    updateQuantity: (entryId, quantity, options) => put(entryPath(entryId), { quantity }, options),
    removeEntry: (entryId, options) =>
      send({
        method: 'delete',
        path: entryPath(entryId),
        schema: removeAnswerSchema(),
        empty: {},
        ...options,
      }),
    updateAdditionalFields: (entryId, { itemId, sku, additionalFields }, options) =>
      put(fieldsPath(entryId), { itemId, sku, additionalFields }, options),
    applyCoupon: (promoCode, options) =>
      send({ method: 'post', path: COUPONS, json: { promoCode }, schema: cartAnswerSchema(), ...options }),
    removeCoupon: (code, options) => send({ method: 'delete', path: couponPath(code), schema: cartAnswerSchema(), ...options }),
    setShippingLocation: ({ country, region, city, postalCode }, options) =>
      put(SHIPPING_LOCATION, { country, region, city, postalCode }, options),
    selectShippingOption: (id, options) => put(SHIPPING_OPTION, { id }, options),
  };
}
