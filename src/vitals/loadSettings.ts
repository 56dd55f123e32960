import { sendPlain } from '../core/wire/sendPlain.ts';
import { PERFORMANCE_SETTINGS_TIMEOUT_MS } from './constants.ts';
import { own } from '../lib/readers.ts';
import { parseJson } from '../lib/result.ts';

export interface PerformanceSettings {
  /** The platform's name of this page load. */
  readonly pageLoadId: string;
  /** A flag is `true` or an object whose `enabled` is. */
  isOn(flag: string): boolean;
}

/**
 * Reads the platform's settings for this page load; `null` after a network failure.
 *
 * @throws Error when the response cannot be used
 */
export async function loadSettings(apiRoot: string): Promise<PerformanceSettings | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PERFORMANCE_SETTINGS_TIMEOUT_MS);
  // XMLHttpRequest and some fetch replacements report a network failure as status 0.
  let status = 0;
  let text = '';
  try {
    const answer = await sendPlain(`${apiRoot}1/performance/settings`, { signal: patience.signal });
    status = answer.status;
    if (status === 200) text = await answer.text();
  } catch (error) {
    if (patience.signal.aborted) throw new Error('Metric settings request timeout', { cause: error });
    return null;
  } finally {
    clearTimeout(timer);
  }
  if (status === 0) return null;
  if (status !== 200) throw new Error(`XHR request DONE with unexpected status: ${status}`);
  const body = parseJson(text);
  const pageLoadId = own(body, 'pageLoadId');
  if (typeof pageLoadId !== 'string' || pageLoadId === '') throw new Error('Unable to resolve pageLoadId');
  return {
    pageLoadId,
    isOn(flag) {
      const found = own(own(body, 'rollouts'), flag) ?? own(body, flag);
      return found === true || own(found, 'enabled') === true;
    },
  };
}
