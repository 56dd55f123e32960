import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Measurement } from '../../src/vitals/createMeasurement.ts';
import type { UnsentRecord } from '../../src/vitals/createRecordQueue.ts';
import { startCollector, type Collector, type CollectorDeps } from '../../src/vitals/startCollector.ts';

const VIEW = { hostname: 'shop.example', pathname: '/', hash: '' };
let collector: Collector;
let sent: UnsentRecord[];
let waiting: UnsentRecord[];
let paint: number | undefined;
let drain: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  waiting = [];
  paint = undefined;
  drain = () => undefined;
});
afterEach(() => {
  collector.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const measurement: Measurement = {
  read: () => ({ timings: paint === undefined ? {} : { firstContentfulPaint: paint }, attribution: {} }),
  stop: () => undefined,
};
function start(ago = 0, changes: Partial<CollectorDeps> = {}) {
  collector = startCollector({
    appName: 'storefront',
    pageLoadId: 'load-1',
    since: performance.now() - ago,
    startedAt: performance.now(),
    waitsForHide: false,
    kind: 'load',
    queue: { add: (record) => void waiting.push(record), flush: () => void sent.push(...waiting.splice(0)) },
    measurement,
    describe: () => VIEW as ReturnType<CollectorDeps['describe']>,
    drainTimings: () => drain(),
    ...changes,
  });
}
const timing = (name: string) => collector.addTiming({ name: `rum-${name}`, startTime: 1, duration: 2 });
const events = () => sent.map(({ eventName, data }) => ('name' in data ? data.name : eventName));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the records of a view', () => {
  it('go 30 s after load with what is known of page speed, and timings that come later 60 s after', () => {
    start();
    timing('one');
    paint = 120;
    vi.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events()).toEqual(['rum-one', 'page_speed']);
    expect(sent[1]?.data).toMatchObject({ ...VIEW, version: '4.0.7', timings: { firstContentfulPaint: 120 } });
    timing('two');
    vi.advanceTimersByTime(29_999);
    expect(events()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(events()).toEqual(['rum-one', 'page_speed', 'rum-two']);
  });

  it('leave page speed until the page is hidden where the page asks for that, so that later inputs count', () => {
    start(0, { waitsForHide: true });
    timing('one');
    vi.advanceTimersByTime(120_000);
    expect(events()).toEqual(['rum-one']);
    paint = 45_000;
    hide();
    expect(events()).toEqual(['rum-one', 'page_speed']);
    expect(sent[1]?.data).toMatchObject({ timings: { firstContentfulPaint: 45_000 } });
    hide();
    expect(events()).toHaveLength(2);
  });

  it('go 30 s after the start while the page is still loading', () => {
    start(0, { since: null });
    vi.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events()).toEqual(['page_speed']);
  });

  it('go 30 s after the load of a page that has loaded meanwhile, once', () => {
    start(0, { since: null });
    vi.advanceTimersByTime(20_000);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events()).toEqual(['page_speed']);
    vi.advanceTimersByTime(60_000);
    expect(events()).toHaveLength(1);
  });

  it('count from the load, however late the settings came', () => {
    start(29_000);
    timing('one');
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events()).toEqual(['rum-one', 'page_speed']);
  });

  it('go at once when the page is hidden, with what the browser still held back, and page speed never again', () => {
    start();
    drain = () => {
      drain = () => undefined;
      timing('held-back');
    };
    hide();
    expect(events().toSorted()).toEqual(['page_speed', 'rum-held-back']);
    timing('later');
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('pagehide'));
    expect(events().filter((name) => name === 'page_speed')).toHaveLength(1);
    expect(events()).toContain('rum-later');
  });

  it('go at once when the page is left without being hidden first', () => {
    start();
    dispatchEvent(new Event('pagehide'));
    expect(events()).toEqual(['page_speed']);
  });

  it('go at once where the page is hidden already', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    start();
    expect(events()).toEqual(['page_speed']);
  });

  it('are user timings alone where page speed is not tracked', () => {
    start(0, { measurement: null });
    timing('one');
    vi.advanceTimersByTime(60_000);
    hide();
    expect(events()).toEqual(['rum-one']);
  });

  it('are no more after the end', () => {
    start();
    timing('one');
    collector.stop();
    vi.advanceTimersByTime(60_000);
    hide();
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });
});
