import { cartFailureTexts, failureText, type Failure } from './failureText.ts';
import { localize } from './localize.ts';

/** Settings for the message of a failed call. */
export interface FailureSettings {
  /** The page's raw strings, for texts with a key per case. */
  readonly localizedStrings: unknown;
  readonly cookiesEnabled: () => boolean;
}

/** The message for a failed call in the site’s wording; never empty. */
export const explainFailure = (error: Failure, { localizedStrings, cookiesEnabled }: FailureSettings): string =>
  failureText(error, localize(cartFailureTexts, localizedStrings), cookiesEnabled());
