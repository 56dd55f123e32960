import { attempt } from '../../../src/lib/result.ts';
import { lazySchema, z } from '../../../src/lib/zod.ts';
import type { AddOptions, CartChanges } from '../createCartApi.ts';
import { addEntrySchema, type AddEntry } from './addEntry.ts';
import { cartEntrySchema, type CartEntry } from '../../../src/commerce/model/cart.ts';
import { name } from '../../../src/commerce/model/fields.ts';

/** A text in the path of a call: one with half a surrogate pair cannot be encoded. */
const pathText = lazySchema(() => name().check(z.refine((text) => attempt(() => encodeURIComponent(text)) !== undefined)));

/** The field of a schema that a page may leave out; it is then `value`. */
const orElse = <Schema extends z.core.$ZodType, Value>(schema: Schema, value: Value) =>
  z.pipe(
    schema,
    z.transform((given) => given ?? value),
  );
const textOrNull = lazySchema(() => orElse(z.nullish(z.string()), null));
const placeText = lazySchema(() => orElse(z.optional(z.string()), ''));

/** The line; `restoring`: the key of the intent that was bringing it back, under another id, at the time. */
const line = () => ({ entryId: pathText(), restoring: z.optional(z.string()) });

/**
 * One change of the cart: plain data, which may come from a page's script or out of the storage. Everything but adding can be sent again
 * without its being done twice.
 */
export const cartIntentSchema = lazySchema(() =>
  z.union([
    z.object({
      kind: z.literal('add'),
      entry: z.object({ ...addEntrySchema().shape, sku: textOrNull(), additionalFields: textOrNull() }),
      isExpress: orElse(z.optional(z.boolean()), false),
    }),
    /** A line that was taken out comes back; `restoring`: that line had come back itself. */
    z.object({ kind: z.literal('restore'), entry: cartEntrySchema(), restoring: z.optional(z.string()) }),
    z.object({ kind: z.literal('quantity'), ...line(), quantity: addEntrySchema().shape.quantity }),
    /** The answers of a line's additional-fields form: JSON text, `null` for none. */
    z.object({ kind: z.literal('fields'), ...line(), additionalFields: z.nullable(z.string()) }),
    z.object({ kind: z.literal('remove'), ...line() }),
    z.object({ kind: z.literal('coupon'), code: pathText(), wanted: z.boolean() }),
    z.object({
      kind: z.literal('location'),
      location: z.object({ country: name(), region: placeText(), city: placeText(), postalCode: placeText() }),
    }),
    z.object({ kind: z.literal('option'), optionId: name() }),
  ]),
);

export type CartIntent = z.infer<ReturnType<typeof cartIntentSchema>>;

/** The intent of each call, of what it was given; not parsed yet. */
export const intentOfCall = {
  add: (entry, options) => ({ kind: 'add', entry, isExpress: (options as AddOptions | undefined)?.isExpress }),
  update: (entryId, quantity) => ({ kind: 'quantity', entryId, quantity }),
  remove: (entryId) => ({ kind: 'remove', entryId }),
  // An undo names its line as the removal does.
  undo: (entryId) => ({ kind: 'remove', entryId }),
  updateFields: (entryId, additionalFields) => ({ kind: 'fields', entryId, additionalFields }),
  applyCoupon: (code) => ({ kind: 'coupon', code: typeof code === 'string' ? code.trim() : code, wanted: true }),
  removeCoupon: (code) => ({ kind: 'coupon', code, wanted: false }),
  setShippingLocation: (location) => ({ kind: 'location', location }),
  selectShippingOption: (optionId) => ({ kind: 'option', optionId }),
} satisfies Record<keyof CartChanges, (...given: readonly unknown[]) => { readonly kind: CartIntent['kind'] }>;

/** An intent with the key that names it in every tab and over reloads. */
export interface KeyedIntent {
  readonly key: string;
  readonly intent: CartIntent;
}

/** The entry that an intent puts into the cart; `null`: none. The platform does it twice when it is sent twice. */
export function addedBy(intent: CartIntent): AddEntry | null {
  if (intent.kind === 'add') return intent.entry;
  return intent.kind === 'restore' ? toAddEntry(intent.entry) : null;
}

/** The key of the intent that was bringing the line back at the time; `undefined`: none was. */
export const restoringOf = (intent: CartIntent): string | undefined => ('restoring' in intent ? intent.restoring : undefined);

/** The entry that brings a line back. */
export const toAddEntry = ({ itemId, chosenVariant, quantity, additionalFields }: CartEntry): AddEntry => ({
  itemId,
  sku: chosenVariant?.sku ?? null,
  quantity,
  additionalFields,
});
