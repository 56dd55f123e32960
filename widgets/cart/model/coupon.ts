import { readFields, readInteger, readText } from '../../../src/lib/readers.ts';

/** A code that the visitor's cart carries, as the cart's lists of coupons have it (`coupons`, `validCoupons`, `invalidCoupons`). */
export interface Coupon {
  /** The code that the visitor typed, as the platform writes it. */
  readonly promoCode: string;
  /** The shop's name for it; `null` when it has none. */
  readonly name: string | null;
  /** The discount on this cart, in minor units; `null` when the platform does not state it. */
  readonly discountCents: number | null;
}

const readCoupon = readFields({ promoCode: readText, name: readText, discountCents: readInteger });

/** The coupons of a list that the cart passes through; what is none, or has no code, is left out. */
export function readCoupons(raw: unknown): Coupon[] {
  const coupons: Coupon[] = [];
  for (const one of Array.isArray(raw) ? raw : []) {
    const { promoCode, name = null, discountCents = null } = readCoupon(one) ?? {};
    if (promoCode) coupons.push({ promoCode, name, discountCents });
  }
  return coupons;
}
