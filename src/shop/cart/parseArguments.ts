import { z } from '../../lib/zod.ts';
import { ApiError } from '../../api/ApiError.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { addEntrySchema, entryQuantitySchema } from '../../model/addEntry.ts';
import { name } from '../../model/fields.ts';
import type { CartChanges } from '../forwardChanges.ts';

/** A text that stands in the path of a call: one with half a surrogate pair cannot be encoded. */
const pathText = name.check(
  z.refine((text) => {
    try {
      return encodeURIComponent(text) !== '';
    } catch {
      return false;
    }
  }),
);
const textOrNull = z.prefault(z.nullable(z.string()), null);
const placeText = z.prefault(z.string(), '');
const addOptions = z.object({
  isExpress: z.optional(z.boolean()),
  onWaiting: z.optional(z.custom<() => void>((run) => typeof run === 'function')),
});

/** What each call that changes the cart takes, in order. */
const ARGUMENTS: { readonly [Name in keyof CartChanges]: () => readonly z.ZodMiniType[] } = {
  // A page may leave out what it has nothing to say of.
  add: () => [z.extend(addEntrySchema, { sku: textOrNull, additionalFields: textOrNull }), z.optional(addOptions)],
  update: () => [pathText, entryQuantitySchema.shape.quantity],
  remove: () => [pathText],
  undo: () => [pathText],
  updateFields: () => [pathText, z.nullable(z.string())],
  applyCoupon: () => [z.string()],
  removeCoupon: () => [pathText],
  setShippingLocation: () => [z.object({ country: name, region: placeText, city: placeText, postalCode: placeText })],
  selectShippingOption: () => [name],
};

/**
 * The arguments of one call of the cart, typed; whatever else a page's script hands over is refused with an error of kind `invalid`
 * that names the argument.
 */
export function parseArguments(call: keyof CartChanges, given: readonly unknown[]): Result<readonly unknown[], ApiError> {
  const values: unknown[] = [];
  // By its place: Prototype.js has an `entries` of its own on every array.
  const schemas = ARGUMENTS[call]();
  for (let index = 0; index < schemas.length; index += 1) {
    const parsed = safeParse(schemas[index], given[index]);
    if (!parsed?.success) {
      const message = `cart.${call}() cannot be called with this: argument ${index + 1} is not as it should be.`;
      return fail(new ApiError('invalid', message, { cause: parsed?.error }));
    }
    values.push(parsed.data);
  }
  return ok(values);
}

/** `null` for a value that throws when it is looked at: an accessor or a proxy of the page's. */
function safeParse(schema: z.ZodMiniType | undefined, value: unknown) {
  try {
    return schema ? z.safeParse(schema, value) : null;
  } catch {
    return null;
  }
}
