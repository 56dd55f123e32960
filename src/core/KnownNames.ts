/** Names that a page may write, also those of features from outside that were made. */
export interface KnownNames {
  /** The values of `data-storefront` that a part has. */
  readonly hooks: readonly string[];
  /** Features from outside, with their tables of settings. */
  readonly features: readonly { readonly settings: object }[];
}
