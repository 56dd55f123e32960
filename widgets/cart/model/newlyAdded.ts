import { z } from '../../../src/lib/zod.ts';
import { cartEntrySchema } from '../../../src/commerce/model/cartEntry.ts';

/**
 * What the platform says it has added (spec §7, add-entry answer): the cart entry, with the fields that themes and analytics read
 * (`title`, `purchasePriceCents`, `nonSalePriceCents`, `subTotal`) and the item itself, which passes through as `item`. `null` when it
 * cannot be read: the add has succeeded all the same.
 */
export const newlyAddedSchema = z.catch(z.nullable(cartEntrySchema), null);

export type NewlyAdded = z.infer<typeof newlyAddedSchema>;
