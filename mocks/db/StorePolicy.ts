/** A store's charges beside its prices, in minor units of `currency`. */
export interface StorePolicy {
  /** ISO 4217 code of the store's one currency. */
  readonly currency: string;
  readonly shippingOptions: readonly ShippingOption[];
  /** The option for carts with physical items; `null`: not chosen, so shipping is 0. */
  readonly selectedShippingOptionId: string | null;
  readonly taxRules: readonly TaxRule[];
  readonly coupons: readonly Coupon[];
  readonly promoCodes: readonly PromoCode[];
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** Subtotal less discount from which shipping is free. */
  readonly freeFromCents?: number;
  /** ISO 3166-1 alpha-2 codes; absent: everywhere, also for an unknown destination. */
  readonly countries?: readonly string[];
}

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** Hundredths of a per cent: 825 = 8.25 %. */
  readonly basisPoints: number;
  readonly onShipping: boolean;
  /** As of a shipping option. */
  readonly countries?: readonly string[];
}

export type Coupon = { readonly code: string; readonly minimumSubtotalCents?: number } & (
  { readonly percent: number } | { readonly cents: number }
);

export type PromoCode = Coupon & { readonly isExpired?: true };

/** Without shipping costs, taxes and coupons. */
export const plainPolicy: StorePolicy = {
  currency: 'USD',
  shippingOptions: [],
  selectedShippingOptionId: null,
  taxRules: [],
  coupons: [],
  promoCodes: [],
};
