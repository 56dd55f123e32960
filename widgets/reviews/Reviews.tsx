import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Text } from '../../src/core/ui/Text.tsx';
import { useAnnounce, useSettings } from '../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import type { Review } from '../../src/commerce/model/review.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { counted } from './counted.ts';
import { imageAddress, ReviewItem } from './ReviewItem.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { readReviews, type ReviewsProps, type ReviewSummary } from './readReviews.ts';
import { ReviewControls, arrangeReviews, type ReviewView } from './ReviewControls.tsx';
import { Stars } from './Stars.tsx';
import { summaryWords, useShownReviews } from './useReviews.ts';
import type { ReviewTexts } from './reviewTexts.ts';
import { useRoom } from './useRoom.ts';

const REVIEWS_PAGE_SIZE = 10;

/** Ten at a time; nothing is shown without reviews. */
function Reviews(props: ReviewsProps & WidgetProps): ReactNode {
  const { textLanguage } = useSettings();
  const { reviews, summary, texts } = useShownReviews(props, true);
  useRoom(props.element, reviews === null);
  const id = useOwnId();
  if (reviews === null) return <p className="storefront-reviews-loading">{texts.reviewsLoading}</p>;
  if (summary.count === 0) return null;
  const { average, count, label } = summaryWords(summary, texts, textLanguage);
  return (
    <section className="storefront-reviews" aria-labelledby={id}>
      <h2 id={id}>{texts.reviewsTitle}</h2>
      <p className="storefront-review-summary">
        <Stars value={summary.average} label={label} />
        <span aria-hidden="true">{average}</span>
        <span className="storefront-review-count">{count}</span>
      </p>
      <ReviewList reviews={reviews} summary={summary} texts={texts} timeZone={props.timeZone} />
    </section>
  );
}

interface ReviewListProps extends Pick<ReviewsProps, 'timeZone'> {
  readonly reviews: readonly Review[];
  readonly summary: ReviewSummary;
  readonly texts: ReviewTexts;
}

function ReviewList({ reviews, summary, texts, ...site }: ReviewListProps): ReactNode {
  const announce = useAnnounce();
  const { textLanguage } = useSettings();
  const [view, setView] = useState<ReviewView>({ order: 'featured', stars: null });
  const [limit, setLimit] = useState(REVIEWS_PAGE_SIZE);
  const [pictured, setPictured] = useState<Review | null>(null);
  const firstNew = useRef<HTMLLIElement>(null);
  const wanted = arrangeReviews(reviews, view.order, view.stars);
  const left = wanted.length - limit;

  // The visitor reads on where the new ones begin.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each page of them
  useLayoutEffect(() => firstNew.current?.focus(), [limit]);

  const change = (part: Partial<ReviewView>) => {
    const next = { ...view, ...part };
    const { length } = arrangeReviews(reviews, next.order, next.stars);
    setView(next);
    setLimit(REVIEWS_PAGE_SIZE);
    announce(counted(texts, 'reviewMatching', 'reviewsMatching', length, textLanguage));
  };
  const showMore = () => {
    const more = Math.min(REVIEWS_PAGE_SIZE, left);
    setLimit(limit + REVIEWS_PAGE_SIZE);
    announce(counted(texts, 'reviewAdded', 'reviewsAdded', more, textLanguage));
  };

  return (
    <>
      {reviews.length > REVIEWS_PAGE_SIZE && <ReviewControls summary={summary} texts={texts} onChange={change} />}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
      <ul role="list" className="storefront-review-list">
        {wanted.slice(0, limit).map((review, index) => (
          <ReviewItem
            key={reviews.indexOf(review)}
            {...site}
            review={review}
            texts={texts}
            node={index === limit - REVIEWS_PAGE_SIZE && index > 0 ? firstNew : undefined}
            onShowImage={setPictured}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="storefront-reviews-more" onClick={showMore}>
          <Text>{texts.showMore}</Text>
        </button>
      )}
      {pictured && (
        <ImageDialog
          reviews={wanted.slice(0, limit).filter(({ imageUrl }) => imageAddress(imageUrl) !== null)}
          first={pictured}
          texts={texts}
          onClose={() => setPictured(null)}
        />
      )}
    </>
  );
}

export const parts: WidgetParts<ReviewsProps> = {
  Component: Reviews,
  read: readReviews,
  placeIn: (_props, element) => ({ parent: element }),
};
