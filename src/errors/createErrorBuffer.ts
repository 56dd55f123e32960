import { MAX_QUEUED_ERRORS } from './constants.ts';
import type { FailurePlace } from '../core/createReport.ts';

export interface Failure {
  readonly error: unknown;
  readonly place: FailurePlace;
  readonly at: number;
}

/** Keeps errors until the recorder is loaded. */
export interface ErrorBuffer {
  add(error: unknown, place: FailurePlace): void;
  isTaken(): boolean;
  /** Hands over the kept errors, and later ones as they come. Returns its off. */
  drainTo(take: (failure: Failure) => void): () => void;
}

/** Keeps the first ten, because later ones are usually their consequences. */
export function createErrorBuffer(): ErrorBuffer {
  let kept: Failure[] = [];
  let taker: ((failure: Failure) => void) | null = null;
  return {
    add(error, place) {
      const failure = { error, place, at: Date.now() };
      if (taker) taker(failure);
      else if (kept.length < MAX_QUEUED_ERRORS) kept.push(failure);
    },
    isTaken: () => taker !== null,
    drainTo(take) {
      taker = take;
      for (const failure of kept) take(failure);
      kept = [];
      return () => (taker = null);
    },
  };
}
