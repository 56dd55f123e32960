import type { Figures } from './measureBuild.ts';

const LARGEST_GROWTH = 0.02;

/** Bytes by which a small file may differ: the hashes in the names that it imports are packed differently each time they change. */
const HASHES = 40;

/** The figures that are new or more than 2 % above the baseline, each as a line. Numbers of requests have no such margin. */
export function grownFigures(baseline: Figures, now: Figures): string[] {
  return Object.entries(now).flatMap(([name, value]) => {
    const before = baseline[name];
    if (before === undefined) return [`${name}: new, ${value}`];
    const margin = name.startsWith('requests of ') ? 0 : Math.max(before * LARGEST_GROWTH, HASHES);
    return value > before + margin ? [`${name}: ${before} to ${value}`] : [];
  });
}
