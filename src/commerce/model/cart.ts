import { lazySchema, z } from '../../lib/zod.ts';
import { count, shownInteger, shownText, cents, flag, integer, list, passedList, within } from './fields.ts';
import { priceOf, sumOf } from '../../money/sums.ts';
import { isRecord } from '../../lib/readers.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

/** Option name to value, as far as it is a text, because it is only shown. No prototype: an option may be called `__proto__`. */
const shownAttributes = () =>
  z.transform((raw): Readonly<Record<string, string>> => {
    const attributes = withoutInherited<Record<string, string>>({});
    for (const [option, value] of Object.entries(isRecord(raw) ? raw : {})) if (typeof value === 'string') attributes[option] = value;
    return attributes;
  });

const chosenVariantSchema = lazySchema(() => z.looseObject({ sku: shownText(), attributes: shownAttributes() }));

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
    subtotalCents: z.nullish(integer()),
    taxCents: cents(),
    shippingCostCents: cents(),
    discountCents: cents(),
    grandTotalCents: z.nullish(integer()),
    giftCardRedemptionTotalCents: cents(),
    /** Amount to pay after gift cards; `null` if the platform does not send it. */
    amountDueCents: shownInteger(),
    totalQuantity: z.nullish(integer().check(within(0))),
    hasDigital: flag(),
    purelyDigital: flag(),
    requiresShipping: flag(),
  }),
);

type CartFields = z.infer<ReturnType<typeof cartFields>>;

export const cartSchema = lazySchema(() => z.pipe(cartFields(), z.transform(withTotals)));

export type Cart = z.infer<ReturnType<typeof cartSchema>> & {
  /** The subtotal as a decimal such as "18.50", added by the shop. */
  readonly subtotalAmount?: { readonly currencyCode: string; readonly decimalValue: string };
};

/** Derives sums that the platform leaves out, so that no total of 0 stands under a subtotal. */
function withTotals(cart: CartFields): CartFields & Record<'totalQuantity' | 'subtotalCents' | 'grandTotalCents', number> {
  const { discountCents, shippingCostCents, taxCents } = cart;
  const entries = cart.entries.map(withSum);
  const totalQuantity = cart.totalQuantity ?? countable(...entries.map(({ quantity }) => quantity));
  const subtotalCents = cart.subtotalCents ?? countable(...entries.map(({ subTotal }) => subTotal ?? 0));
  const grandTotalCents = cart.grandTotalCents ?? Math.max(0, countable(subtotalCents, -discountCents, shippingCostCents, taxCents));
  return { ...cart, entries, totalQuantity, subtotalCents, grandTotalCents };
}

function withSum(line: CartEntry): CartEntry {
  const { subTotal, purchasePriceCents, quantity } = line;
  return subTotal === null && purchasePriceCents !== null ? { ...line, subTotal: priceOf(purchasePriceCents, quantity) } : line;
}

/** A sum; 0 beyond the safe integers, where nothing can be counted on. */
function countable(...amounts: readonly number[]): number {
  const sum = sumOf(...amounts);
  return Math.abs(sum) < Number.MAX_SAFE_INTEGER ? sum : 0;
}
