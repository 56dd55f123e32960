/** How a page measures its own phases; they are recorded where the platform wants to know (names beginning "rum-", spec §5). */
export interface Timings {
  /** Notes this moment under a name, with any JSON to say more. */
  mark(name: string, detail?: unknown): void;
  /** Notes how long something took: by default from the mark of the same name until now. */
  measure(name: string, options?: MeasureOptions): void;
}

export interface MeasureOptions {
  /** The name of a mark, or ms since navigation began. */
  readonly start?: string | number;
  /** The same. */
  readonly end?: string | number;
  /** Any JSON to say more. */
  readonly detail?: unknown;
}

const PREFIX = 'rum-';

/**
 * Marks and measures of the User Timing API. Names get the prefix "rum-" where they lack it.
 * @param onError told what went wrong (a mark that was never set); nothing is thrown at the page
 */
export function createTimings(onError: (error: unknown) => void): Timings {
  const named = (name: string) => (name.startsWith(PREFIX) ? name : PREFIX + name);
  const point = (at: string | number) => (typeof at === 'number' ? at : named(at));
  const guarded = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  return {
    mark: (name, detail) => guarded(() => performance.mark(named(name), { detail })),
    measure: (name, { start = name, end, detail } = {}) =>
      guarded(() => performance.measure(named(name), { start: point(start), ...(end !== undefined && { end: point(end) }), detail })),
  };
}
