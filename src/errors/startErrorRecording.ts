import { sendPlain } from '../core/wire/sendPlain.ts';
import type { Track } from '../lib/createActivity.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';
import type { ErrorBuffer, Failure } from './createErrorBuffer.ts';
import { refusable } from '../lib/refusable.ts';
import { stringify } from '../lib/stringify.ts';
import { describeFailure } from './describeFailure.ts';
import type { ErrorEvents, ErrorReport } from './events.ts';
import { firstAddress, ownFiles } from './ownFiles.ts';
import { ERROR_REPORT_DEBOUNCE_MS, MAX_ERROR_REPORTS, MAX_QUEUED_ERRORS } from './constants.ts';
import { addListener } from '../lib/listen.ts';
import { attempt } from '../lib/result.ts';

const TYPES = ['csp-violation', 'deprecation'];

/** The fields we read: https://w3c.github.io/reporting/#reporting-observer */
interface BrowserReport {
  readonly type: string;
  readonly body: { readonly toJSON?: () => unknown } | null;
}

/** Facts that identify a report; samples of the page's text are left out. */
const FACTS = ['id', 'message', 'sourceFile', 'lineNumber', 'columnNumber', 'effectiveDirective', 'disposition'];

declare const ReportingObserver:
  | (new (
      callback: (reports: readonly BrowserReport[]) => void,
      options: { readonly types: readonly string[]; readonly buffered: boolean },
    ) => { observe(): void; disconnect(): void })
  | undefined;

interface ErrorRecorder {
  record(event: ErrorReport): void;
  flush(): void;
  stop(): void;
}

const addressOf = (error: unknown): string | null => (error instanceof Error ? firstAddress(error.stack ?? '') : null);

export interface ErrorRecordingDeps {
  /** A path of this site. */
  readonly errorPath: string;
  readonly version: string;
  /** Whether the browser's own reports of our files are recorded too. */
  readonly errorReports: boolean;
  readonly buffer: ErrorBuffer;
  readonly emit: <Name extends keyof ErrorEvents>(name: Name, detail: ErrorEvents[Name]) => void;
  /** Counts requests that are under way. */
  readonly track: Track;
}

/** A failure in a listener is one of the page's code, unless the stack begins in ours. */
const LISTENER = 'listener';

/** Bytes per request: all requests that outlive the page share 64 KiB. */
const MAX_LAST_BYTES = 30_000;

/** Records errors of our files and widgets: reported ones, uncaught ones and, if asked for, the browser's own reports. Returns its off. */
export function startErrorRecording({ errorPath, version, errorReports, buffer, emit, track }: ErrorRecordingDeps): () => void {
  const isOwn = ownFiles(firstAddress(new Error('own address').stack ?? ''));
  const send = (body: string) => {
    const headers = { 'content-type': 'application/json' };
    track(sendPlain(errorPath, { method: 'POST', body, headers, keepalive: body.length < MAX_LAST_BYTES })).catch(() => undefined);
  };
  let isAsking = false;
  const recorder = createErrorRecorder(send, (report) => {
    const detail = refusable({ productInstance: null, report });
    isAsking = true;
    emit('before-error-report', detail);
    isAsking = false;
    // The page may have made something of it that is no JSON.
    return !detail.defaultPrevented && attempt(() => stringify(report)) !== undefined;
  });
  const take = (failure: Failure) => {
    // A failure in a listener that is asked about a report would itself be asked about without end.
    if (isAsking) return;
    if (failure.place.part === LISTENER && !isOwn(addressOf(failure.error) ?? '')) return;
    recorder.record(describeFailure(failure, version));
  };
  /** @param file where the browser says that it was thrown */
  const onUncaught = (error: unknown, file = '') => {
    if (isOwn(addressOf(error) ?? file)) buffer.add(error, {});
  };
  const offs = [
    buffer.drainTo(take),
    addListener<ErrorEvent>(window, 'error', ({ error, filename }) => onUncaught(error, filename)),
    addListener<PromiseRejectionEvent>(window, 'unhandledrejection', ({ reason }) => onUncaught(reason)),
    whenLeaving(recorder.flush),
    recorder.stop,
  ];
  if (errorReports) offs.push(watchBrowserReports(isOwn, recorder.record));
  return () => {
    for (const off of offs) off();
  };
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

/**
 * Reports what the browser reports of our files (content security policy, deprecations), earlier reports included. Does nothing without the
 * Reporting API. Returns its off.
 */
export function watchBrowserReports(isOwn: (address: string) => boolean, record: (event: ErrorReport) => void): () => void {
  if (typeof ReportingObserver !== 'function') return () => undefined;
  const observer = new ReportingObserver(
    (reports: readonly BrowserReport[]) => {
      for (const { type, body } of reports) {
        const facts = factsOf(body);
        const { sourceFile } = facts;
        if (typeof sourceFile === 'string' && isOwn(sourceFile)) record({ name: type, data: facts, timestamp: Date.now() });
      }
    },
    { types: TYPES, buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

function factsOf(body: BrowserReport['body']): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  const read = (body?.toJSON?.() ?? body ?? {}) as Record<string, unknown>;
  for (const name of FACTS) if (read[name] !== null && read[name] !== undefined) facts[name] = read[name];
  return facts;
}
