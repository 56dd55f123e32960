import { INSTALMENT_PAYMENTS } from '../model/constants.ts';
import type { Money } from '../../money/money.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import { splitMoney } from '../../money/arithmetic.ts';

/** The instalment settings of one product (spec §3 "Afterpay context per item"). */
export interface InstalmentTerms {
  /** `afterPayAvailable`. */
  readonly available: boolean;
  /** `afterPayMin`, minor units: the price must be above it. */
  readonly min: number;
  /** `afterPayMax`, minor units: the price must not be above it. */
  readonly max: number;
}

/**
 * `in-range`: so many payments of `amount`; `too-low`: "available for orders over {limit}"; `too-high`: "available for orders
 * up to {limit}" (spec §9).
 */
export type InstalmentOffer =
  | { readonly kind: 'in-range'; readonly payments: number; readonly amount: Money }
  | { readonly kind: 'too-low' | 'too-high'; readonly limit: Money };

/**
 * The instalment message for a price, or null when none is offered: only physical products whose context says available
 * (spec §5 "Afterpay"). The amount is the largest of the payments, so that none is higher than the one shown.
 */
export function instalmentOffer(
  type: ProductType,
  price: Money,
  terms: InstalmentTerms | null,
  payments: number = INSTALMENT_PAYMENTS,
): InstalmentOffer | null {
  if (type !== PRODUCT_TYPE.physical || !terms?.available) return null;
  const { currency, minor } = price;
  if (minor <= terms.min) return { kind: 'too-low', limit: { minor: terms.min, currency } };
  if (minor > terms.max) return { kind: 'too-high', limit: { minor: terms.max, currency } };
  return { kind: 'in-range', payments, amount: splitMoney(price, payments) };
}

/** Whether a cart may be paid in instalments: it has items, and every item is physical (spec §5). */
export function isCartEligibleForInstalments(entries: readonly { readonly productType: number | null }[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.productType === PRODUCT_TYPE.physical);
}
