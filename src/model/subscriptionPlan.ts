import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { count, readBy } from './fields';

/** The units of a billing period (spec §3, §9). */
export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

export type BillingUnit = (typeof BILLING_UNITS)[number];

/** How often, and how many times, a subscription is billed (spec §3). */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0: for as long as the visitor likes. */
  readonly numBillingCycles: number;
}

export const subscriptionPlanSchema = lazySchema(() =>
  z.object({
    billingPeriod: z.object({
      value: readBy((raw) => (Number.isSafeInteger(Number(raw)) && Number(raw) >= 1 ? Number(raw) : undefined)),
      unit: readBy((raw) => BILLING_UNITS.find((unit) => unit === raw)),
    }),
    numBillingCycles: count(),
  }),
);
