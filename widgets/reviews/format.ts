import type { Review } from '../../src/commerce/model/review.ts';
import { reviewDate } from './reviewDate.ts';

/** A date as it is shown. */
export interface ShownDate {
  /** For machines; `null`: what the platform wrote is for people alone. */
  readonly iso: string | null;
  readonly text: string;
}

/** An average with one decimal at most, as the site writes numbers. */
export function formatAverage(average: number, locale: string): string {
  return safely((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }), locale).format(average);
}

/** The day of a review, in the site's language and time zone; a day of the calendar stays that day. `null` where the platform gives none. */
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

/** A page may name a language or a time zone that the browser does not know: then it is shown in what the browser has. */
function safely<Format>(make: (locale?: string, timeZone?: string) => Format, locale: string, timeZone?: string): Format {
  for (const [tag, zone] of [
    [locale, timeZone],
    [undefined, timeZone],
    [locale, undefined],
  ] as const) {
    try {
      return make(tag, zone);
    } catch {
      // The next one.
    }
  }
  return make();
}
