/**
 * One product in an event of Google Analytics 4. Prices are decimals of the event's currency.
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name?: string;
  /** The collection that it is sold in. */
  readonly item_category?: string;
  /** What was chosen, as "Red / M". */
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity: number;
}

/** What e-commerce events of Google Analytics 4 have in common. `value` comes with its currency. */
export interface AnalyticsSale {
  /** ISO 4217 code. */
  readonly currency?: string;
  /** A decimal of the currency. */
  readonly value?: number;
  readonly items: readonly AnalyticsItem[];
}

/** What a finished order says beside its items. */
export interface AnalyticsPurchase extends AnalyticsSale {
  readonly transaction_id: string;
  readonly tax?: number;
  readonly shipping?: number;
}

/** The facts of a shop by the names of Google Analytics 4. Each is told once. */
export type AnalyticsEvent =
  | { readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; readonly parameters: AnalyticsSale }
  | { readonly name: 'purchase'; readonly parameters: AnalyticsPurchase }
  | { readonly name: 'generate_lead'; readonly parameters: { readonly form_id: string } };
