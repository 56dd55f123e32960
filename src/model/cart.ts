import { z } from '../lib/zod.ts';
import { cartEntrySchema } from './cartEntry.ts';
import { cents, count, flag, list, passedList, shownInteger, shownText } from './fields.ts';

/**
 * The visitor's cart on the host (spec §3). Amounts are minor units of the store's currency. Fields that we do not use pass through;
 * `entries` must be there, so that foreign JSON is not taken for an empty cart.
 */
export const cartSchema = z.looseObject({
  id: shownText,
  websiteId: shownText,
  orderId: shownText,
  /** Names the cart to the checkout. */
  cartToken: shownText,
  /** The host's own code. */
  cartType: shownInteger,
  /** ms since the epoch */
  created: z.catch(z.nullable(z.number()), null),
  isPurchased: flag,
  entries: list(cartEntrySchema),
  shippingOptions: passedList,
  selectedShippingOption: z.optional(z.unknown()),
  shippingOptionsStatus: shownText,
  shippingLocation: z.optional(z.unknown()),
  applicableTaxRules: passedList,
  taxLineItems: passedList,
  coupons: passedList,
  validCoupons: passedList,
  invalidCoupons: passedList,
  promoCodes: passedList,
  appliedGiftCards: passedList,
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  giftCardRedemptionTotalCents: cents,
  /** What is left to pay after gift cards; `null` where the host does not say. */
  amountDueCents: shownInteger,
  totalQuantity: count,
  hasDigital: flag,
  purelyDigital: flag,
  requiresShipping: flag,
});

export type Cart = z.infer<typeof cartSchema>;
