/**
 * fast-check, with the number of runs that a commit gets: 200 of each property, or as many as `RUNS` says. Each time others; what a red
 * run prints as its seed is run again with `SEED`.
 */
import { configureGlobal } from 'fast-check';

const { RUNS = 200, SEED } = process.env;
configureGlobal({ numRuns: Number(RUNS), ...(SEED && { seed: Number(SEED) }) });

/** For a property of which each case renders a whole form: a sixth of the runs, for some 50 ms each. */
export const rendered = { numRuns: Math.ceil(Number(RUNS) / 6) };

export * from 'fast-check';
