/** What an item's id is: its variant's sku, or its product's id. */
export type ItemIdBy = 'sku' | 'product';

export interface AnalyticsItem {
  /** The sku, or the product's id where there is none; by setting always the product's id. */
  readonly item_id: string;
  /** The product's id. */
  readonly item_group_id?: string;
  /** The sku, if `item_id` is the product's id. */
  readonly item_sku?: string;
  readonly item_name?: string;
  /** Name of its collection. */
  readonly item_category?: string;
  /** E.g. "Red / M". */
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity: number;
}

/** `value` comes with its currency. */
export interface AnalyticsSale {
  /** ISO 4217 code. */
  readonly currency?: string;
  readonly value?: number;
  readonly items: readonly AnalyticsItem[];
}

export interface AnalyticsPurchase extends AnalyticsSale {
  readonly transaction_id: string;
  readonly tax?: number;
  readonly shipping?: number;
}

/** The shop's events by their Google Analytics 4 names; each is emitted once. */
export type AnalyticsEvent =
  | { readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; readonly parameters: AnalyticsSale }
  | { readonly name: 'purchase'; readonly parameters: AnalyticsPurchase }
  | { readonly name: 'generate_lead'; readonly parameters: { readonly form_id: string } };
