import type { ApiError } from '../api/ApiError.ts';
import type { Result } from '../lib/result.ts';
import { fill } from '../text/fill.ts';
import type { ShopDeps } from './createShop.ts';

export interface InstalmentActions {
  /** Fetches the provider's explanation for a locale of `instalmentLocale` ("fr-CA"): foreign HTML, never to be shown as it is. */
  explain(locale: string): Promise<Result<string, ApiError>>;
}

export const createInstalmentActions = ({ api, settings }: Pick<ShopDeps, 'api' | 'settings'>): InstalmentActions => ({
  explain: (locale) => api.instalmentPage.load(fill(settings.instalmentPage, { language: locale.slice(0, 2), country: locale.slice(3) })),
});
