import { attempt } from '../../src/lib/result.ts';
import type { Review } from '../../src/commerce/model/review.ts';

interface ShownDate {
  /** Machine-readable; `null`: the platform's text has no known format. */
  readonly iso: string | null;
  readonly text: string;
}

export function formatAverage(average: number, locale: string): string {
  return safely((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }), locale).format(average);
}

/** In the site's language and time zone; calendar days are not shifted. `null` without a date. */
export function formatReviewDate({ reviewDate: raw }: Pick<Review, 'reviewDate'>, locale: string, timeZone: string): ShownDate | null {
  const date = reviewDate(raw);
  if (date === null) return null;
  if (date.kind === 'words') return { iso: null, text: date.text };
  const zone = date.kind === 'day' ? 'UTC' : timeZone;
  const format = safely(
    (tag, known) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', ...(known && { timeZone: known }) }),
    locale,
    zone,
  );
  const iso = new Date(date.ms).toISOString();
  return { iso: date.kind === 'day' ? iso.slice(0, 10) : iso, text: format.format(date.ms) };
}

/** Falls back to the browser's defaults if it does not know the page's language or time zone. */
const safely = <Format>(make: (locale?: string, timeZone?: string) => Format, locale: string, timeZone?: string): Format =>
  attempt(() => make(locale, timeZone)) ?? attempt(() => make(undefined, timeZone)) ?? attempt(() => make(locale)) ?? make();

/** ms since 1970, a calendar day (ms of its beginning in UTC), or text in an unknown format. */
type ReviewDate =
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
