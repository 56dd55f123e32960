import { z } from '../../../src/lib/zod.ts';
import { addEntrySchema, entryQuantitySchema, type AddEntry } from './addEntry.ts';
import { cartEntrySchema, type CartEntry } from '../../../src/commerce/model/cart.ts';
import { name } from '../../../src/commerce/model/fields.ts';

/** A text that stands in the path of a call: one with half a surrogate pair cannot be encoded. */
const pathText = name.check(z.refine(isEncodable));

function isEncodable(text: string): boolean {
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** What a page may leave out because it has nothing to say of it. */
const textOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? null),
);
const placeText = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text ?? ''),
);
const flag = z.pipe(
  z.optional(z.boolean()),
  z.transform((isSet) => isSet ?? false),
);

/** Which line the visitor means; `restoring`: the key of the intent that brings it back, under another id, when it was meant. */
const line = () => ({ entryId: pathText, restoring: z.optional(z.string()) });

/**
 * One thing that the visitor wants of the cart, until the platform has done or refused it: plain data, which may come from a page's script
 * or out of the storage. Everything but adding can be wanted again without its being done twice.
 */
export const cartIntentSchema = z.union([
  z.object({
    kind: z.literal('add'),
    entry: z.object({ ...addEntrySchema.shape, sku: textOrNull, additionalFields: textOrNull }),
    isExpress: flag,
  }),
  /** A line that was taken out comes back; `restoring`: that line had come back itself. */
  z.object({ kind: z.literal('restore'), entry: cartEntrySchema, restoring: z.optional(z.string()) }),
  z.object({ kind: z.literal('quantity'), ...line(), quantity: entryQuantitySchema.shape.quantity }),
  /** What the additional-fields form of a line says: JSON text, `null` for none. */
  z.object({ kind: z.literal('fields'), ...line(), additionalFields: z.nullable(z.string()) }),
  z.object({ kind: z.literal('remove'), ...line() }),
  z.object({ kind: z.literal('coupon'), code: pathText, wanted: z.boolean() }),
  z.object({
    kind: z.literal('location'),
    location: z.object({ country: name, region: placeText, city: placeText, postalCode: placeText }),
  }),
  z.object({ kind: z.literal('option'), optionId: name }),
]);

export type CartIntent = z.infer<typeof cartIntentSchema>;

/** An intent with the key that names it in every tab and over reloads. */
export interface KeyedIntent {
  readonly key: string;
  readonly intent: CartIntent;
}

/** What an intent puts into the cart, if it puts something there; the platform does it twice when it is asked twice. */
export function addedBy(intent: CartIntent): AddEntry | null {
  if (intent.kind === 'add') return intent.entry;
  return intent.kind === 'restore' ? toAddEntry(intent.entry) : null;
}

/** What is sent to have a line once more. */
export const toAddEntry = ({ itemId, chosenVariant, quantity, additionalFields }: CartEntry): AddEntry => ({
  itemId,
  sku: chosenVariant?.sku ?? null,
  quantity,
  additionalFields,
});
