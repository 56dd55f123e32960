import { plainFetch } from '../lib/plainFetch';
import { fail, ok, type Result } from '../lib/result';
import { ApiError } from './ApiError';
import type { CallOptions } from './createSend';
import { withDeadline } from './withDeadline';

/** The longest page, in characters, that is worth reading: the provider's are a tenth of it. */
const LONGEST = 200_000;

/** The instalment provider's explanation of itself: static HTML of another site. */
export interface InstalmentPageApi {
  /** Not the host's: no crumb, no cookies. The HTML is foreign and must not be shown as it is. */
  load(url: string, options?: CallOptions): Promise<Result<string, ApiError>>;
}

export function createInstalmentPageApi(deadlineMs: number, fetch?: typeof globalThis.fetch): InstalmentPageApi {
  return {
    load: (url, options) =>
      withDeadline(
        async (signal) => {
          try {
            const request = new globalThis.Request(new URL(url, location.href).href, { credentials: 'omit', headers: { accept: 'text/html' }, signal });
            const response = await plainFetch(request, {}, 'follow', fetch);
            if (!response.ok) return fail(new ApiError('http', `Request failed with status code ${response.status}`, { status: response.status }));
            const html = await response.text();
            return html.length > LONGEST ? fail(new ApiError('schema', 'The page is too long.')) : ok(html);
          } catch (cause) {
            return fail(new ApiError('offline', 'Network Error', { cause }));
          }
        },
        { deadlineMs, ...options },
      ),
  };
}
