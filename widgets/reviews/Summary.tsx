import type { ReactNode } from 'react';
import { Text } from '../../src/core/ui/Text.tsx';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { readReviews, type ReviewsProps } from './readReviews.ts';
import { Stars } from './Stars.tsx';
import { summaryWords, useShownReviews } from './useReviews.ts';

function Summary(props: ReviewsProps & WidgetProps): ReactNode {
  const { textLanguage } = useSettings();
  const { summary, texts } = useShownReviews(props, false);
  if (summary.count === 0) return null;
  const { count, label } = summaryWords(summary, texts, textLanguage);
  return (
    <div className="storefront-review-summary">
      <Stars value={summary.average} label={label} />
      <Text className="storefront-review-count">{count}</Text>
    </div>
  );
}

export const parts: WidgetParts<ReviewsProps> = {
  Component: Summary,
  read: readReviews,
  placeIn: (_props, element) => ({ parent: element }),
};
