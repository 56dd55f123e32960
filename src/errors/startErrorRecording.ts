import { sendPlain } from '../core/wire/sendPlain.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';
import type { ErrorBuffer, Failure } from './createErrorBuffer.ts';
import { createErrorRecorder } from './createErrorRecorder.ts';
import { describeFailure } from './describeFailure.ts';
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
}

/** What fails in a listener is the page's code, unless the stack begins in ours. */
const LISTENER = 'listener';

/** Bytes per request: all requests that outlive the page share 64 KiB. */
const MAX_LAST_BYTES = 30_000;

/** Records errors of our files and widgets: reported ones, uncaught ones and, if asked for, the browser's own reports. Returns its off. */
export function startErrorRecording({ path, version, withBrowserReports, buffer }: ErrorRecordingDeps): () => void {
  const isOwn = ownFiles(firstAddress(new Error('own address').stack ?? ''));
  const recorder = createErrorRecorder((body) => {
    const headers = { 'content-type': 'application/json' };
    sendPlain(path, { method: 'POST', body, headers, keepalive: body.length < MAX_LAST_BYTES }).catch(() => undefined);
  });
  const take = (failure: Failure) => {
    if (failure.place.part === LISTENER && !isOwn(addressOf(failure.error) ?? '')) return;
    recorder.record(describeFailure(failure, version));
  };
  const offs = [
    buffer.drainTo(take),
    watchUncaught(isOwn, (error) => take({ error, place: {}, at: Date.now() })),
    withBrowserReports ? watchBrowserReports(isOwn, recorder.record) : () => undefined,
    whenLeaving(recorder.flush),
    recorder.stop,
  ];
  return () => {
    for (const off of offs) off();
  };
}
