import type { Report } from '../core/createReport.ts';

/** Runs a function of the page; what it throws is one console line, and harms nothing else. */
export type Fence = (run: unknown, ...given: readonly unknown[]) => void;

export const createFence =
  (report: Report): Fence =>
  (run, ...given) => {
    if (typeof run !== 'function') return;
    try {
      (run as (...parameters: readonly unknown[]) => unknown)(...given);
    } catch (error) {
      report(error, { part: 'old interface' });
    }
  };
