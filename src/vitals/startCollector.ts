import { COLLECTOR_VERSION, METRIC_WAIT_MS, RECORDS_FLUSH_MS } from './constants.ts';
import { RECORD_OWNER } from './schemas/recordOwner.ts';
import type { UserTiming } from './schemas/performanceRecord.ts';
import type { Measurement } from './createMeasurement.ts';
import type { RecordQueue } from './createRecordQueue.ts';
import type { UnsentRecord } from './encodeRecord.ts';
import type { ViewKind } from './RecordMetric.ts';
import { whenLeaving } from '../lib/whenLeaving.ts';
import { watchPageChange } from './watchPageChange.ts';

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
  /** When the page was loaded or restored, in ms since navigation began. */
  readonly since: number;
  readonly queue: RecordQueue;
  readonly kind: ViewKind;
  /** `null`: page speed is not tracked. */
  readonly measurement: Measurement | null;
  readonly describe: () => Omit<PageSpeedRecord['data'], 'version' | 'timings' | 'attribution'>;
  readonly drainTimings: () => void;
}

type PageSpeedRecord = Extract<UnsentRecord, { eventName: 'page_speed' }>;

/**
 * Collects and sends the records of one view: page speed when it is complete, between 30 s and 60 s after load; everything at once when the
 * page is hidden or left. There is at most one page-speed record per view.
 */
export function startCollector(deps: CollectorDeps): Collector {
  const { appName, pageLoadId, since, kind, queue, measurement, describe, drainTimings } = deps;
  let isDue = measurement !== null;
  const frame = () => ({ appName, pageLoadId, timestamp: Date.now(), ...RECORD_OWNER });

  const takePageSpeed = () => {
    if (!isDue || !measurement) return;
    isDue = false;
    const data = { ...describe(), version: COLLECTOR_VERSION, ...measurement.read(kind) };
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
  const at = (ms: number, run: () => void) => setTimeout(run, Math.max(since + ms - performance.now(), 0));
  const timers = [
    at(RECORDS_FLUSH_MS, () => {
      if (measurement?.isComplete(kind)) takePageSpeed();
      send();
    }),
    at(METRIC_WAIT_MS, sendAll),
  ];
  // Another page reached without a reload is not part of this load.
  const offs = [whenLeaving(sendAll), watchPageChange(takePageSpeed)];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
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
