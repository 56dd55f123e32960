/**
 * A product as the host keeps and sends it (spec §3): what a page template renders, and what the cart calls know about an item.
 * Amounts without a currency are minor units; `Money.value` beside `currency` is a decimal text ("40.00").
 */
export interface HostProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: 11;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  /** HTML of the description. */
  readonly body?: string;
  readonly assetUrl: string;
  readonly mainImageId?: string;
  readonly systemDataId?: string;
  /** The gallery, first picture first. */
  readonly items: readonly HostImage[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly starred?: boolean;
  /** Option names in the order in which a visitor chooses. */
  readonly variantOptionOrdering: readonly string[];
  readonly structuredContent: HostProductContent;
}

export interface HostProductContent {
  readonly productType: 1 | 2 | 3 | 4 | 5;
  readonly variants: readonly HostVariant[];
  /** What is sold without variants (a digital item) is priced here. */
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
  /** `null`: the shop keeps none for it. */
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  /** Minor units. */
  readonly price: number;
  /** Minor units; 0 when not on sale. */
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
