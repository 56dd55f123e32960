import { fail, type Result } from '../../lib/result.ts';
import { ApiError } from './ApiError.ts';
import { addListener } from '../../lib/listen.ts';

export interface DeadlineOptions {
  /** ms; absent: no limit. */
  readonly deadlineMs?: number | undefined;
  /** Aborting gives an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Applies a deadline to head and body, even if the platform's `fetch` ignores its signal. After it the result is an error at once, the work
 * is aborted, and its result ignored.
 */
export function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Result<Value, ApiError>>,
  { deadlineMs, signal }: DeadlineOptions,
): Promise<Result<Value, ApiError>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result<Value, ApiError>): void => {
      clearTimeout(timer);
      stopListening?.();
      resolve(result);
    };
    const giveUp = (error: ApiError): void => {
      settle(fail(error));
      controller.abort();
    };
    const onAbort = (): void => giveUp(new ApiError('aborted', 'Request aborted'));
    const stopListening = signal && addListener(signal, 'abort', onAbort);
    const timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => giveUp(new ApiError('timeout', `timeout of ${deadlineMs}ms exceeded`)), deadlineMs);
    if (signal?.aborted) return onAbort();
    void work(controller.signal).then(settle);
  });
}
