import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { cartEntrySchema } from './cartEntry';
import { cents, count, flag, list, shownText } from './fields';

/** The visitor's cart on the host (spec §3). Amounts are minor units of the store's currency. Fields that we do not use pass through. */
export const cartSchema = lazySchema(() =>
  z.looseObject({
    id: shownText(),
    websiteId: shownText(),
    orderId: shownText(),
    /** ms since the epoch */
    created: z.catch(z.nullable(z.number()), null),
    isPurchased: flag(),
    entries: list(cartEntrySchema()),
    shippingOptions: list(z.unknown()),
    selectedShippingOption: z.optional(z.unknown()),
    shippingLocation: z.optional(z.unknown()),
    applicableTaxRules: list(z.unknown()),
    coupons: list(z.unknown()),
    validCoupons: list(z.unknown()),
    invalidCoupons: list(z.unknown()),
    subtotalCents: cents(),
    taxCents: cents(),
    shippingCostCents: cents(),
    discountCents: cents(),
    grandTotalCents: cents(),
    totalQuantity: count(),
    hasDigital: flag(),
    purelyDigital: flag(),
    requiresShipping: flag(),
  }),
);

export type Cart = z.infer<ReturnType<typeof cartSchema>>;
