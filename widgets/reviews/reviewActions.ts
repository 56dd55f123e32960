import { ok, type Result } from '../../src/lib/result.ts';
import { pathOf } from '../../src/lib/pathOf.ts';
import { reviewsAssignSchema, reviewsSchema, type Review } from '../../src/commerce/model/review.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';

/** Reads customers' reviews. */
export interface ReviewActions {
  load(productId: string): Promise<Result<readonly Review[], ApiError>>;
}

export function createReviewActions({ send }: Pick<RareDeps, 'send'>): ReviewActions {
  type Answer = Promise<Result<readonly Review[], ApiError>>;
  const known = new Map<string, Answer>();
  const assignToReviews = () => send({ method: 'get', path: 'commerce/product/reviews/assign', schema: reviewsAssignSchema });
  let assign: ReturnType<typeof assignToReviews> | null = null;

  const ask = async (productId: string): Answer => {
    const answer = await (assign ??= assignToReviews());
    if (!answer.ok) {
      assign = null;
      return answer;
    }
    if (!answer.value.isProductReviewsEnabled) return ok([]);
    return send({ method: 'get', path: pathOf('commerce/product/reviews', productId), schema: reviewsSchema });
  };
  return {
    async load(productId) {
      const asked = known.get(productId) ?? ask(productId);
      known.set(productId, asked);
      const answer = await asked;
      if (!answer.ok && known.get(productId) === asked) known.delete(productId);
      return answer;
    },
  };
}
