import { type Result } from '../lib/result.ts';
import { reviewsAssignSchema, reviewsSchema, type Review, type ReviewsAssign } from '../model/review.ts';
import type { ApiError } from './ApiError.ts';
import type { CallOptions, Send } from './createSend.ts';

/** What customers say of products (spec §7). */
export interface ReviewsApi {
  /** All reviews of a product, in the platform's order; one that cannot be read is left out. */
  load(productId: string, options?: CallOptions): Promise<Result<readonly Review[], ApiError>>;
  /** Whether the site shows reviews at all. */
  assign(options?: CallOptions): Promise<Result<ReviewsAssign, ApiError>>;
}

export const createReviewsApi = (send: Send): ReviewsApi => ({
  load: (productId, options) =>
    send({ method: 'get', path: `commerce/product/reviews/${encodeURIComponent(productId)}`, schema: reviewsSchema, ...options }),
  assign: (options) => send({ method: 'get', path: 'commerce/product/reviews/assign', schema: reviewsAssignSchema, ...options }),
});
