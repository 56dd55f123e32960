import { yieldToMain } from './yieldToMain.ts';

/** Length of one slice in ms; measured: no long task at 4× CPU throttle. */
const SLICE_MS = 8;

/** Runs `run` for each item in slices that yield to the visitor. */
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

/** Returns the next job, which runs before all others; must not throw. */
type Job = () => Job | void | undefined;

export interface Slices {
  add(job: Job): void;
  idle(): Promise<void>;
  clear(): void;
}

export function createSlices(): Slices {
  let jobs: Job[] = [];
  let running: Promise<void> | null = null;

  function* takeJobs(): Generator<Job> {
    for (let job = jobs.shift(); job; job = jobs.shift()) yield job;
  }

  const run = async (): Promise<void> => {
    // Jobs added in the same task join the first slice.
    await Promise.resolve();
    // A job may be added between the end of the last one and this check.
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
