import type { ApiError } from '../api/ApiError';
import { ok, type Result } from '../lib/result';
import { fill } from '../text/fill';
import type { ShopDeps } from './createShop';

/** The instalment provider's page about itself. */
export interface InstalmentPage {
  /** Foreign HTML: never to be shown as it is. */
  readonly html: string;
  /** Where it came from; its links are relative to it. */
  readonly url: string;
}

export interface InstalmentActions {
  /** Fetches the provider's explanation for a locale of `instalmentLocale` ("fr-CA"). */
  explain(locale: string): Promise<Result<InstalmentPage, ApiError>>;
}

export function createInstalmentActions({ api, settings }: Pick<ShopDeps, 'api' | 'settings'>): InstalmentActions {
  return {
    async explain(locale) {
      const [language = '', country = ''] = locale.split('-');
      const url = fill(settings.instalmentPage, { language, country });
      const answer = await api.instalmentPage.load(url);
      return answer.ok ? ok({ html: answer.value, url }) : answer;
    },
  };
}
