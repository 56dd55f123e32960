import { z } from '../../src/lib/zod.ts';
import { cents, count, fieldsForm, id, jsonText, location, quantity, text, textOrNull, time, yes } from './shapes.ts';

export const cartEntry = z.object({
  id,
  itemId: id,
  title: text,
  /** The item's page, a path of the site. */
  fullUrl: text,
  imageUrl: textOrNull,
  quantity,
  /** physical 1, digital 2, service 3, gift card 4, paywall 5 */
  productType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  chosenVariant: z.nullable(z.object({ sku: textOrNull, attributes: z.record(z.string(), z.string()) })),
  additionalFields: z.nullable(jsonText),
  /** Unit price, and the unit price without the sale. */
  purchasePriceCents: cents,
  nonSalePriceCents: cents,
  subTotal: cents,
  /** With the form, the line's answers can be changed in the cart. */
  item: z.optional(z.object({ structuredContent: z.object({ additionalFieldsForm: z.nullable(fieldsForm) }) })),
});

export const shippingOption = z.object({ id, name: text, computedCost: cents });
export const coupon = z.object({ promoCode: id, name: text, discountCents: z.optional(cents) });
export const shippingLocation = z.object(location);

export const cart = z.object({
  /** Empty while the visitor has no cart. */
  id: text,
  websiteId: text,
  orderId: text,
  created: time,
  isPurchased: yes,
  entries: z.array(cartEntry),
  shippingOptions: z.array(shippingOption),
  selectedShippingOption: z.nullable(shippingOption),
  shippingLocation: z.nullable(shippingLocation),
  applicableTaxRules: z.array(z.object({ id, name: text, rate: z.number().check(z.gte(0), z.lte(1)) })),
  coupons: z.array(coupon),
  validCoupons: z.array(coupon),
  invalidCoupons: z.array(coupon),
  /** subtotal − discount + shipping + tax = grand total */
  subtotalCents: cents,
  discountCents: cents,
  shippingCostCents: cents,
  taxCents: cents,
  grandTotalCents: cents,
  /** To pay, after gift cards. */
  amountDueCents: z.optional(cents),
  totalQuantity: count,
  hasDigital: yes,
  purelyDigital: yes,
  requiresShipping: yes,
});

export const cartAnswer = z.object({ shoppingCart: cart });
/** `newlyAdded` has the quantity that this add has added. */
export const addAnswer = z.object({ shoppingCart: cart, newlyAdded: cartEntry });
export const updateAnswer = z.object({ shoppingCart: cart, updatedEntry: cartEntry });

export const fieldsRequest = z.strictObject({ itemId: id, sku: textOrNull, additionalFields: z.nullable(jsonText) });
/** `sku` is `null` for an item without variants. */
export const addRequest = z.strictObject({ ...fieldsRequest.shape, quantity });
export const quantityRequest = z.strictObject({ quantity });
export const couponRequest = z.strictObject({ promoCode: id });
export const locationRequest = z.strictObject(location);
export const optionRequest = z.strictObject({ id });

export const stockAnswer = z.object({ results: z.array(z.object({ sku: textOrNull, unlimited: yes, qtyInStock: count })) });

export const subscriptionRequest = z.strictObject({
  itemId: id,
  sku: textOrNull,
  qty: quantity,
  additionalFields: z.nullable(jsonText),
  productSubscriptionOptionId: z.optional(id),
});
export const subscriptionAnswer = z.object({ cartToken: id });
