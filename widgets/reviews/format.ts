import type { Review } from '../../src/commerce/model/review.ts';
import { reviewDate } from './reviewDate.ts';

export interface ShownDate {
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
function safely<Format>(make: (locale?: string, timeZone?: string) => Format, locale: string, timeZone?: string): Format {
  for (const [tag, zone] of [
    [locale, timeZone],
    [undefined, timeZone],
    [locale, undefined],
  ] as const) {
    try {
      return make(tag, zone);
    } catch {
      // Tries the next fallback.
    }
  }
  return make();
}
