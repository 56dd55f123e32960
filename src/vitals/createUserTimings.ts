import { stringify } from '../lib/stringify.ts';
import type { UserTiming } from './schemas/userTiming.ts';
import { USER_TIMING_PREFIX } from './schemas/userTimingPrefix.ts';
import { observe } from './observe.ts';

/** The page's own measures, each told once. */
export interface UserTimings {
  /** Tells at once what the browser still holds back. */
  drain(): void;
  stop(): void;
}

/** How much alike the times of a measure's end and of its mark have to be, in ms: one of them is a sum. */
const SAME_MS = 0.001;

/**
 * Tells of every measure of the User Timing API whose name begins "rum-", also of those made before; the same name and duration
 * once (spec §5).
 * @param onError told when a measure's details cannot be written as JSON; the measure itself is told without them
 */
export function createUserTimings(record: (timing: UserTiming) => void, onError: (error: unknown) => void): UserTimings {
  const recorded = new Set<string>();
  const { drain, stop } = observe<PerformanceMeasure>('measure', (measures) => {
    for (const measure of measures) {
      const key = `${measure.duration} ${measure.name}`;
      if (!measure.name.startsWith(USER_TIMING_PREFIX) || recorded.has(key)) continue;
      recorded.add(key);
      record(readTiming(measure, onError));
    }
  });
  return { drain, stop };
}

function readTiming(measure: PerformanceMeasure, onError: (error: unknown) => void): UserTiming {
  const { name, startTime, duration, detail } = measure;
  const timing: UserTiming = { name, duration, startTime };
  try {
    return {
      ...timing,
      ...plain('startMarkDetail', marksAt(startTime, name)[0]?.detail),
      ...plain('endMarkDetail', marksAt(startTime + duration, name).at(-1)?.detail),
      ...plain('measureDetail', detail),
    };
  } catch (error) {
    onError(error);
    return timing;
  }
}

/**
 * A measure does not say between which marks it was made: they stand at its ends. Of several there, those named most like it, in the order
 * in which they were made: a clock may be too coarse to tell both ends apart.
 */
function marksAt(time: number, name: string): readonly PerformanceMark[] {
  const marks = performance.getEntriesByType('mark').filter(({ startTime }) => Math.abs(startTime - time) < SAME_MS) as PerformanceMark[];
  for (const likeness of [name, USER_TIMING_PREFIX]) {
    const alike = marks.filter((mark) => mark.name.startsWith(likeness));
    if (alike.length > 0) return alike;
  }
  return marks;
}

/** @throws when the detail goes round in circles, or holds what JSON has no word for */
function plain<Key extends string>(key: Key, detail: unknown): { [Name in Key]?: unknown } {
  return detail === null || detail === undefined ? {} : ({ [key]: JSON.parse(stringify(detail)) } as { [Name in Key]?: unknown });
}
