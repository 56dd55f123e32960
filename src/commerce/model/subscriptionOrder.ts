import { z } from '../../lib/zod.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './constants.ts';
import { name } from './fields.ts';

/** What is sent to subscribe (spec §7). */
export interface SubscriptionOrder {
  readonly itemId: string;
  /** `null` for an item without variants. */
  readonly sku: string | null;
  /** 1 to 9999. */
  readonly qty: number;
  /** JSON text of the additional-fields form's values; `null` when the item has no such form. */
  readonly additionalFields: string | null;
  /** Which plan, for an item that is sold once or under one of several plans; left out for an item that has only one. */
  readonly productSubscriptionOptionId?: string;
}

export const subscriptionOrderSchema = z.object({
  itemId: name,
  sku: z.nullable(z.string()),
  qty: z.int().check(z.gte(MIN_QUANTITY), z.lte(MAX_QUANTITY)),
  additionalFields: z.nullable(z.string()),
  productSubscriptionOptionId: z.optional(name),
});
