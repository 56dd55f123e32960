import { INSTALMENT_PAYMENTS } from '../model/constants.ts';
import type { Money } from '../../money/money.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';
import { splitMoney } from '../../money/splitMoney.ts';
import { fill } from '../texts/fill.ts';
import type { InstalmentTexts } from '../texts/instalmentTexts.ts';

interface InstalmentTerms {
  readonly available: boolean;
  /** `afterPayMin` in minor units, exclusive. */
  readonly min: number;
  /** `afterPayMax` in minor units, inclusive. */
  readonly max: number;
}

/** `in-range`: payments of `amount`; `too-low`: "available for orders over {limit}"; `too-high`: "available for orders up to {limit}". */
type InstalmentOffer =
  | { readonly kind: 'in-range'; readonly payments: number; readonly amount: Money }
  | { readonly kind: 'too-low' | 'too-high'; readonly limit: Money };

/**
 * The offer for a price; `null` for products that are not physical or whose context does not offer instalments. `amount` is the largest of
 * the payments, so that none exceeds it.
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

/** A cart can be paid in instalments if it has items and all are physical. */
export function isCartEligibleForInstalments(entries: readonly { readonly productType: number | null }[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.productType === PRODUCT_TYPE.physical);
}

export function instalmentText(offer: InstalmentOffer, texts: InstalmentTexts, formatMoney: (money: Money) => string): string {
  if (offer.kind === 'in-range') return fill(texts.offer, { payments: offer.payments, amount: formatMoney(offer.amount) });
  return fill(offer.kind === 'too-low' ? texts.ordersOver : texts.ordersUpTo, { amount: formatMoney(offer.limit) });
}
