/** fast-check with 200 runs per property, or `RUNS`. The seed that a failure prints can be repeated with `SEED`. */
import { configureGlobal } from 'fast-check';

const { RUNS = 200, SEED } = process.env;
configureGlobal({ numRuns: Number(RUNS), ...(SEED && { seed: Number(SEED) }) });

/** For properties that render a whole form per case (50 ms): a sixth of the runs. */
export const rendered = { numRuns: Math.ceil(Number(RUNS) / 6) };

export * from 'fast-check';
