import type { ApiError } from '../api/ApiError.ts';
import type { Result } from '../lib/result.ts';
import { fill } from '../text/fill.ts';
import type { RareDeps } from './ShopDeps.ts';

/** What the site has settled for instalments. */
export interface InstalmentSettings {
  /** Address of the provider's explanation, with the placeholders {language} and {country}. */
  readonly instalmentPage: string;
}

export interface InstalmentActions {
  /** Fetches the provider's explanation for a locale of `instalmentLocale` ("fr-CA"): foreign HTML, never to be shown as it is. */
  explain(locale: string): Promise<Result<string, ApiError>>;
}

export const createInstalmentActions = ({
  call,
  settings,
}: Pick<RareDeps<InstalmentSettings>, 'call' | 'settings'>): InstalmentActions => ({
  explain(locale) {
    const address = fill(settings.instalmentPage, { language: locale.slice(0, 2), country: locale.slice(3) });
    return call((api) => api.instalmentPage.load(address));
  },
});
