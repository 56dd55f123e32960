import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { Coupon, ShippingOption, StorePolicy } from './StorePolicy.ts';

export interface PricedLine {
  readonly unitCents: number;
  readonly quantity: number;
  readonly productType: number;
}

export interface CartTotals {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly Coupon[];
  readonly shippingOption: ShippingOption | null;
}

/** Discounts off the subtotal, then shipping, then tax on the rest, each rounded half up once. */
export function cartTotals(lines: readonly PricedLine[], policy: StorePolicy): CartTotals {
  let totalQuantity = 0;
  let subtotalCents = 0;
  let digitalLines = 0;
  let requiresShipping = false;
  for (const line of lines) {
    totalQuantity += line.quantity;
    subtotalCents += line.unitCents * line.quantity;
    if (line.productType === PRODUCT_TYPE.digital) digitalLines += 1;
    if (line.productType === PRODUCT_TYPE.physical) requiresShipping = true;
  }

  const validCoupons = policy.coupons.filter((coupon) => lines.length > 0 && subtotalCents >= (coupon.minimumSubtotalCents ?? 0));
  const discountCents = couponAmounts(validCoupons, subtotalCents).reduce((sum, cents) => sum + cents, 0);
  const goodsCents = subtotalCents - discountCents;

  const selected = policy.shippingOptions.find(({ id }) => id === policy.selectedShippingOptionId) ?? null;
  const shippingOption = requiresShipping ? selected : null;
  const shippingCostCents = shippingOption ? shippingCost(shippingOption, goodsCents) : 0;

  let taxCents = 0;
  for (const rule of policy.taxRules) taxCents += share(goodsCents + (rule.onShipping ? shippingCostCents : 0), rule.basisPoints);

  return {
    totalQuantity,
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: goodsCents + shippingCostCents + taxCents,
    hasDigital: digitalLines > 0,
    purelyDigital: digitalLines > 0 && digitalLines === lines.length,
    requiresShipping,
    validCoupons,
    invalidCoupons: policy.coupons.filter((coupon) => !validCoupons.includes(coupon)),
    shippingOption,
  };
}

/** The discount of each coupon, in minor units; together at most the subtotal. */
export function couponAmounts(coupons: readonly Coupon[], subtotalCents: number): number[] {
  let rest = subtotalCents;
  return coupons.map((coupon) => {
    const amount = Math.min('percent' in coupon ? share(subtotalCents, coupon.percent * 100) : coupon.cents, rest);
    rest -= amount;
    return amount;
  });
}

/** `basisPoints` ten-thousandths of an amount, rounded half up, exact for any amount of money. */
function share(cents: number, basisPoints: number): number {
  return Number((BigInt(cents) * BigInt(basisPoints) + 5000n) / 10_000n);
}

/** The cost of an option for goods of this amount, in cents. */
export const shippingCost = ({ cents, freeFromCents = Infinity }: ShippingOption, goodsCents: number): number =>
  goodsCents < freeFromCents ? cents : 0;
