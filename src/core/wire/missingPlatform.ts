import { PageError } from '../../lib/PageError.ts';
import type { Report } from '../createReport.ts';
import { ApiError } from './ApiError.ts';
import type { Call, Send } from './createSend.ts';

/**
 * Whether a server without a platform answers like this: 404, a web page or nothing where data was due, or a method that it does not know.
 * One such answer may come from a proxy; to reading and writing alike it means that there is no platform.
 */
export const isMissingPlatform = ({ kind, status, body, cause }: ApiError): boolean =>
  kind === 'schema' ? cause === undefined : status === 404 || ((status === 405 || status === 501) && body === null);

/** The failure of a write, where neither it nor a reading was answered by a platform. */
export const unreachable = (cause: ApiError): ApiError => new ApiError('unreachable', 'There is no platform at this address.', { cause });

/** Reports, once for each cause, that the platform cannot be reached from this page. Data from the platform end the search for one. */
export function reportMissingPlatform(send: Send, root: string, report: Report): Send {
  const said = new Set<string>();
  const misses = new Map<'reading' | 'writing', string>();
  let isThere = false;
  const say = (message: string): void => {
    if (!said.has(message)) report(new PageError(message), { part: 'wire' });
    said.add(message);
  };
  const note = (call: Call<unknown>, error: ApiError | null): void => {
    if (error?.kind === 'unreachable') return say(error.message);
    isThere ||= !error || (error.status !== null && !isMissingPlatform(error) && error.body !== null);
    if (isThere || !error || !isMissingPlatform(error)) return;
    misses.set(call.method === 'get' ? 'reading' : 'writing', `${call.method.toUpperCase()} ${call.path ?? ''} (${error.status})`);
    if (misses.size === 2) say(missingText(root, [...misses.values()]));
  };
  return async (call) => {
    const result = await send(call);
    // A call with a separate address goes to another server.
    if (call.url === undefined) note(call, result.ok ? null : result.error);
    return result;
  };
}

const missingText = (root: string, calls: readonly string[]): string =>
  `There is no platform at ${new URL(root, location.href).href}: ${calls.join(' and ')} were answered without data. ` +
  'Let your server pass this path on to the platform, or name another path of this site by data-api-root on the script tag; ' +
  'data-census="off" ends the analytics calls to it.';
