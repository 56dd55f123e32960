import { MAX_BREADCRUMBS, MAX_QUEUED_ERRORS } from './constants.ts';
import type { FailurePlace } from '../core/createReport.ts';

/** An event of the shop before an error: its name alone, because its detail may hold what a visitor typed. `at`: ms since the epoch. */
export interface Breadcrumb {
  readonly event: string;
  readonly at: number;
}

export interface Failure {
  readonly error: unknown;
  readonly place: FailurePlace;
  readonly at: number;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Keeps errors until the recorder is loaded. */
export interface ErrorBuffer {
  add(error: unknown, place: FailurePlace): void;
  /** Remembers the name of an event; the last ten go with an error. */
  noteEvent(event: string): void;
  isTaken(): boolean;
  /** Hands over the kept errors, and later ones as they come. Returns its off. */
  drainTo(take: (failure: Failure) => void): () => void;
}

/** Keeps the first ten, because later ones are usually their consequences. */
export function createErrorBuffer(): ErrorBuffer {
  let kept: Failure[] = [];
  let taker: ((failure: Failure) => void) | null = null;
  let breadcrumbs: readonly Breadcrumb[] = [];
  return {
    add(error, place) {
      const failure = { error, place, at: Date.now(), breadcrumbs };
      if (taker) taker(failure);
      else if (kept.length < MAX_QUEUED_ERRORS) kept.push(failure);
    },
    noteEvent(event) {
      // A report is no step of the visit.
      if (event !== 'before-error-report') breadcrumbs = [...breadcrumbs.slice(1 - MAX_BREADCRUMBS), { event, at: Date.now() }];
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
