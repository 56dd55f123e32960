import { useState, type ReactNode } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import { LazyDialog } from '../../src/core/ui/LazyDialog.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useAnnounce } from '../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../src/core/ui/useElementEvents.ts';
import type { Review } from '../../src/commerce/model/review.ts';
import { imageAddress, imageName } from './ReviewItem.tsx';
import type { ReviewTexts } from './reviewTexts.ts';

interface ImageDialogProps {
  readonly reviews: readonly Review[];
  readonly first: Review;
  readonly texts: ReviewTexts;
  readonly onClose: () => void;
}

/** The customers' pictures one at a time, by buttons and arrow keys. */
export function ImageDialog({ reviews, first, texts, onClose }: ImageDialogProps): ReactNode {
  const announce = useAnnounce();
  const [place, setPlace] = useState(() => Math.max(reviews.indexOf(first), 0));
  const count = reviews.length;
  const review = reviews[place] ?? first;
  const name = imageName(review, texts);
  const positionText = (at: number) => fill(texts.photoOf, { n: at + 1, count });

  const step = (by: number) => {
    const next = (place + by + count) % count;
    setPlace(next);
    announce(`${positionText(next)}. ${imageName(reviews[next] ?? first, texts)}`);
  };
  useElementEvents(document.documentElement, {
    keydown({ key, altKey, ctrlKey, metaKey }) {
      if (count < 2 || altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
      // In right-to-left pages the next picture is on the left.
      const isBackwards = getComputedStyle(document.documentElement).direction === 'rtl';
      step((key === 'ArrowRight') === isBackwards ? -1 : 1);
    },
  });

  return (
    <LazyDialog title={name} isTitleShown={false} className="storefront-review-lightbox" onClose={onClose}>
      <img key={review.imageUrl} className="storefront-review-picture" src={imageAddress(review.imageUrl) ?? ''} alt={name} />
      {count > 1 && (
        <div className="storefront-steps">
          <button type="button" onClick={() => step(-1)}>
            {texts.previousPhoto}
          </button>
          <Text>{positionText(place)}</Text>
          <button type="button" onClick={() => step(1)}>
            {texts.nextPhoto}
          </button>
        </div>
      )}
    </LazyDialog>
  );
}
