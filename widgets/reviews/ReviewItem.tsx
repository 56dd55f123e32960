import { useSettings } from '../../src/core/ui/ShopContext.ts';
import type { ReactNode, Ref } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import type { Review } from '../../src/commerce/model/review.ts';
import { formatReviewDate } from './format.ts';
import type { ReviewsProps } from './readReviews.ts';
import { Stars } from './Stars.tsx';
import type { ReviewTexts } from './reviewTexts.ts';
import { safeRedirect } from '../../src/lib/safeRedirect.ts';

/** http(s) or a path of this site; `null` otherwise. */
export const imageAddress = (raw: string | null): string | null =>
  (raw?.trim() && safeRedirect(raw.trim(), { anyOrigin: true })?.href) || null;

interface ReviewItemProps extends Pick<ReviewsProps, 'timeZone'> {
  readonly review: Review;
  readonly texts: ReviewTexts;
  /** Takes the focus when the review was just added. */
  readonly node?: Ref<HTMLLIElement> | undefined;
  readonly onShowImage: (review: Review) => void;
}

/** All data of the platform is shown as text. */
export function ReviewItem({ review, texts, timeZone, node, onShowImage }: ReviewItemProps): ReactNode {
  const { userName, starRating, reviewText, productName } = review;
  const { textLanguage } = useSettings();
  const date = formatReviewDate(review, textLanguage, timeZone);
  const image = imageAddress(review.imageUrl);
  const productImage = imageAddress(review.productImg);
  return (
    <li ref={node} className="storefront-review" tabIndex={-1}>
      <Stars value={Number(starRating)} label={fill(texts.outOfFive, { n: starRating })} />
      <p className="storefront-review-by">
        {userName && <strong>{userName}</strong>}
        {date && (date.iso ? <time dateTime={date.iso}>{date.text}</time> : <span>{date.text}</span>)}
      </p>
      {reviewText && <p className="storefront-review-text">{reviewText}</p>}
      {image && (
        <button type="button" className="storefront-review-image" aria-haspopup="dialog" onClick={() => onShowImage(review)}>
          <img src={image} alt={imageName(review, texts)} style={square(96)} loading="lazy" />
        </button>
      )}
      {(productName || productImage) && (
        <p className="storefront-review-product">
          {productImage && <img src={productImage} alt="" style={square(40)} loading="lazy" />}
          {productName && <span>{productName}</span>}
        </p>
      )}
    </li>
  );
}

/** The accessible name of a customer's picture. */
export const imageName = ({ userName }: Review, texts: ReviewTexts): string =>
  userName ? fill(texts.reviewPhoto, { name: userName }) : texts.reviewPhotoUnnamed;

/** Fixed size in px, because themes give pictures their natural height, which shifts the page on load. */
const square = (size: number) => ({ inlineSize: size, blockSize: size });
