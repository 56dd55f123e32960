import { MAX_QUEUED_ERRORS } from './constants.ts';
import type { FailurePlace } from '../core/createReport.ts';

/** An error, where it happened, and when (ms since the epoch). */
export interface Failure {
  readonly error: unknown;
  readonly place: FailurePlace;
  readonly at: number;
}

/** Keeps errors until somebody records them, which is not loaded at once. */
export interface ErrorBuffer {
  add(error: unknown, place: FailurePlace): void;
  /** Whether somebody records them. */
  isTaken(): boolean;
  /** Hands over what was kept, and from now on everything as it comes. Returns its off. */
  handTo(take: (failure: Failure) => void): () => void;
}

/** The first ten are kept: what follows them is seldom more than their consequence. */
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
    handTo(take) {
      taker = take;
      for (const failure of kept) take(failure);
      kept = [];
      return () => (taker = null);
    },
  };
}
