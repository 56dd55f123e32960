import type { Money } from '../../money/money.ts';
import type { SubscriptionPlan } from './subscriptionPlan.ts';

/** One plan that a variant can be bought under. */
export interface PricingOption {
  readonly subscriptionOptionId: string;
  readonly plan: SubscriptionPlan;
  readonly price: Money;
  readonly salePrice: Money;
  readonly onSale: boolean;
}

/** What something costs. */
export interface Pricing {
  /** `null` when the page does not say: the server's text of it stays. */
  readonly price: Money | null;
  /** Means nothing unless `onSale`. */
  readonly salePrice: Money;
  readonly onSale: boolean;
}

/** One way in which a product is sold (spec §3), whatever shape it had on the page. */
export interface Variant extends Pricing {
  readonly id: string;
  readonly sku: string | null;
  /** Option name to the variant's value. Null prototype: the names are the shopkeeper's. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly unlimited: boolean;
  /** 0 or more; `null` when the page does not say, and the platform decides at the add. */
  readonly qtyInStock: number | null;
  readonly imageIds: readonly string[];
  readonly imageUrl: string | null;
  readonly pricingOptions: readonly PricingOption[];
  /** What the page was expected to say of it and does not: it is shown as unavailable, and not sold. Left out: nothing. */
  readonly problem?: string;
}
