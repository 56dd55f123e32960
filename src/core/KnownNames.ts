/** Names and options that scripts of the page have given to the shop's functions, from before its start on. */
export interface GivenByScripts {
  /** The names of the events that they listen to. */
  readonly events: Set<string>;
  /** The options of the last `start()` that came after the one that counts. */
  late: object;
}

/** Names that a page may write, also those of features from outside that were made, and those that its scripts have given. */
export interface KnownNames extends Readonly<GivenByScripts> {
  /** The values of `data-storefront` that a part has. */
  readonly hooks: readonly string[];
  /** Features from outside, with their tables of settings. */
  readonly features: readonly { readonly settings: object }[];
}
