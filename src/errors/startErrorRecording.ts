import { sendPlain } from '../core/wire/sendPlain.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';
import type { ErrorBuffer, Failure } from './createErrorBuffer.ts';
import { refusable } from '../lib/refusable.ts';
import { stringify } from '../lib/stringify.ts';
import { createErrorRecorder } from './createErrorRecorder.ts';
import { describeFailure } from './describeFailure.ts';
import type { ErrorEvents, ErrorReport } from './events.ts';
import { firstAddress, ownFiles } from './ownFiles.ts';
import { watchBrowserReports } from './watchBrowserReports.ts';
import { addressOf, watchUncaught } from './watchUncaught.ts';

export interface ErrorRecordingDeps {
  /** A path of this site. */
  readonly path: string;
  readonly version: string;
  /** Whether the browser's own reports of our files are recorded too. */
  readonly withBrowserReports: boolean;
  readonly buffer: ErrorBuffer;
  readonly emit: <Name extends keyof ErrorEvents>(name: Name, detail: ErrorEvents[Name]) => void;
}

/** What fails in a listener is the page's code, unless the stack begins in ours. */
const LISTENER = 'listener';

/** Bytes per request: all requests that outlive the page share 64 KiB. */
const MAX_LAST_BYTES = 30_000;

/** Records errors of our files and widgets: reported ones, uncaught ones and, if asked for, the browser's own reports. Returns its off. */
export function startErrorRecording({ path, version, withBrowserReports, buffer, emit }: ErrorRecordingDeps): () => void {
  const isOwn = ownFiles(firstAddress(new Error('own address').stack ?? ''));
  const send = (body: string) => {
    const headers = { 'content-type': 'application/json' };
    sendPlain(path, { method: 'POST', body, headers, keepalive: body.length < MAX_LAST_BYTES }).catch(() => undefined);
  };
  let isAsking = false;
  const recorder = createErrorRecorder(send, (report) => {
    const detail = refusable({ productInstance: null, report });
    isAsking = true;
    emit('before-error-report', detail);
    isAsking = false;
    return !detail.defaultPrevented && canBeSent(report);
  });
  const take = (failure: Failure) => {
    // What fails in those that are asked about a report would be asked about without end.
    if (isAsking) return;
    if (failure.place.part === LISTENER && !isOwn(addressOf(failure.error) ?? '')) return;
    recorder.record(describeFailure(failure, version));
  };
  const offs = [
    buffer.drainTo(take),
    watchUncaught(isOwn, (error) => buffer.add(error, {})),
    withBrowserReports ? watchBrowserReports(isOwn, recorder.record) : () => undefined,
    whenLeaving(recorder.flush),
    recorder.stop,
  ];
  return () => {
    for (const off of offs) off();
  };
}

/** Whether a report is still JSON after the page has changed it. */
function canBeSent(report: ErrorReport): boolean {
  try {
    stringify(report);
    return true;
  } catch {
    return false;
  }
}
