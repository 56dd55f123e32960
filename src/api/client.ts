import ky, { type KyInstance } from 'ky';
import { plainFetch } from '../lib/plainFetch.ts';
import { stringify } from '../lib/stringify.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb } from './crumb.ts';

/**
 * The HTTP client that every resource shares: no timeout of its own (spec §9), no HTTP error thrown, and no retry but one of a GET
 * whose answer never came (this wire has no idempotency key, so a write is never repeated blindly).
 *
 * The one place that sets the crumb. A request that carries it refuses redirects: a followed 302 would hand the header to another
 * origin, a 307 the header and the body.
 */
export function createClient(fetch?: typeof globalThis.fetch): KyInstance {
  return ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'], jitter: true },
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    stringifyJson: stringify,
    fetch: (input) => {
      const request = input as Request;
      if (!carriesCrumb(request.url)) return plainFetch(request, {}, 'follow', fetch);
      const crumb = readCrumb();
      return plainFetch(request, crumb === null ? {} : { [CRUMB_HEADER]: crumb }, 'error', fetch);
    },
  });
}
