// Imported before ky, which throws while it is imported on a page that has a `Request` of its own.
import { putBackRequest } from '../../lib/foreignRequest.ts';
import ky, { HTTPError, type KyInstance } from 'ky';
import { LONGEST_WAIT_MS, parseRetryAfter } from './readAnswer.ts';

putBackRequest();

/**
 * Decides whether a request is repeated: a GET once, if it had no response or was asked to come back soon; a write never. An `HTTPError` is a
 * refusal, whose response `readAnswer` reads. No timeout, because `withDeadline` covers the body too.
 *
 * What is sent is the call's `fetch` alone: ky merges headers, JSON and a query that a page has put on `Object.prototype` into its own.
 */
export const createClient = (): KyInstance =>
  ky.create({
    timeout: false,
    retry: {
      limit: 1,
      methods: ['get'],
      jitter: true,
      shouldRetry: ({ error }) => (error instanceof HTTPError ? isDueSoon(error.response) : undefined),
    },
    // Stated, because pages may add them to `Object.prototype`.
    body: null,
    json: undefined,
  });

/** The response of a refusal. @throws anything else */
export function responseOf(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

/** `false` ends it. Otherwise ky waits as long as the refusal says, if a visitor can be asked to. */
function isDueSoon({ status, headers }: Response): false | undefined {
  const wait = status === 429 || status === 503 ? parseRetryAfter(headers.get('retry-after'), Date.now(), Infinity) : null;
  return wait !== null && wait <= LONGEST_WAIT_MS ? undefined : false;
}
