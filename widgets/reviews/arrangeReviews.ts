import type { Review, StarRating } from '../../src/commerce/model/review.ts';
import { reviewDate } from './reviewDate.ts';

export const REVIEW_ORDERS = ['featured', 'newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Equal reviews keep the platform's order; undated ones are oldest. */
export function arrangeReviews(reviews: readonly Review[], order: ReviewOrder, stars: StarRating | null): readonly Review[] {
  const wanted = stars === null ? reviews : reviews.filter(({ starRating }) => starRating === stars);
  switch (order) {
    case 'newest':
      return wanted
        .map((review) => ({ review, at: momentOf(review) }))
        .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
        .map(({ review }) => review);
    case 'highest':
      return wanted.toSorted((one, other) => Number(other.starRating) - Number(one.starRating));
    case 'lowest':
      return wanted.toSorted((one, other) => Number(one.starRating) - Number(other.starRating));
    default:
      return wanted;
  }
}

function momentOf(review: Review): number {
  const date = reviewDate(review.reviewDate);
  return date === null || date.kind === 'words' ? -Infinity : date.ms;
}
