import { fail, type Result } from '../../lib/result.ts';
import { ApiError } from './ApiError.ts';

export interface DeadlineOptions {
  /** In ms; absent: waits for as long as it takes. */
  readonly deadlineMs?: number | undefined;
  /** Gives the work up early, as `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs `work` with a deadline over all of it: the head of an answer and its body, and also a platform's `fetch` that ignores its signal.
 * Past the deadline the result is an error at once, the work is told to stop, and whatever it still brings is ignored.
 */
export function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Result<Value, ApiError>>,
  { deadlineMs, signal }: DeadlineOptions,
): Promise<Result<Value, ApiError>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result<Value, ApiError>): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolve(result);
    };
    const giveUp = (error: ApiError): void => {
      settle(fail(error));
      controller.abort();
    };
    const onAbort = (): void => giveUp(new ApiError('aborted', 'Request aborted'));
    const timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => giveUp(new ApiError('timeout', `timeout of ${deadlineMs}ms exceeded`)), deadlineMs);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    void work(controller.signal).then(settle);
  });
}
