/** Names of the feature flags that we ask for; a page may spell them with `-` or `_` and in any case (spec §3, §7, §9). */
export const FEATURE_FLAG = {
  /** Narrows option lists by the other selection (spec §4). */
  productBranching: 'product_branching',
  /** Shows the instalment message under the price (spec §2). */
  instalmentMessage: 'instalment_message_on_product_page',
  /** The same, as sites have it. */
  instalmentMessageSeen: 'afterpay_pdp',
  /** Gives long-text fields their maximum length (spec §3). */
  vanillaFormHandler: 'VANILLA_FORM_HANDLER',
  /** Sends the commerce events of spec §7. */
  siteVisitorMetrics: 'site_visitor_metrics',
} as const;

export type FeatureFlag = (typeof FEATURE_FLAG)[keyof typeof FEATURE_FLAG];
