import { attempt } from './result.ts';

/** User Timing marks and measures; the names that begin with "rum-" are recorded. */
export interface Timings {
  /** @param detail any JSON */
  mark(name: string, detail?: unknown): void;
  /** By default from the mark of the same name until now. */
  measure(name: string, options?: MeasureOptions): void;
}

export interface MeasureOptions {
  /** The name of a mark, or ms since navigation began. */
  readonly start?: string | number;
  readonly end?: string | number;
  readonly detail?: unknown;
}

const PREFIX = 'rum-';

/**
 * Names get the prefix "rum-" where they lack it.
 *
 * @param onError receives what went wrong (a mark that was never set); nothing is thrown at the page
 */
export function createTimings(onError: (error: unknown) => void): Timings {
  const named = (name: string) => (name.startsWith(PREFIX) ? name : PREFIX + name);
  const point = (at: string | number) => (typeof at === 'number' ? at : named(at));
  return {
    mark: (name, detail) => void attempt(() => performance.mark(named(name), { detail }), onError),
    measure: (name, options) =>
      attempt(() => {
        const { start = name, end, detail } = options ?? {};
        performance.measure(named(name), { start: point(start), ...(end !== undefined && { end: point(end) }), detail });
      }, onError),
  };
}
