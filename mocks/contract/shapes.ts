import { z } from '../../src/lib/zod.ts';
import { CURRENCIES } from '../../src/money/currencies.ts';
import { BILLING_UNITS } from '../../src/commerce/model/subscriptionPlan.ts';
import { STAR_RATINGS } from '../../src/commerce/model/review.ts';
import { CONTENT_SOURCE } from '../../src/commerce/model/formSubmission.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../src/commerce/model/constants.ts';

// An answer may have further fields, which the bundle hands on or leaves alone; a request has these fields and no others.

export const id = z.string().check(z.minLength(1));
export const text = z.string();
export const textOrNull = z.nullable(text);
export const yes = z.boolean();
/** Minor units of the store's currency. */
export const cents = z.int().check(z.gte(0));
export const count = z.int().check(z.gte(0));
export const quantity = z.int().check(z.gte(MIN_QUANTITY), z.lte(MAX_QUANTITY));
/** ms since 1970 */
export const time = z.int().check(z.gte(0));
/** JSON as text: what a form's fields were answered with. */
export const jsonText = z.string().check(z.regex(/^\{[\s\S]*\}$/));

/** A decimal text in the currency's own digits: "40.00", and "4000" for yen. */
export const money = z.union(
  [true, false].map((isWhole) =>
    z.object({
      currency: z.enum(CURRENCIES.filter(({ fractionDigits }) => (fractionDigits === 0) === isWhole).map(({ code }) => code)),
      value: z.string().check(z.regex(isWhole ? /^\d{1,9}$/ : /^\d{1,9}\.\d{2}$/)),
    }),
  ),
);

export const location = {
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: text,
  city: text,
  postalCode: text,
};

export const starRating = z.enum(STAR_RATINGS);
export const contentSource = z.nullable(z.enum(CONTENT_SOURCE));

/** One question of a form that an item asks for, or that a page shows. */
export const field = z.object({
  type: id,
  id,
  title: z.optional(text),
  description: z.optional(text),
  placeholder: z.optional(text),
  required: z.optional(yes),
  options: z.optional(z.array(text)),
});

export const fieldsForm = z.object({ id: z.optional(text), name: z.optional(text), fields: z.array(z.union([field, jsonText])) });

export const billing = z.object({
  billingPeriod: z.object({ value: z.int().check(z.gte(1), z.lte(999)), unit: z.enum(BILLING_UNITS) }),
  /** 0: until cancelled. */
  numBillingCycles: z.int().check(z.gte(0), z.lte(9999)),
});
