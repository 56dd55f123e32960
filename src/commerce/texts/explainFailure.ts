import { cartFailureTexts, failureText, type Failure } from './failureText.ts';
import { localize } from './localize.ts';

/** What it takes to explain a failed call to a visitor. */
export interface FailureSettings {
  /** The page's raw strings, for texts with a key per case. */
  readonly localizedStrings: unknown;
  readonly cookiesEnabled: () => boolean;
}

/** What a visitor reads of a call that has failed, in the site's own words where it has any; never empty. */
export const explainFailure = (error: Failure, { localizedStrings, cookiesEnabled }: FailureSettings): string =>
  failureText(error, localize(cartFailureTexts, localizedStrings), cookiesEnabled());
