import type { ProductType } from '../../src/commerce/model/productType.ts';

/** How often a subscription renews, and how many times; 0 cycles = until it is cancelled (spec §3). */
export interface Plan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}

/** One way to buy a variant again and again, beside buying it once. Money in minor units. */
export interface PlanOffer {
  readonly plan: Plan;
  readonly price: number;
}

/** One thing one can buy. Money in minor units (US cents). */
export interface VariantSheet {
  /** Option name → value; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  /** Present = on sale. */
  readonly sale?: number;
  readonly stock: number | 'unlimited';
  /** `null` = the shop keeps no SKU for it. */
  readonly sku: string | null;
  /** Picture shown when it is chosen. */
  readonly picture?: string;
  readonly offers?: readonly PlanOffer[];
}

/** A field of an additional-fields form. */
export interface FieldSheet {
  readonly type: 'text' | 'textarea' | 'email' | 'select' | 'radio' | 'checkbox' | 'name';
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required: boolean;
  readonly maxLength?: number;
  readonly options?: readonly string[];
}

/** A product as the shopkeeper writes it down. `toHostProduct` turns it into what the host platform stores. */
export interface ProductSheet {
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly category: string;
  readonly tags: readonly string[];
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[];
  readonly details?: readonly string[];
  /** The first one is the main picture; `alt` describes it. */
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  /** Options in the order the shop asks for them. */
  readonly options: readonly string[];
  readonly variants: readonly VariantSheet[];
  /** Only by subscription. */
  readonly plan?: Plan;
  readonly form?: { readonly name: string; readonly fields: readonly FieldSheet[] };
  readonly buttonText?: string;
}
