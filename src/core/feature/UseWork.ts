import type { ApiError } from '../wire/ApiError.ts';
import type { Result } from '../../lib/result.ts';

/**
 * Runs at once if the work chunk is loaded, so that a change shows immediately. A failed load is a network failure, and the next use tries
 * again.
 */
export type UseWork<Work> = <Value>(run: (work: Work) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;
