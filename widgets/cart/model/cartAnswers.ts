import { lazySchema, z } from '../../../src/lib/zod.ts';
import { cartEntrySchema, cartSchema } from '../../../src/commerce/model/cart.ts';

/**
 * The entry that the platform has added: the cart entry, with the fields that themes and analytics read
 * (`title`, `purchasePriceCents`, `nonSalePriceCents`, `subTotal`) and the item itself, which passes through as `item`. `null` when it
 * cannot be read: the add has succeeded all the same.
 */
const newlyAddedSchema = lazySchema(() => z.catch(z.nullable(cartEntrySchema()), null));

export type NewlyAdded = z.infer<ReturnType<typeof newlyAddedSchema>>;

/** The platform's answer to an add. */
export const addAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema(), newlyAdded: newlyAddedSchema() }));

export type AddAnswer = z.infer<ReturnType<typeof addAnswerSchema>>;

/** The platform's answer to a change of a line; `updatedEntry` is `null` where it does not say. */
export const updateAnswerSchema = lazySchema(() =>
  z.object({ shoppingCart: cartSchema(), updatedEntry: z.catch(z.nullable(cartEntrySchema()), null) }),
);

export type UpdateAnswer = z.infer<ReturnType<typeof updateAnswerSchema>>;

/** The platform's answer to a change that is about the cart as a whole. */
export const cartAnswerSchema = lazySchema(() => z.object({ shoppingCart: cartSchema() }));

export type CartAnswer = z.infer<ReturnType<typeof cartAnswerSchema>>;

/** The platform's answer to a removal: without a cart when it only confirms. */
export const removeAnswerSchema = lazySchema(() => z.object({ shoppingCart: z.nullish(cartSchema()) }));

export type RemoveAnswer = z.infer<ReturnType<typeof removeAnswerSchema>>;
