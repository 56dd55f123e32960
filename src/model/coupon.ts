import { readFields, readText } from '../lib/readers.ts';

/** A code that the visitor's cart carries, as the cart's lists of coupons have it (spec §3 `coupons`, `validCoupons`, `invalidCoupons`). */
export interface Coupon {
  /** What the visitor typed, as the platform writes it. */
  readonly promoCode: string;
  /** What the shop calls it; `null` when it does not say. */
  readonly name: string | null;
}

const readCoupon = readFields({ promoCode: readText, name: readText });

/** The coupons of a list that the cart passes through; what is none, or has no code, is left out. */
export function readCoupons(raw: unknown): Coupon[] {
  const coupons: Coupon[] = [];
  for (const one of Array.isArray(raw) ? raw : []) {
    const { promoCode, name = null } = readCoupon(one) ?? {};
    if (promoCode) coupons.push({ promoCode, name });
  }
  return coupons;
}
