import { STAR_RATINGS, type Review, type StarRating } from '../../src/commerce/model/review.ts';

export interface ReviewSummary {
  readonly count: number;
  /** 1 to 5; 0 without reviews. */
  readonly average: number;
  readonly perRating: Readonly<Record<StarRating, number>>;
}

export function reviewSummary(reviews: readonly Pick<Review, 'starRating'>[]): ReviewSummary {
  const perRating: Record<StarRating, number> = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
  for (const { starRating } of reviews) perRating[starRating] += 1;
  const sum = STAR_RATINGS.reduce((total, rating) => total + Number(rating) * perRating[rating], 0);
  return { count: reviews.length, average: reviews.length > 0 ? sum / reviews.length : 0, perRating };
}
