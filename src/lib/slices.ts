import { yieldToVisitor } from './yieldToVisitor';

/** How long one slice of work may take before the visitor gets a turn, in ms. Measured: no long task at 4× CPU throttle. */
const SLICE_MS = 8;

/**
 * A queue whose jobs run in slices of at most 8 ms, yielding to the visitor in between. A job must not throw; when `clear` is
 * called, the jobs that have not run are dropped.
 */
export function createSlices(): { add(job: () => void): void; idle(): Promise<void>; clear(): void } {
  let jobs: (() => void)[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    // Later jobs of the same turn join the first slice.
    await Promise.resolve();
    let sliceStart = performance.now();
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (performance.now() - sliceStart >= SLICE_MS) {
        await yieldToVisitor();
        sliceStart = performance.now();
      }
      job();
    }
    running = null;
  };

  return {
    add(job) {
      jobs.push(job);
      running ??= run();
    },
    idle: () => running ?? Promise.resolve(),
    clear: () => {
      jobs = [];
    },
  };
}
