import type { Result } from '../../src/lib/result.ts';
import { withoutInherited } from '../../src/lib/withoutInherited.ts';
import type { AddEntry } from './model/addEntry.ts';
import { cartSchema, type Cart } from '../../src/commerce/model/cart.ts';
import {
  addAnswerSchema,
  cartAnswerSchema,
  removeAnswerSchema,
  updateAnswerSchema,
  type AddAnswer,
  type CartAnswer,
  type RemoveAnswer,
  type UpdateAnswer,
} from './model/cartAnswers.ts';
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
import type { CallOptions } from '../../src/core/wire/createSend.ts';
import type { WireParts } from '../../src/core/wire/createWire.ts';
import type { DeadlineOptions } from '../../src/core/wire/withDeadline.ts';

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
