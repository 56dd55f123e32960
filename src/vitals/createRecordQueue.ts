import { attempt } from '../lib/result.ts';
import { stringify } from '../lib/stringify.ts';
import type { DeliveryType } from './schemas/pageSpeedData.ts';
import { sendPlain } from '../core/wire/sendPlain.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import type { PerformanceRecord } from './schemas/performanceRecord.ts';

type EncodedRecord = Readonly<Record<string, unknown>> & { readonly eventName: string; readonly data: object };

/** A record before its way of sending is known. */
export type UnsentRecord = PerformanceRecord extends infer Each
  ? Each extends { eventName: 'page_speed'; data: infer Data }
    ? Omit<Each, 'data'> & { data: Omit<Data, 'deliveryType'> }
    : Each
  : never;

/** Sends one body; `write` receives how it is sent. Resolves when it is under way. */
type Deliver = (write: (type: DeliveryType) => string) => Promise<void>;

/** iOS 11.3 to 12.1.4 throws when a page that is going away sends a beacon: https://bugs.webkit.org/show_bug.cgi?id=188329 */
const BROKEN_BEACON = /\b(?:iPhone|iPad|iPod)\b.*\bOS (?:11_|12_[01](?!\d))/;

export interface RecordQueue {
  add(record: UnsentRecord): void;
  flush(): void;
}

/** Bytes per request, because all beacons and keepalive requests of a page share 64 KiB; a full queue is sent at once. */
const MAX_BYTES = 16_000;

/** @param report receives records that are empty, too large or could not be sent; these are lost */
export function createRecordQueue(deliver: Deliver, report: (error: unknown) => void): RecordQueue {
  let waiting: EncodedRecord[] = [];
  let bytes = 0;

  const flush = () => {
    if (waiting.length === 0) return;
    const leaving = waiting;
    waiting = [];
    bytes = 0;
    deliver((type) => stringify(leaving.map((record) => withDelivery(record, type)))).catch(report);
  };

  return {
    add(record) {
      try {
        const encoded = encodeRecord(record);
        const size = new Blob([stringify(encoded)]).size;
        if (size > MAX_BYTES) throw new Error(`A performance record of ${size} bytes is too large to be sent.`);
        if (bytes + size > MAX_BYTES) flush();
        waiting.push(encoded);
        bytes += size;
      } catch (error) {
        report(error);
      }
    },
    flush,
  };
}

const withDelivery = (record: EncodedRecord, deliveryType: DeliveryType): object =>
  record.eventName === 'page_speed' ? { ...record, data: { ...record.data, deliveryType } } : record;

/**
 * Sends records to a path of this site as a beacon, else as a plain-text fetch with keepalive. The record's name for the latter is `xhr`.
 *
 * @throws (rejects) when neither could be sent
 */
export function createDelivery(path: string, browser: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'sendBeacon'>>): Deliver {
  const sendBeacon = (body: string) =>
    !BROKEN_BEACON.test(browser.userAgent) && attempt(() => browser.sendBeacon?.(siteAddress(path), body));
  return async (write) => {
    if (sendBeacon(write('beacon'))) return;
    const { status } = await sendPlain(path, { method: 'POST', body: write('xhr'), keepalive: true });
    if (status < 200 || status > 299) throw new Error(`Performance records: HTTP status ${status}`);
  };
}

/**
 * Removes null, undefined, NaN and empty values at every depth.
 *
 * @throws Error 'Data is empty' when nothing remains
 */
export function encodeRecord(record: UnsentRecord): EncodedRecord {
  const encoded = withoutEmpty(record) as EncodedRecord;
  if (encoded.data === undefined) throw new Error('Data is empty');
  return encoded;
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || Number.isNaN(value)) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
