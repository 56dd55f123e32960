import type { ApiError } from '../wire/ApiError.ts';
import type { Result } from '../../lib/result.ts';

/**
 * Does something with what the shop works with: at once when it is there, so that a change is shown at once. When it cannot be loaded, that is
 * a network failure like any other, and the next use tries again.
 */
export type UseWork<Work> = <Value>(run: (work: Work) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;
