import type { ReactNode } from 'react';
import { localize } from '../../src/commerce/texts/localize.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useReplaceContent } from '../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { counted } from './counted.ts';
import { formatAverage } from './format.ts';
import { readReviews, type ReviewsProps, reviewSummary } from './readReviews.ts';
import { Stars, useReviewStyles } from './Stars.tsx';
import { useRatingMarkup } from './useRatingMarkup.ts';
import { useReviews, useRoom } from './useReviews.ts';
import { reviewTexts } from './reviewTexts.ts';

function Summary({ element, productId, productName }: ReviewsProps & WidgetProps): ReactNode {
  const { localizedStrings, textLanguage } = useSettings();
  const texts = localize(reviewTexts, localizedStrings);
  const reviews = useReviews(productId);
  const { count, average } = reviewSummary(reviews ?? []);
  useReviewStyles();
  useRoom(element, null, reviews === null);
  useReplaceContent(element, count > 0);
  useRatingMarkup(productName, average, count);
  if (count === 0) return null;
  const shown = formatAverage(average, textLanguage);
  return (
    <div className="storefront-review-summary">
      <Stars value={average} label={counted(texts, 'summaryOfOne', 'summary', count, textLanguage, { average: shown })} />
      <Text className="storefront-review-count">{counted(texts, 'review', 'reviews', count, textLanguage)}</Text>
    </div>
  );
}

export const parts: WidgetParts<ReviewsProps> = {
  Component: Summary,
  read: readReviews,
  placeIn: (_props, element) => ({ parent: element }),
};
