import { useLayoutEffect, useState } from 'react';
import { localize } from '../../src/commerce/texts/localize.ts';
import { useReport, useActions, useSettings } from '../../src/core/ui/ShopContext.ts';
import { useReplaceContent } from '../../src/core/ui/useWrites.ts';
import { readReviewList, reviewsAssignSchema, reviewsSchema, type Review } from '../../src/commerce/model/review.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import { pathOf } from '../../src/lib/pathOf.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';
import type { WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { counted } from './counted.ts';
import { formatAverage } from './format.ts';
import { reviewSummary, type ReviewsProps, type ReviewSummary } from './readReviews.ts';
import { reviewTexts, type ReviewTexts } from './reviewTexts.ts';
import { useReviewStyles } from './Stars.tsx';
import { useRatingMarkup } from './useRatingMarkup.ts';

/** The reviews of an element's product, which replace what the server has sent: with `isReplaced`, also while they are loading. */
export function useShownReviews({ element, productId, productName }: ReviewsProps & WidgetProps, isReplaced: boolean) {
  const texts = localize(reviewTexts, useSettings().localizedStrings);
  const reviews = useReviews(productId);
  const summary = reviewSummary(reviews ?? []);
  const { average, count } = summary;
  useReviewStyles();
  useReplaceContent(element, count > 0 || (isReplaced && reviews === null));
  useRatingMarkup(productName, average, count);
  return { reviews, summary, texts };
}

/** The average and the count in words; `label`: both. */
export function summaryWords({ average, count }: ReviewSummary, texts: ReviewTexts, language: string) {
  const shown = formatAverage(average, language);
  return {
    average: shown,
    count: counted(texts, 'review', 'reviews', count, language),
    label: counted(texts, 'summaryOfOne', 'summary', count, language, { average: shown }),
  };
}

/** `null` while loading; after a failure, which is reported, empty. */
function useReviews(productId: string): readonly Review[] | null {
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
