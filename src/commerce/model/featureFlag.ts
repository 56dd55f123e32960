/** Feature flags; pages spell them with `-` or `_` and in any case. */
export const FEATURE_FLAG = {
  /** Narrows option lists by the other choices. */
  productBranching: 'product_branching',
  /** Shows the instalment message under the price. */
  instalmentMessage: 'instalment_message_on_product_page',
  /** Another name that sites use for the instalment message. */
  instalmentMessageSeen: 'afterpay_pdp',
  /** Gives long-text fields their maximum length. */
  vanillaFormHandler: 'VANILLA_FORM_HANDLER',
  /** Sends commerce events. */
  siteVisitorMetrics: 'site_visitor_metrics',
} as const;

export type FeatureFlag = (typeof FEATURE_FLAG)[keyof typeof FEATURE_FLAG];
