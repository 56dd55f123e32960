import { callPlain } from '../core/wire/callPlain.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';
import type { ErrorBuffer, Failure } from './createErrorBuffer.ts';
import { createErrorRecorder } from './createErrorRecorder.ts';
import { describeFailure } from './describeFailure.ts';
import { firstAddress, ownFiles } from './ownFiles.ts';
import { watchBrowserReports } from './watchBrowserReports.ts';
import { addressOf, watchUncaught } from './watchUncaught.ts';

export interface ErrorRecordingDeps {
  /** Where errors are recorded; a path of this site. */
  readonly path: string;
  /** Of this build: by it a stack is read with the right source maps. */
  readonly version: string;
  /** Whether what the browser itself reports of our files is recorded too. */
  readonly withBrowserReports: boolean;
  readonly buffer: ErrorBuffer;
}

/** The listeners' part of the program: what fails there is the page's own code, unless it fails in ours. */
const LISTENER = 'listener';

/** How much may be sent in a request that outlives the page: all such requests together may have 64 KiB. */
const MAX_LAST_BYTES = 30_000;

/**
 * Records errors of our own files and widgets with the platform: what was reported, what nobody caught, and, by option, what the browser
 * reports. Returns its off.
 */
export function startErrorRecording({ path, version, withBrowserReports, buffer }: ErrorRecordingDeps): () => void {
  const isOwn = ownFiles(firstAddress(new Error('own address').stack ?? ''));
  const recorder = createErrorRecorder((body) => {
    // That it cannot be recorded is not recorded.
    callPlain(path, { body, type: 'application/json', keepalive: body.length < MAX_LAST_BYTES }).catch(() => undefined);
  });
  const take = (failure: Failure) => {
    if (failure.place.part === LISTENER && !isOwn(addressOf(failure.error) ?? '')) return;
    recorder.record(describeFailure(failure, version));
  };
  const offs = [
    buffer.handTo(take),
    watchUncaught(isOwn, (error) => take({ error, place: {}, at: Date.now() })),
    withBrowserReports ? watchBrowserReports(isOwn, recorder.record) : () => undefined,
    whenLeaving(recorder.flush),
    recorder.stop,
  ];
  return () => {
    for (const off of offs) off();
  };
}
