/** What a store charges beside its prices. Amounts in minor units of `currency`. */
export interface StorePolicy {
  /** ISO 4217 code of the store's one currency. */
  readonly currency: string;
  readonly shippingOptions: readonly ShippingOption[];
  /** Which option a cart with physical items uses; `null`: not chosen yet, so shipping costs nothing so far. */
  readonly selectedShippingOptionId: string | null;
  readonly taxRules: readonly TaxRule[];
  /** Codes that every cart carries; each counts once its condition is met. */
  readonly coupons: readonly Coupon[];
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** From this subtotal less discount on, shipping is free. */
  readonly freeFromCents?: number;
}

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** Hundredths of a per cent: 825 = 8.25 %. */
  readonly basisPoints: number;
  readonly onShipping: boolean;
}

export type Coupon = { readonly code: string; readonly minimumSubtotalCents?: number } & (
  | { readonly percent: number }
  | { readonly cents: number }
);

/** A store without shipping costs, taxes and coupons: what the visitor pays is the sum of the lines. */
export const plainPolicy: StorePolicy = {
  currency: 'USD',
  shippingOptions: [],
  selectedShippingOptionId: null,
  taxRules: [],
  coupons: [],
};
