import type { Money } from '../../money/money.ts';
import type { SubscriptionPlan } from './subscriptionPlan.ts';

export interface PricingOption {
  readonly subscriptionOptionId: string;
  readonly plan: SubscriptionPlan;
  readonly price: Money;
  readonly salePrice: Money;
  readonly onSale: boolean;
}

export interface Pricing {
  /** `null` when the page does not state it; the server's text stays. */
  readonly price: Money | null;
  /** Valid only if `onSale`. */
  readonly salePrice: Money;
  readonly onSale: boolean;
}

/** One variant of a product, whatever its shape on the page. */
export interface Variant extends Pricing {
  readonly id: string;
  readonly sku: string | null;
  /** Option name to value; without a prototype, because the names are the shopkeeper's. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly unlimited: boolean;
  /** 0 or more; `null` when the page does not state it, so that the platform decides at the add. */
  readonly qtyInStock: number | null;
  readonly imageIds: readonly string[];
  readonly imageUrl: string | null;
  readonly pricingOptions: readonly PricingOption[];
  /** As the page states it: what the package holds, for its price per unit. */
  readonly unitPriceMeasurement?: unknown;
  /** The expectation that its data does not meet; such a variant is shown as unavailable. */
  readonly problem?: string;
}
