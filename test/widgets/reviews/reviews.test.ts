import { array, assert, constant, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewSchema, STAR_RATINGS, type Review } from '../../../src/commerce/model/review.ts';
import { arrangeReviews, REVIEW_ORDERS } from '../../../widgets/reviews/ReviewControls.tsx';
import { reviewDate, formatAverage, formatReviewDate } from '../../../widgets/reviews/format.ts';
import { reviewSummary } from '../../../widgets/reviews/readReviews.ts';

const aReview = (starRating: string, date: string | number | null = null): Review => reviewSchema().parse({ starRating, reviewDate: date });
const MOMENT = Date.UTC(2024, 2, 5, 3, 30);

describe('the date of a review', () => {
  it.each([
    [MOMENT, 'moment', MOMENT],
    [String(MOMENT), 'moment', MOMENT],
    ['2024-03-05T03:30:00Z', 'moment', MOMENT],
    ['2024-03-04T22:30:00-05:00', 'moment', MOMENT],
    ['2024-03-05T03:30:00.000', 'moment', MOMENT],
    ['2024-03-05 03:30', 'moment', MOMENT],
    ['2024-03-05', 'day', Date.UTC(2024, 2, 5)],
    [0, 'moment', 0],
    [-1, 'moment', -1],
  ] as const)('%j is a %s', (raw, kind, ms) => expect(reviewDate(raw)).toEqual({ kind, ms }));
  it.each(['March 5th', '05/03/2024', '2024-13-45', '12', '<b>'])('%j is for people', (text) =>
    expect(reviewDate(text)).toEqual({ kind: 'words', text }),
  );
  it.each([null, '', '  ', NaN, Infinity, 9e15])('%j is none', (raw) => expect(reviewDate(raw)).toBeNull());

  it('is told in the site’s time zone, but for a day alone, which no zone moves', () => {
    const shown = (raw: string | number, zone: string, locale = 'en-US') => formatReviewDate(aReview('5', raw), locale, zone)?.text;
    expect(shown(MOMENT, 'America/New_York')).toBe('March 4, 2024');
    expect(shown(MOMENT, 'Europe/Berlin', 'de-DE')).toBe('5. März 2024');
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) expect(shown('2024-03-05', zone)).toBe('March 5, 2024');
    expect(formatReviewDate(aReview('5', '2024-03-05'), 'en-US', 'UTC')?.iso).toBe('2024-03-05');
  });
  it('is shown all the same where the page names a zone or a language that nobody knows', () => {
    expect(formatReviewDate(aReview('5', '2024-03-05'), 'not a tag', 'Nowhere/Land')?.text).toMatch(/2024/);
    expect(formatReviewDate(aReview('5', MOMENT), 'en-US', 'Nowhere/Land')?.text).toMatch(/March \d, 2024/);
    expect(formatAverage(4.25, '!')).toMatch(/^4[.,][23]$/);
  });
});

describe('many reviews', () => {
  it('come to an average, a count, and so many of each', () => {
    expect(reviewSummary([aReview('5'), aReview('4'), aReview('4')])).toEqual({
      count: 3,
      average: 13 / 3,
      perRating: { '1': 0, '2': 0, '3': 0, '4': 2, '5': 1 },
    });
    expect(reviewSummary([])).toMatchObject({ count: 0, average: 0 });
    expect(formatAverage(13 / 3, 'de')).toBe('4,3');
  });

  it('keep the host’s order until the visitor wants another', () => {
    const reviews = [aReview('3', 100), aReview('5', null), aReview('5', 300), aReview('1', '1970-01-01'), aReview('3', 300)];
    const places = (order: (typeof REVIEW_ORDERS)[number]) => arrangeReviews(reviews, order, null).map((review) => reviews.indexOf(review));
    expect(places('featured')).toEqual([0, 1, 2, 3, 4]);
    expect(places('newest')).toEqual([2, 4, 0, 3, 1]);
    expect(places('highest')).toEqual([1, 2, 0, 4, 3]);
    expect(places('lowest')).toEqual([3, 0, 4, 1, 2]);
    expect(arrangeReviews(reviews, 'newest', '3').map((review) => reviews.indexOf(review))).toEqual([4, 0]);
  });

  it('lose none and show none twice, in whatever order', () => {
    const review = record({ stars: constantFrom(...STAR_RATINGS), date: oneof(constant(null), integer(), string()) });
    assert(
      property(array(review), constantFrom(...REVIEW_ORDERS), (given, order) => {
        const reviews = given.map(({ stars, date }) => aReview(stars, date));
        expect(new Set(arrangeReviews(reviews, order, null))).toEqual(new Set(reviews));
        const filtered = STAR_RATINGS.flatMap((stars) => arrangeReviews(reviews, order, stars));
        expect(filtered).toHaveLength(reviews.length);
      }),
    );
  });
});
