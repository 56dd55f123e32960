import type { RequestRecord } from './RequestRecord.ts';

/** Conditions on recorded requests; one that is left out matches all. */
export interface LogFilter {
  /** In any case. */
  readonly method?: string;
  /** The whole path or its end (`/entries`), or an expression. */
  readonly path?: string | RegExp;
}

export const filterLog = (log: readonly RequestRecord[], { method, path }: LogFilter): RequestRecord[] =>
  log.filter(
    (record) =>
      (method === undefined || record.method === method.toUpperCase()) &&
      (path === undefined || (typeof path === 'string' ? record.path.endsWith(path) : path.test(record.path))),
  );
