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
  let body: unknown;
  try {
    const answer = await sendPlain(`${apiRoot}1/performance/settings`, { signal: patience.signal });
    // XMLHttpRequest and some fetch replacements report a network failure as status 0.
    if (answer.status === 0) return null;
    if (answer.status !== 200) throw new UnexpectedStatus(answer.status);
    body = parseJson(await answer.text());
  } catch (error) {
    if (patience.signal.aborted) throw new Error('Metric settings request timeout', { cause: error });
    if (error instanceof UnexpectedStatus) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
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

class UnexpectedStatus extends Error {
  constructor(status: number) {
    super(`XHR request DONE with unexpected status: ${status}`);
  }
}
