import { COLLECTOR_VERSION, LATE_TIMINGS_MS, RECORDS_FLUSH_MS } from './constants.ts';
import { RECORD_OWNER } from './schemas/recordOwner.ts';
import type { UserTiming } from './schemas/performanceRecord.ts';
import type { Measurement } from './createMeasurement.ts';
import type { RecordQueue, UnsentRecord } from './createRecordQueue.ts';
import type { ViewKind } from './RecordMetric.ts';
import { addListener, listen } from '../lib/listen.ts';
import { navigationOf } from '../lib/watchAddress.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';

export interface Collector {
  addTiming(timing: UserTiming): void;
  /** Sends what is known, page speed included, and ends. */
  finish(): void;
  /** Ends without sending. */
  stop(): void;
}

export interface CollectorDeps {
  readonly appName: string;
  readonly pageLoadId: string;
  /** When the page was loaded or restored, in ms since navigation began; `null`: it is still loading. */
  readonly since: number | null;
  /** When page speed began to be measured, for a page that never finishes loading. */
  readonly startedAt: number;
  /** Whether page speed is kept until the page is hidden, so that later inputs and shifts count. */
  readonly waitsForHide: boolean;
  readonly queue: RecordQueue;
  readonly kind: ViewKind;
  /** `null`: page speed is not tracked. */
  readonly measurement: Measurement | null;
  readonly describe: () => Omit<PageSpeedRecord['data'], 'version' | 'timings' | 'attribution'>;
  readonly drainTimings: () => void;
}

type PageSpeedRecord = Extract<UnsentRecord, { eventName: 'page_speed' }>;

/**
 * Collects and sends the records of one view 30 s after load, and everything at once when the page is hidden or left; with `waitsForHide`
 * page speed only then. A page that never finishes loading counts from the start. There is at most one page-speed record per view.
 */
export function startCollector(deps: CollectorDeps): Collector {
  const { appName, pageLoadId, since, startedAt, waitsForHide, kind, queue, measurement, describe, drainTimings } = deps;
  /** The measurement that is still to be recorded; `null`: none. */
  let due = measurement;
  const frame = () => ({ appName, pageLoadId, timestamp: Date.now(), ...RECORD_OWNER });

  const takePageSpeed = () => {
    if (!due) return;
    const { read } = due;
    due = null;
    const data = { ...describe(), version: COLLECTOR_VERSION, ...read(kind) };
    queue.add({ ...frame(), eventName: 'page_speed', data });
  };
  const send = () => {
    drainTimings();
    queue.flush();
  };
  const sendAll = () => {
    takePageSpeed();
    send();
  };
  let timers: ReturnType<typeof setTimeout>[] = [];
  const clear = () => timers.forEach(clearTimeout);
  const countFrom = (start: number) => {
    clear();
    const at = (ms: number, run: () => void) => setTimeout(run, Math.max(start + ms - performance.now(), 0));
    timers = [at(RECORDS_FLUSH_MS, waitsForHide ? send : sendAll), at(LATE_TIMINGS_MS, send)];
  };
  countFrom(since ?? startedAt);
  // Another page reached without a reload is not part of this load.
  const offs = [whenLeaving(sendAll), watchPageChange(takePageSpeed)];
  if (since === null) offs.push(addListener(window, 'load', () => countFrom(performance.now())));
  const stop = () => {
    clear();
    for (const off of offs) off();
  };
  if (document.visibilityState === 'hidden') sendAll();

  return {
    addTiming: (timing) => queue.add({ ...frame(), eventName: 'user', data: timing }),
    finish() {
      sendAll();
      stop();
    },
    stop,
  };
}

/**
 * Runs `run` once when the path changes without a load or the platform's page loader reports it. Without the Navigation API only steps
 * through the history are noticed, because `history` stays untouched. Returns its off.
 */
function watchPageChange(run: () => void): () => void {
  const { pathname } = location;
  const over = new AbortController();
  const check = ({ type }: Event) => {
    if (type !== 'mercury:unload' && location.pathname === pathname) return;
    over.abort();
    run();
  };
  const navigation = navigationOf(window);
  if (navigation) listen(navigation, 'currententrychange', check, over.signal);
  listen(window, 'popstate mercury:unload', check, over.signal);
  return () => over.abort();
}
