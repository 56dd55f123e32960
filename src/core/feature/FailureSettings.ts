/** What it takes to tell a visitor of a call that has failed. */
export interface FailureSettings {
  /** The site's own strings as they stand in the page, for texts that have a key per case. */
  readonly localizedStrings: unknown;
  readonly cookiesEnabled: () => boolean;
}
