import { whenLeaving } from '../lib/whenLeaving.ts';

/** Longest time (ms) for which events wait for the reader. */
const LONGEST_MS = 2000;

/** Keeps the site's events in the order in which they happened. */
export interface EventOrder<Reader> {
  /** Runs `emit` now, or behind the views that still wait. */
  run(emit: () => void): void;
  /** Runs `emit` when the reader is loaded; with `null` if that fails, takes too long, or the page is hidden or left before. */
  runView(emit: (read: Reader | null) => void): void;
  /** Runs everything that waits, because the page may be left now. */
  flush(): void;
  stop(): void;
}

/** @param load loads the reader that views need */
export function createEventOrder<Reader>(load: () => Promise<Reader>, report: (error: Error) => void): EventOrder<Reader> {
  const waiting: ((read: Reader | null) => void)[] = [];
  let read: Reader | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    for (const emit of waiting.splice(0)) emit(read);
  };
  const run: EventOrder<Reader>['runView'] = (emit) => {
    if (waiting.length > 0) waiting.push(emit);
    else emit(read);
  };
  const off = whenLeaving(flush);

  return {
    run,
    runView(emit) {
      if (read || waiting.length > 0) return run(emit);
      waiting.push(emit);
      timer = setTimeout(flush, LONGEST_MS);
      void load()
        .then((loaded) => void (read = loaded), report)
        .then(flush);
    },
    flush,
    stop() {
      off();
      flush();
    },
  };
}
