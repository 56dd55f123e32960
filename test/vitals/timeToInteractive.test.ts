import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeToInteractive, type LoadTrace, type Span } from '../../src/vitals/metrics/watchInteractive.ts';

const span = (start: number, end: number): Span => ({ start, end });

/** The definition taken literally, tried every quarter of a second. */
function oracle({ paint, parsed, longTasks, requests, now }: LoadTrace): number | undefined {
  const STEP = 250;
  const touches = ({ start, end }: Span, from: number, to: number) => start < to && end > from;
  for (let from = paint; from + 5000 <= now; from += STEP) {
    if (longTasks.some((task) => touches(task, from, from + 5000))) continue;
    let isQuiet = true;
    for (let at = from; at < from + 5000; at += STEP) {
      if (requests.filter((request) => touches(request, at, at + STEP)).length > 2) isQuiet = false;
    }
    if (!isQuiet) continue;
    const ends = longTasks.filter(({ end }) => end <= from).map(({ end }) => end);
    return Math.max(paint, parsed, ...ends);
  }
  return undefined;
}

describe('the time to interactive', () => {
  // A trace by hand in ms. Paint at 1,000; a long task 1,200–1,400; three requests 2,000–3,000; a task 7,500–7,600 ends a wait of only
  // 4,500. From 7,600 on all is quiet, and two lasting requests do no harm.
  const trace: LoadTrace = {
    paint: 1000,
    parsed: 900,
    longTasks: [span(700, 800), span(1200, 1400), span(7500, 7600)],
    requests: [span(100, 3000), span(1500, 20_000), span(2000, 20_000)],
    now: 12_600,
  };

  it('is the end of the last long task before five quiet seconds: by hand', () => {
    expect(timeToInteractive(trace)).toBe(7600);
  });

  it('is not known a moment before those seconds are over', () => {
    expect(timeToInteractive({ ...trace, now: 12_599 })).toBeUndefined();
  });

  it('is the end of a task before a crowd of requests, not the end of the crowd', () => {
    expect(timeToInteractive({ ...trace, longTasks: [span(1200, 1400)] })).toBe(1400);
  });

  it('is the first paint where no long task came after it, and never before the document was parsed', () => {
    const quiet = { ...trace, longTasks: [span(700, 800)], requests: [] };
    expect(timeToInteractive(quiet)).toBe(1000);
    expect(timeToInteractive({ ...quiet, parsed: 1700 })).toBe(1700);
  });

  it('lets a request begin at the moment at which another ends', () => {
    const requests = [span(0, 9000), span(0, 9000), span(0, 4000), span(4000, 4000), span(9000, 9500), span(9000, 9500)];
    expect(timeToInteractive({ paint: 4000, parsed: 0, longTasks: [], requests, now: 9000 })).toBe(4000);
  });

  it('is what the definition says of any trace', () => {
    const moment = fc.integer({ min: 0, max: 120 }).map((quarter) => quarter * 250);
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 24 }))
      .map(([start, length]) => span(start * 250, (start + length) * 250));
    const traces = fc.record({
      paint: moment,
      parsed: moment,
      longTasks: fc.array(stretch, { maxLength: 8 }),
      requests: fc.array(stretch, { maxLength: 14 }),
      now: moment,
    });
    let known = 0;
    fc.assert(
      fc.property(traces, (any) => {
        const expected = oracle(any);
        if (expected !== undefined) known += 1;
        expect(timeToInteractive(any)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
    expect(known).toBeGreaterThan(200);
  });
});
