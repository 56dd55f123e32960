import { fail, ok, type Result } from '../lib/result.ts';
import { ApiError } from './ApiError.ts';

/** The longest page, in characters, that is worth reading: the provider's are a tenth of it. */
const LONGEST = 200_000;

/** The instalment provider's explanation of itself: static HTML of another site. */
export interface InstalmentPageApi {
  /** Not the host's: no crumb, no cookies. The HTML is foreign and must not be shown as it is. */
  load(url: string): Promise<Result<string, ApiError>>;
}

export function createInstalmentPageApi(deadlineMs: number, fetch?: typeof globalThis.fetch): InstalmentPageApi {
  return {
    async load(url) {
      try {
        const response = await (fetch ?? globalThis.fetch)(url, { credentials: 'omit', signal: AbortSignal.timeout(deadlineMs) });
        const { status } = response;
        const html = await response.text();
        return response.ok && html.length <= LONGEST
          ? ok(html)
          : fail(new ApiError('http', `Request failed with status code ${status}`, { status }));
      } catch (cause) {
        return fail(new ApiError('offline', 'Network Error', { cause }));
      }
    },
  };
}
