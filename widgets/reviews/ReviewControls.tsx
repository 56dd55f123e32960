import type { ReactNode } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import { pluralText } from '../../src/commerce/texts/fill.ts';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { STAR_RATINGS, type StarRating, type Review } from '../../src/commerce/model/review.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import type { ReviewSummary } from './readReviews.ts';
import type { ReviewTexts } from './reviewTexts.ts';
import { reviewDate } from './format.ts';

/** The order and filter chosen by a visitor. */
export interface ReviewView {
  readonly order: ReviewOrder;
  readonly stars: StarRating | null;
}

interface ReviewControlsProps {
  readonly summary: ReviewSummary;
  readonly texts: ReviewTexts;
  readonly onChange: (change: Partial<ReviewView>) => void;
}

/** Sorts and filters reviews. */
export function ReviewControls({ summary, texts, onChange }: ReviewControlsProps): ReactNode {
  const id = useOwnId();
  const { textLanguage } = useSettings();
  const orders = { featured: texts.sortFeatured, newest: texts.sortNewest, highest: texts.sortHighest, lowest: texts.sortLowest };
  const starText = (stars: StarRating) =>
    fill(pluralText(texts, 'filterOneStar', 'filterStars', Number(stars), textLanguage), { n: stars, count: summary.perRating[stars] });
  return (
    <div className="storefront-review-controls">
      <div>
        <label htmlFor={`${id}s`}>{texts.reviewsSort}</label>
        <select
          id={`${id}s`}
          onChange={({ target }) => onChange({ order: REVIEW_ORDERS.find((order) => order === target.value) ?? 'featured' })}
        >
          {REVIEW_ORDERS.map((order) => (
            <option key={order} value={order}>
              {orders[order]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}f`}>{texts.reviewsFilter}</label>
        <select id={`${id}f`} onChange={({ target }) => onChange({ stars: STAR_RATINGS.find((stars) => stars === target.value) ?? null })}>
          <option value="">{texts.filterAll}</option>
          {[...STAR_RATINGS].reverse().map((stars) => (
            <option key={stars} value={stars} disabled={summary.perRating[stars] === 0}>
              {starText(stars)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

export const REVIEW_ORDERS = ['featured', 'newest', 'highest', 'lowest'] as const;

type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Equal reviews keep the platform's order; undated ones are oldest. */
export function arrangeReviews(reviews: readonly Review[], order: ReviewOrder, stars: StarRating | null): readonly Review[] {
  const wanted = stars === null ? reviews : reviews.filter(({ starRating }) => starRating === stars);
  return wanted
    .map((review) => ({ review, rank: RANKS[order](review) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank))
    .map(({ review }) => review);
}

/** The number that a review is ranked by; the highest stands first. */
const RANKS: Readonly<Record<ReviewOrder, (review: Review) => number>> = {
  featured: () => 0,
  newest: momentOf,
  highest: ({ starRating }) => Number(starRating),
  lowest: ({ starRating }) => -Number(starRating),
};

function momentOf(review: Review): number {
  const date = reviewDate(review.reviewDate);
  return date === null || date.kind === 'words' ? -Infinity : date.ms;
}
