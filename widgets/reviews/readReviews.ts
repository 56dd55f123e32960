import { idOf } from '../../src/core/page/findRoot.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { Review, StarRating } from '../../src/commerce/model/review.ts';

export interface ReviewSummary {
  readonly count: number;
  /** 1 to 5; 0 without reviews. */
  readonly average: number;
  readonly perRating: Readonly<Record<StarRating, number>>;
}

/** Default time zone (IANA name). */
const DEFAULT_TIME_ZONE = 'America/New_York';

export interface ReviewsProps {
  readonly productId: string;
  readonly productName: string | null;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** `null` when it names no product and stands in none. */
export function readReviews(element: HTMLElement, page: Page): ReviewsProps | null {
  const productId = idOf(element) ?? page.pageProductOf(element)?.product.id;
  if (!productId) return null;
  const { item, website } = page.context();
  return {
    productId,
    productName: (item?.id === productId ? item.title : null) ?? null,
    timeZone: website?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}

export function reviewSummary(reviews: readonly Pick<Review, 'starRating'>[]): ReviewSummary {
  const perRating: Record<StarRating, number> = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
  let sum = 0;
  for (const { starRating } of reviews) {
    perRating[starRating] += 1;
    sum += Number(starRating);
  }
  return { count: reviews.length, average: reviews.length > 0 ? sum / reviews.length : 0, perRating };
}
