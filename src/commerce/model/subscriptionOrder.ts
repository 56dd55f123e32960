import { lazySchema, z } from '../../lib/zod.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './constants.ts';
import { name, whole, within } from './fields.ts';

/** Body of a subscription request. */
export interface SubscriptionOrder {
  readonly itemId: string;
  readonly sku: string | null;
  readonly qty: number;
  /** JSON text of the additional-fields form's values; `null` without such a form. */
  readonly additionalFields: string | null;
  /** The plan, for an item that is sold once or under one of several plans. */
  readonly productSubscriptionOptionId?: string;
}

export const subscriptionOrderSchema = lazySchema(() =>
  z.object({
    itemId: name(),
    sku: z.nullable(z.string()),
    qty: whole().check(within(MIN_QUANTITY, MAX_QUANTITY)),
    additionalFields: z.nullable(z.string()),
    productSubscriptionOptionId: z.optional(name()),
  }),
);
