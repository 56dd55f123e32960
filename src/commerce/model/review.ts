import { inSlices } from '../../lib/slices.ts';
import { lazySchema, z } from '../../lib/zod.ts';
import { isRecord } from '../../lib/readers.ts';
import { blankText, list, shownText } from './fields.ts';

export const STAR_RATINGS = ['1', '2', '3', '4', '5'] as const;

export type StarRating = (typeof STAR_RATINGS)[number];

/** A platform may write the rating as a number. */
export const reviewSchema = lazySchema(() =>
  z.object({
    productId: shownText(),
    productName: shownText(),
    userName: blankText(),
    /** ms since the epoch, or a date as text. */
    reviewDate: z.catch(z.nullable(z.union([z.string(), z.number()])), null),
    starRating: z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.literal(STAR_RATINGS),
    ),
    reviewText: blankText(),
    imageUrl: shownText(),
    productImg: shownText(),
  }),
);

export type Review = z.infer<ReturnType<typeof reviewSchema>>;

/** A list, or a list under `data`; none where that is null. Each of them is read by `readReviewList`. */
export const reviewsSchema = lazySchema(() =>
  z.pipe(
    z.transform((body) => (isRecord(body) && 'data' in body ? body.data : body)),
    list(z.unknown()),
  ),
);

/** Leaves out what cannot be read. In slices: a product may have tens of thousands. */
export async function readReviewList(given: readonly unknown[]): Promise<readonly Review[]> {
  const reviews: Review[] = [];
  const schema = reviewSchema();
  await inSlices(given, (one) => {
    const review = z.safeParse(schema, one);
    if (review.success) reviews.push(review.data);
  });
  return reviews;
}

/** Whether the site shows reviews. */
export const reviewsAssignSchema = lazySchema(() => z.object({ isProductReviewsEnabled: z.boolean() }));

export type ReviewsAssign = z.infer<ReturnType<typeof reviewsAssignSchema>>;
