import type { Figures } from './measureBuild.ts';
import { isOfPage } from './measurePages.ts';

const LARGEST_GROWTH = 0.02;

/** Bytes by which a small file may differ: the hashes in the names that it imports are packed differently each time they change. */
const HASHES = 40;

/** The figures that are new or more than 2 % above the baseline, each as a line. A further request always counts. */
export function grownFigures(baseline: Figures, now: Figures): string[] {
  return Object.entries(now).flatMap(([name, value]) => {
    const before = baseline[name];
    if (before === undefined) return [`${name}: new, ${value}`];
    return value > before + marginOf(name, before) ? [`${name}: ${before} to ${value}`] : [];
  });
}

function marginOf(name: string, before: number): number {
  if (name.startsWith('requests of ')) return 0;
  return isOfPage(name) ? before * LARGEST_GROWTH : Math.max(before * LARGEST_GROWTH, HASHES);
}
