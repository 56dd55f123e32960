import type { PerformanceRecord } from './schemas/performanceRecord.ts';

export type EncodedRecord = Readonly<Record<string, unknown>> & { readonly eventName: string; readonly data: object };

/** A record before its way of sending is known. */
export type UnsentRecord = PerformanceRecord extends infer Each
  ? Each extends { eventName: 'page_speed'; data: infer Data }
    ? Omit<Each, 'data'> & { data: Omit<Data, 'deliveryType'> }
    : Each
  : never;

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
