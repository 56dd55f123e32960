import { MAX_BREADCRUMBS, MAX_QUEUED_ERRORS } from './constants.ts';
import { attempt } from '../lib/result.ts';
import type { FailurePlace } from '../core/createReport.ts';
import type { Emitted, Trail } from '../lib/emitter.ts';

export interface Failure {
  readonly error: unknown;
  /** Read when the error is kept: until then the engine holds the functions that it names, and with them a shop that has been destroyed. */
  readonly stack: string | undefined;
  readonly place: FailurePlace;
  readonly at: number;
  /** The shop's last events before the error. */
  readonly breadcrumbs: readonly Emitted[];
}

/** Keeps errors until the recorder is loaded. */
export interface ErrorBuffer {
  add(error: unknown, place: FailurePlace): void;
  /** The events that go with an error; the emitter fills it. */
  readonly trail: Trail;
  isTaken(): boolean;
  /** The last ones, whether they were handed over or not. */
  recent(): readonly Failure[];
  /** Hands over the kept errors, and later ones as they come. Returns its off. */
  drainTo(take: (failure: Failure) => void): () => void;
}

/** Keeps the first ten, because later ones are usually their consequences. */
export function createErrorBuffer(): ErrorBuffer {
  let kept: Failure[] = [];
  let last: readonly Failure[] = [];
  let taker: ((failure: Failure) => void) | null = null;
  // A report is no step of the visit.
  const trail: Trail = { length: MAX_BREADCRUMBS, except: 'before-error-report', events: [] };
  return {
    trail,
    add(error, place) {
      const failure = { error, stack: readStack(error), place, at: Date.now(), breadcrumbs: trail.events };
      last = [...last.slice(1 - MAX_QUEUED_ERRORS), failure];
      if (taker) taker(failure);
      else if (kept.length < MAX_QUEUED_ERRORS) kept.push(failure);
    },
    recent: () => last,
    isTaken: () => taker !== null,
    drainTo(take) {
      taker = take;
      for (const failure of kept) take(failure);
      kept = [];
      return () => (taker = null);
    },
  };
}

/** A page's own `Error.prepareStackTrace` runs here, and may throw. */
const readStack = (error: unknown): string | undefined => attempt(() => (error instanceof Error ? error.stack : undefined));
