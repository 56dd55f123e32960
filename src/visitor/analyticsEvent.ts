/** The source of an item's id: its variant's SKU, or its product's id. */
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

/** A list of products that was shown; `index` counts from 0. */
export interface AnalyticsList {
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly items: readonly (AnalyticsItem & { readonly index: number })[];
}

/** `value` comes with its currency. */
export interface AnalyticsSale {
  /** ISO 4217 code. */
  readonly currency?: string;
  readonly value?: number;
  /** The first code that counts. */
  readonly coupon?: string;
  readonly items: readonly AnalyticsItem[];
}

export interface AnalyticsPurchase extends AnalyticsSale {
  readonly transaction_id: string;
  /** Of an order that was paid in the shop's test mode. */
  readonly test_order?: true;
  readonly tax?: number;
  readonly shipping?: number;
}

/** The shop's events by their Google Analytics 4 names; each is emitted once. */
export type AnalyticsEvent =
  | { readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; readonly parameters: AnalyticsSale }
  | { readonly name: 'add_shipping_info'; readonly parameters: AnalyticsSale & { readonly shipping_tier: string } }
  | { readonly name: 'view_item_list' | 'select_item'; readonly parameters: AnalyticsList }
  | { readonly name: 'view_search_results'; readonly parameters: { readonly search_term: string } }
  /** A page that came without a load, or back from the browser's cache. */
  | {
      readonly name: 'page_view';
      readonly parameters: { readonly page_location: string; readonly page_referrer: string; readonly page_title: string };
    }
  /** A tool of the page has answered an agent of the visitor's browser. */
  | { readonly name: 'agent_call'; readonly parameters: { readonly tool_name: string; readonly is_error: boolean } }
  | { readonly name: 'purchase'; readonly parameters: AnalyticsPurchase }
  | { readonly name: 'generate_lead'; readonly parameters: { readonly form_id: string } };
