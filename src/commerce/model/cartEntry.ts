import { z } from '../../lib/zod.ts';
import { count, shownInteger, shownText } from './fields.ts';

/** The variant that a cart entry is of (spec §3). */
const chosenVariantSchema = z.looseObject({ sku: shownText, attributes: z.transform(readAttributes) });

/** One line of the cart (spec §3). Fields that we do not use pass through. */
export const cartEntrySchema = z.looseObject({
  id: z.string(),
  itemId: z.string(),
  chosenVariant: z.catch(z.nullable(chosenVariantSchema), null),
  quantity: count,
  /** 1 to 5, see `PRODUCT_TYPE`. */
  productType: shownInteger,
  /** JSON text of the additional-fields form's values. */
  additionalFields: shownText,
  title: shownText,
  fullUrl: shownText,
  imageUrl: shownText,
  /** Price of one, in minor units of the store's currency. */
  purchasePriceCents: shownInteger,
  /** Price of one without the sale, in minor units of the store's currency. */
  nonSalePriceCents: shownInteger,
  /** Price of the line, in minor units of the store's currency. */
  subTotal: shownInteger,
});

/** Option name to value; empty when it is missing or something else, because it is only shown. */
function readAttributes(raw: unknown): Record<string, string> {
  const attributes = Object.create(null) as Record<string, string>;
  if (typeof raw !== 'object' || raw === null) return attributes;
  for (const [name, value] of Object.entries(raw)) if (typeof value === 'string') attributes[name] = value;
  return attributes;
}

export type CartEntry = z.infer<typeof cartEntrySchema>;
