import { stringify } from '../lib/stringify.ts';
import { ERROR_REPORT_DEBOUNCE_MS, MAX_ERROR_REPORTS, MAX_QUEUED_ERRORS } from './constants.ts';
import type { ErrorReport } from './events.ts';

export interface ErrorRecorder {
  record(event: ErrorReport): void;
  flush(): void;
  stop(): void;
}

/**
 * Sends error events together, a second after the last one, at most ten at a time and twenty times a page. Repeated events and those beyond
 * the limit are counted, and the counts go with the next request.
 *
 * @param send sends one JSON body; failures are ignored
 *
 * @param isAllowed asks the page about each event that would be sent, and lets it change the event
 */
export function createErrorRecorder(send: (body: string) => void, isAllowed: (event: ErrorReport) => boolean): ErrorRecorder {
  const met = new Set<string>();
  let waiting: ErrorReport[] = [];
  let left = MAX_ERROR_REPORTS;
  let repeated = 0;
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting.length === 0 || left === 0) return;
    left -= 1;
    const events = [...waiting];
    if (repeated + dropped > 0) events.push({ name: 'unsent', data: { repeated, dropped }, timestamp: Date.now() });
    waiting = [];
    repeated = 0;
    dropped = 0;
    send(stringify(events));
  };

  return {
    record(event) {
      // The same error has other events before it each time.
      const { breadcrumbs: _, ...facts } = event.data;
      const key = stringify([event.name, facts]);
      if (met.has(key)) return void (repeated += 1);
      if (waiting.length >= MAX_QUEUED_ERRORS || left === 0) return void (dropped += 1);
      met.add(key);
      if (!isAllowed(event)) return;
      waiting.push(event);
      clearTimeout(timer);
      timer = setTimeout(flush, ERROR_REPORT_DEBOUNCE_MS);
    },
    flush,
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
