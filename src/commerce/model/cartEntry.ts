import { z } from '../../lib/zod.ts';
import { count, shownInteger, shownText } from './fields.ts';

const chosenVariantSchema = z.looseObject({ sku: shownText, attributes: z.transform(readAttributes) });

/** One line of the cart. Unknown fields pass through. */
export const cartEntrySchema = z.looseObject({
  id: z.string(),
  itemId: z.string(),
  chosenVariant: z.catch(z.nullable(chosenVariantSchema), null),
  quantity: count,
  productType: shownInteger,
  /** JSON text of the additional-fields form's values. */
  additionalFields: shownText,
  title: shownText,
  fullUrl: shownText,
  imageUrl: shownText,
  /** Unit price in minor units of the store's currency. */
  purchasePriceCents: shownInteger,
  /** Unit price without the sale, in minor units of the store's currency. */
  nonSalePriceCents: shownInteger,
  /** Price of the line in minor units of the store's currency. */
  subTotal: shownInteger,
});

/** Option name to value; empty when malformed, because it is only shown. */
function readAttributes(raw: unknown): Record<string, string> {
  const attributes = Object.create(null) as Record<string, string>;
  if (typeof raw !== 'object' || raw === null) return attributes;
  for (const [name, value] of Object.entries(raw)) if (typeof value === 'string') attributes[name] = value;
  return attributes;
}

export type CartEntry = z.infer<typeof cartEntrySchema>;
