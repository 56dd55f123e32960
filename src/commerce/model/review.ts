import { z } from '../../lib/zod.ts';
import { blankText, shownText } from './fields.ts';
import { validItems } from './validItems.ts';

/** What a customer gives a product, as text: "1" to "5" (spec §3). */
export const STAR_RATINGS = ['1', '2', '3', '4', '5'] as const;

export type StarRating = (typeof STAR_RATINGS)[number];

/** A customer's review of a product (spec §3). A platform may write the rating as a number. */
export const reviewSchema = z.object({
  productId: shownText,
  productName: shownText,
  userName: blankText,
  /** As the platform writes it: a number of ms since the epoch, or a date in words. */
  reviewDate: z.catch(z.nullable(z.union([z.string(), z.number()])), null),
  starRating: z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : value)),
    z.enum(STAR_RATINGS),
  ),
  reviewText: blankText,
  imageUrl: shownText,
  productImg: shownText,
});

export type Review = z.infer<typeof reviewSchema>;

/** Reviews of a product: a list, or a list under `data` (spec §7). One that cannot be read is left out. */
export const reviewsSchema = z.pipe(
  z.transform((body) => (typeof body === 'object' && body !== null && !Array.isArray(body) && 'data' in body ? body.data : body)),
  validItems(reviewSchema),
);

/** Whether the site shows reviews (spec §3 "Assign response"). */
export const reviewsAssignSchema = z.object({ isProductReviewsEnabled: z.boolean() });

export type ReviewsAssign = z.infer<typeof reviewsAssignSchema>;
