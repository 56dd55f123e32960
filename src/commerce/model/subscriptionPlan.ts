import { readFields, readInteger } from '../../lib/readers.ts';

export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

export type BillingUnit = (typeof BILLING_UNITS)[number];

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0: without end. */
  readonly numBillingCycles: number;
}

/** `null` when it is not a plan. */
export function parseSubscriptionPlan(raw: unknown): SubscriptionPlan | null {
  const { billingPeriod, numBillingCycles = 0 } = readPlan(raw) ?? {};
  const { value = 0, unit } = billingPeriod ?? {};
  return unit !== undefined && value >= 1 && numBillingCycles >= 0 ? { billingPeriod: { value, unit }, numBillingCycles } : null;
}

const readPlan = readFields({
  billingPeriod: readFields({ value: readInteger, unit: (raw) => BILLING_UNITS.find((unit) => unit === raw) }),
  numBillingCycles: (raw) => (raw === null || raw === undefined ? 0 : (readInteger(raw) ?? -1)),
});
