import { lazySchema, z } from '../../lib/zod.ts';
import { count, shownInteger, shownText, cents, flag, list, passedList } from './fields.ts';
import { priceOf, sumOf } from '../../money/sums.ts';
import { readInteger } from '../../lib/readers.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

const chosenVariantSchema = lazySchema(() => z.looseObject({ sku: shownText(), attributes: z.transform(readAttributes) }));

/** One line of the cart. Unknown fields pass through. */
export const cartEntrySchema = lazySchema(() =>
  z.looseObject({
    id: z.string(),
    itemId: z.string(),
    chosenVariant: z.catch(z.nullable(chosenVariantSchema()), null),
    quantity: count(),
    productType: shownInteger(),
    /** JSON text of the additional-fields form's values. */
    additionalFields: shownText(),
    title: shownText(),
    fullUrl: shownText(),
    imageUrl: shownText(),
    /** Unit price in minor units of the store's currency. */
    purchasePriceCents: shownInteger(),
    /** Unit price without the sale, in minor units of the store's currency. */
    nonSalePriceCents: shownInteger(),
    /** Price of the line in minor units of the store's currency. */
    subTotal: shownInteger(),
  }),
);

/** Option name to value; empty when malformed, because it is only shown. */
function readAttributes(raw: unknown): Record<string, string> {
  const attributes = withoutInherited<Record<string, string>>({});
  if (typeof raw !== 'object' || raw === null) return attributes;
  for (const [name, value] of Object.entries(raw)) if (typeof value === 'string') attributes[name] = value;
  return attributes;
}

export type CartEntry = z.infer<ReturnType<typeof cartEntrySchema>>;

/**
 * The visitor's cart. Amounts are minor units of the store's currency. Unknown fields pass through; `entries` is required, so that
 * unrelated JSON is not taken for an empty cart.
 */
const cartFields = lazySchema(() =>
  z.looseObject({
    id: shownText(),
    websiteId: shownText(),
    orderId: shownText(),
    cartToken: shownText(),
    cartType: shownInteger(),
    /** ms since the epoch */
    created: z.catch(z.nullable(z.number()), null),
    isPurchased: flag(),
    entries: list(cartEntrySchema()),
    shippingOptions: passedList(),
    selectedShippingOption: z.optional(z.unknown()),
    shippingOptionsStatus: shownText(),
    shippingLocation: z.optional(z.unknown()),
    applicableTaxRules: passedList(),
    taxLineItems: passedList(),
    coupons: passedList(),
    validCoupons: passedList(),
    invalidCoupons: passedList(),
    promoCodes: passedList(),
    appliedGiftCards: passedList(),
    subtotalCents: cents(),
    taxCents: cents(),
    shippingCostCents: cents(),
    discountCents: cents(),
    grandTotalCents: cents(),
    giftCardRedemptionTotalCents: cents(),
    /** Amount to pay after gift cards; `null` if the platform does not send it. */
    amountDueCents: shownInteger(),
    totalQuantity: count(),
    hasDigital: flag(),
    purelyDigital: flag(),
    requiresShipping: flag(),
  }),
);

export const cartSchema = lazySchema(() => z.pipe(z.transform(withTotals), cartFields()));

export type Cart = z.infer<ReturnType<typeof cartSchema>> & {
  /** The subtotal as a decimal such as "18.50", added by the shop. */
  readonly subtotalAmount?: { readonly currencyCode: string; readonly decimalValue: string };
};

/** Derives totals that the platform leaves out, so that no total of 0 stands under a subtotal. */
function withTotals(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('entries' in raw) || !Array.isArray(raw.entries)) return raw;
  const given = raw as Record<string, unknown>;
  const lines = raw.entries.filter((line): line is Record<string, unknown> => typeof line === 'object' && line !== null);
  const totalQuantity = given['totalQuantity'] ?? countable(...lines.map(({ quantity }) => readInteger(quantity) ?? 0));
  const subtotalCents = given['subtotalCents'] ?? countable(...lines.map(lineCents));
  const [subtotal = 0, discount = 0, shipping = 0, tax = 0] = [
    subtotalCents,
    given['discountCents'],
    given['shippingCostCents'],
    given['taxCents'],
  ].map(readInteger);
  const grandTotalCents = given['grandTotalCents'] ?? Math.max(0, countable(subtotal, -discount, shipping, tax));
  return { ...given, totalQuantity, subtotalCents, grandTotalCents };
}

const lineCents = ({ subTotal, purchasePriceCents, quantity }: Record<string, unknown>): number =>
  readInteger(subTotal) ?? priceOf(readInteger(purchasePriceCents) ?? 0, readInteger(quantity) ?? 0);

/** A sum; 0 beyond the safe integers, where nothing can be counted on. */
function countable(...amounts: readonly number[]): number {
  const sum = sumOf(...amounts);
  return Math.abs(sum) < Number.MAX_SAFE_INTEGER ? sum : 0;
}
