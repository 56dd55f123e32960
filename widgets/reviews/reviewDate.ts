/** ms since 1970, a calendar day (ms of its beginning in UTC), or text in an unknown format. */
export type ReviewDate =
  | { readonly kind: 'moment'; readonly ms: number }
  | { readonly kind: 'day'; readonly ms: number }
  | { readonly kind: 'words'; readonly text: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** With a time, with or without an offset. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})?$/i;
/** The latest possible date: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const LAST_MS = 8.64e15;

/**
 * Reads ms since 1970 (number or digits), an ISO date-time (UTC without offset), or an ISO day, which no time zone shifts. `null` without a
 * date.
 */
export function reviewDate(raw: string | number | null): ReviewDate | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const ms = typeof raw === 'number' ? raw : /^-?\d{10,16}$/.test(text) ? Number(text) : NaN;
  if (Math.abs(ms) <= LAST_MS) return { kind: 'moment', ms };
  if (text === '') return null;
  const moment = MOMENT.exec(text);
  const iso = DAY.test(text) ? text : moment && `${text.replace(' ', 'T')}${moment.groups?.['offset'] ? '' : 'Z'}`;
  const parsed = iso ? Date.parse(iso) : NaN;
  if (Number.isNaN(parsed)) return { kind: 'words', text };
  return { kind: moment ? 'moment' : 'day', ms: parsed };
}
