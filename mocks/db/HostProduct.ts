export interface HostProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: 11;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  /** HTML. */
  readonly body?: string;
  readonly assetUrl: string;
  readonly mainImageId?: string;
  readonly systemDataId?: string;
  /** The gallery, main picture first. */
  readonly items: readonly HostImage[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly starred?: boolean;
  /** Option names in display order. */
  readonly variantOptionOrdering: readonly string[];
  readonly structuredContent: HostProductContent;
}

export interface HostProductContent {
  readonly productType: 1 | 2 | 3 | 4 | 5;
  readonly variants: readonly HostVariant[];
  /** Price of an item without variants (digital). */
  readonly priceMoney?: HostMoney;
  readonly salePriceMoney?: HostMoney;
  readonly onSale?: boolean;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan?: HostSubscriptionPlan | null;
  readonly additionalFieldsForm?: unknown;
  readonly additionalFieldsFormId?: string;
  readonly useCustomAddButtonText?: boolean;
  readonly customAddButtonText?: string;
}

export interface HostVariant {
  readonly id: string;
  /** `null`: the shop has none. */
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly price: number;
  readonly salePrice: number;
  readonly priceMoney: HostMoney;
  readonly salePriceMoney: HostMoney;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly imageIds?: readonly string[];
  readonly mainImageId?: string;
  readonly pricingOptions?: readonly HostPricingOption[];
}

export interface HostMoney {
  readonly currency: string;
  /** Decimal text in the currency's own digits: "40.00", "4000" for yen. */
  readonly value: string;
}

export interface HostSubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  /** 0 = until cancelled. */
  readonly numBillingCycles: number;
}

export interface HostPricingOption {
  readonly productSubscriptionOptionId: string;
  readonly subscriptionPlan: HostSubscriptionPlan;
  readonly price: number | string;
  readonly salePrice: number | string;
  readonly priceMoney: HostMoney;
  readonly salePriceMoney: HostMoney;
  readonly onSale: boolean;
  readonly percentageDiscount?: number;
}

export interface HostImage {
  readonly id: string;
  readonly title: string;
  readonly filename?: string;
  readonly assetUrl: string;
  /** "1500x1000". */
  readonly originalSize: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
  readonly systemDataVariants?: string;
  readonly info?: { readonly altText?: string };
}
