import { yieldToMain } from './yieldToMain.ts';

/** How long one slice of work may take before the visitor gets a turn, in ms. Measured: no long task at 4× CPU throttle. */
const SLICE_MS = 8;

/** Runs `run` for each item, in slices of at most 8 ms that yield to the visitor in between. */
export async function inSlices<Item>(items: Iterable<Item>, run: (item: Item) => void): Promise<void> {
  let sliceStart = performance.now();
  for (const item of items) {
    if (performance.now() - sliceStart >= SLICE_MS) {
      await yieldToMain();
      sliceStart = performance.now();
    }
    run(item);
  }
}

/** One piece of work; what it returns is the next piece, which comes before all others. It must not throw. */
type Job = () => Job | void | undefined;

/** A queue whose jobs run in slices. */
export interface Slices {
  add(job: Job): void;
  /** Settles when no job is left. */
  idle(): Promise<void>;
  /** Drops the jobs that have not run. */
  clear(): void;
}

export function createSlices(): Slices {
  let jobs: Job[] = [];
  let running: Promise<void> | null = null;

  function* takeJobs(): Generator<Job> {
    for (let job = jobs.shift(); job; job = jobs.shift()) yield job;
  }

  const run = async (): Promise<void> => {
    // Later jobs of the same turn join the first slice.
    await Promise.resolve();
    // A job may come between the last one's end and our hearing of it.
    while (jobs.length > 0) {
      await inSlices(takeJobs(), (job) => {
        const next = job();
        if (next) jobs.unshift(next);
      });
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
