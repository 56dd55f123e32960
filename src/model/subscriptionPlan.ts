import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';

/** The unit of a billing period (spec §3, §9). */
export type BillingUnit = 'WEEK' | 'MONTH' | 'YEAR';

/** How often, and how many times, a subscription is billed (spec §3). */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0: for as long as the visitor likes. */
  readonly numBillingCycles: number;
}

export const subscriptionPlanSchema = lazySchema(() =>
  z.object({
    billingPeriod: z.object({ value: z.coerce.number().check(z.int(), z.gte(1)), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
    numBillingCycles: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  }),
);
