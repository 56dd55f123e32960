import { useLayoutEffect, useState } from 'react';
import { useReport, useActions } from '../../src/core/ui/ShopContext.ts';
import { useWrites } from '../../src/core/ui/useWrites.ts';
import { readReviewList, reviewsAssignSchema, reviewsSchema, type Review } from '../../src/commerce/model/review.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import { pathOf } from '../../src/lib/pathOf.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';

/** `null` while loading; after a failure, which is reported, empty. */
export function useReviews(productId: string): readonly Review[] | null {
  const actions = useActions(createReviewActions);
  const report = useReport();
  const [reviews, setReviews] = useState<readonly Review[] | null>(null);
  useLayoutEffect(() => {
    let isOver = false;
    void actions.load(productId).then((answer) => {
      if (isOver) return;
      if (!answer.ok) report(answer.error);
      setReviews(answer.ok ? answer.value : []);
    });
    return () => void (isOver = true);
  }, [actions, productId, report]);
  return reviews;
}

/**
 * Reserves space in the element, and gives it up when the shift is out of sight.
 *
 * @param height a CSS length; `null`: the element's own
 */
export function useRoom(element: HTMLElement, height: string | null, isComing: boolean): void {
  const [isKept, setKept] = useState(true);
  useLayoutEffect(() => (isComing ? undefined : whenUnseen(element, () => setKept(false))), [element, isComing]);
  const room = isKept ? height : '0';
  useWrites((write) => {
    if (room !== null) write.style(element, 'min-block-size', room);
  });
}

/**
 * Runs `run` once when a shift at the element is out of sight: below the window, or above it in browsers with scroll anchoring; at once
 * without IntersectionObserver. Returns its off.
 */
function whenUnseen(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  // https://drafts.csswg.org/css-scroll-anchoring/
  const isKept = globalThis.CSS?.supports('overflow-anchor', 'auto') ?? false;
  const observer = new IntersectionObserver(() => {
    // Measured now, because the page may have scrolled since the observer's callback.
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= innerHeight || (isKept && bottom <= 0)) {
      observer.disconnect();
      run();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Reads customers' reviews. */
interface ReviewActions {
  load(productId: string): Promise<Result<readonly Review[], ApiError>>;
}

function createReviewActions({ send }: Pick<RareDeps, 'send'>): ReviewActions {
  type Answer = Promise<Result<readonly Review[], ApiError>>;
  const known = new Map<string, Answer>();
  const assignToReviews = () => send({ method: 'get', path: 'commerce/product/reviews/assign', schema: reviewsAssignSchema() });
  let assign: ReturnType<typeof assignToReviews> | null = null;

  const ask = async (productId: string): Answer => {
    const answer = await (assign ??= assignToReviews());
    if (!answer.ok) {
      assign = null;
      return answer;
    }
    if (!answer.value.isProductReviewsEnabled) return ok([]);
    const list = await send({ method: 'get', path: pathOf('commerce/product/reviews', productId), schema: reviewsSchema() });
    return list.ok ? ok(await readReviewList(list.value)) : list;
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
