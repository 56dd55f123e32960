import { attempt } from '../lib/result.ts';
import { stringify } from '../lib/stringify.ts';
import type { UserTiming } from './schemas/performanceRecord.ts';
import { USER_TIMING_PREFIX } from './schemas/userTimingPrefix.ts';
import { observe, type Observation } from './observe.ts';

/** Tolerance (ms) between a measure's end and its mark, because one of them is a sum. */
const SAME_MS = 0.001;

/**
 * Records every User Timing measure whose name begins "rum-", earlier ones included; the same name and duration once.
 *
 * @param onError receives details that cannot be written as JSON; the measure is recorded without them
 */
export function createUserTimings(record: (timing: UserTiming) => void, onError: (error: unknown) => void): Observation {
  const recorded = new Set<string>();
  return observe<PerformanceMeasure>('measure', (measures) => {
    for (const measure of measures) {
      const key = `${measure.duration} ${measure.name}`;
      if (!measure.name.startsWith(USER_TIMING_PREFIX) || recorded.has(key)) continue;
      recorded.add(key);
      record(readTiming(measure, onError));
    }
  });
}

function readTiming(measure: PerformanceMeasure, onError: (error: unknown) => void): UserTiming {
  const { name, startTime, duration, detail } = measure;
  const timing: UserTiming = { name, duration, startTime };
  const detailed = (): UserTiming => ({
    ...timing,
    startMarkDetail: plain(marksAt(startTime, name)[0]?.detail),
    endMarkDetail: plain(marksAt(startTime + duration, name).at(-1)?.detail),
    measureDetail: plain(detail),
  });
  return attempt(detailed, onError) ?? timing;
}

/**
 * A measure does not name its marks, so those at its ends are taken; of several, those with the most similar names in creation order,
 * because clocks may be too coarse to tell both ends apart.
 */
function marksAt(time: number, name: string): readonly PerformanceMark[] {
  const marks = performance.getEntriesByType('mark').filter(({ startTime }) => Math.abs(startTime - time) < SAME_MS) as PerformanceMark[];
  for (const likeness of [name, USER_TIMING_PREFIX]) {
    const alike = marks.filter((mark) => mark.name.startsWith(likeness));
    if (alike.length > 0) return alike;
  }
  return marks;
}

/** @throws when the detail is circular or not JSON */
const plain = (detail: unknown): unknown => (detail == null ? undefined : JSON.parse(stringify(detail)));
