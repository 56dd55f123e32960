import { stringify } from '../lib/stringify.ts';
import type { DeliveryType } from './schemas/pageSpeedData.ts';
import type { Deliver } from './createDelivery.ts';
import { encodeRecord, type EncodedRecord, type UnsentRecord } from './encodeRecord.ts';

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
