import type { ProductType } from '../../src/commerce/model/productType.ts';

/** A renewal period and number of renewals; 0 = until cancelled. */
export interface Plan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}

export interface PlanOffer {
  readonly plan: Plan;
  readonly price: number;
}

export interface VariantSheet {
  /** Option name → value; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  /** Present = on sale. */
  readonly sale?: number;
  readonly stock: number | 'unlimited';
  readonly sku: string | null;
  readonly picture?: string;
  readonly offers?: readonly PlanOffer[];
}

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

/** A product as the shopkeeper describes it; `toHostProduct` converts it for the host. */
export interface ProductSheet {
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: readonly string[];
  readonly details?: readonly string[];
  /** The first one is the main picture. */
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  /** In display order. */
  readonly options: readonly string[];
  readonly variants: readonly VariantSheet[];
  /** Subscription only. */
  readonly plan?: Plan;
  readonly form?: { readonly name: string; readonly fields: readonly FieldSheet[] };
  readonly buttonText?: string;
}
