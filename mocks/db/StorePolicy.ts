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
  /** Codes that a visitor may apply. */
  readonly promoCodes: readonly PromoCode[];
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** From this subtotal less discount on, shipping is free. */
  readonly freeFromCents?: number;
  /** ISO 3166-1 alpha-2 codes; absent: everywhere, also where nobody has said yet where the cart goes. */
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

/** A code in capitals; visitors may type it as they like. */
export type PromoCode = Coupon & { readonly isExpired?: true };

/** A store without shipping costs, taxes and coupons: what the visitor pays is the sum of the lines. */
export const plainPolicy: StorePolicy = {
  currency: 'USD',
  shippingOptions: [],
  selectedShippingOptionId: null,
  taxRules: [],
  coupons: [],
  promoCodes: [],
};
