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

export interface FlagContext {
  readonly betaFeatureFlags?: unknown;
  readonly featureFlags?: unknown;
}

/**
 * Whether a feature flag is on: in the list `betaFeatureFlags`, or true in the object `featureFlags`. Spelled with `-` or `_`, in any case,
 * with or without `commerce_`.
 */
export function hasFlag(context: FlagContext, flag: string): boolean {
  const { betaFeatureFlags: list, featureFlags: switches } = context;
  const isMeant = (name: unknown) => typeof name === 'string' && plain(name) === plain(flag);
  return (Array.isArray(list) && list.some(isMeant)) || Object.entries(Object(switches)).some(([name, on]) => on === true && isMeant(name));
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/^commerce_/, '');
