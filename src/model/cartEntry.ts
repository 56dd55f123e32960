import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { count, integer, shownText } from './fields';

/** The variant that a cart entry is of (spec §3). */
const chosenVariantSchema = lazySchema(() =>
  z.looseObject({ sku: shownText(), attributes: z.catch(z.record(z.string(), z.string()), {}) }),
);

/** One line of the cart (spec §3). Fields that we do not use pass through. */
export const cartEntrySchema = lazySchema(() =>
  z.looseObject({
    id: z.string(),
    itemId: z.string(),
    chosenVariant: z.catch(z.nullable(chosenVariantSchema()), null),
    quantity: count(),
    productType: z.catch(z.nullable(integer()), null),
    additionalFields: shownText(),
    title: shownText(),
    fullUrl: shownText(),
    imageUrl: shownText(),
    /** Price of one, in minor units of the store's currency. */
    purchasePriceCents: z.catch(z.nullable(integer()), null),
    /** Price of the line, in minor units of the store's currency. */
    subTotal: z.catch(z.nullable(integer()), null),
  }),
);

export type CartEntry = z.infer<ReturnType<typeof cartEntrySchema>>;
