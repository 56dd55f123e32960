/** The seed of the shop as JSON, written by the repository's own script from the demo's content. */
export interface Content {
  readonly currency: string;
  readonly products: readonly ContentProduct[];
  readonly shippingOptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly cents: number;
    readonly freeFromCents?: number;
    readonly countries?: readonly string[];
  }[];
  readonly taxRules: readonly {
    readonly id: string;
    readonly name: string;
    readonly basisPoints: number;
    readonly countries?: readonly string[];
  }[];
  readonly promoCodes: readonly {
    readonly code: string;
    readonly percent?: number;
    readonly cents?: number;
    readonly minimumSubtotalCents?: number;
    readonly isExpired?: boolean;
  }[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** By product id. */
  readonly reviews: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  /** By product id. */
  readonly merchandising: Readonly<Record<string, unknown>>;
  readonly customers: readonly { readonly email: string; readonly password: string }[];
  /** Ids of forms that are refused without a captcha's token. */
  readonly captchaForms: readonly string[];
}

/** A product as its page's JSON has it, with the fields that are used here. */
export interface ContentProduct {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  readonly assetUrl: string;
  readonly items: readonly { readonly id: string; readonly assetUrl: string }[];
  readonly categories: readonly string[];
  readonly variantOptionOrdering: readonly string[];
  readonly structuredContent: {
    readonly productType: number;
    readonly isSubscribable: boolean;
    readonly additionalFieldsForm?: unknown;
    readonly priceMoney?: ContentMoney;
    readonly salePriceMoney?: ContentMoney;
    readonly onSale?: boolean;
    readonly variants: readonly ContentVariant[];
  };
}

export interface ContentMoney {
  readonly currency: string;
  readonly value: string;
}

export interface ContentVariant {
  readonly id: string;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly price: number;
  readonly salePrice: number;
  readonly priceMoney: ContentMoney;
  readonly salePriceMoney: ContentMoney;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly imageIds?: readonly string[];
  readonly mainImageId?: string;
}
