import { useState, type ReactNode } from 'react';
import { LazyDialog } from '../../../src/core/ui/LazyDialog.ts';
import { pictureSources } from '../readPicture.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import styles from './gallery-lightbox.css?inline';
import { Steps } from './Controls.tsx';
import { useGallery, pictureLabel } from './GalleryContext.ts';
import { keyStep, placeAfter, useSwipe } from './useSwipe.ts';
import { descriptionOf, nameOf } from './readGallery.ts';

interface GalleryLightboxProps {
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

export function GalleryLightbox({ index, onMove, onClose }: GalleryLightboxProps): ReactNode {
  const { slides, options, texts } = useGallery();
  useStyles(styles);
  // A theme's name may not be a valid class name.
  const theme = options.lightboxTheme.replace(/[^\w-]/g, '');
  const title = pictureLabel(texts, slides, index);
  return (
    <LazyDialog
      title={title}
      isTitleShown={false}
      className={`storefront-gallery-lightbox ${theme && `storefront-gallery-lightbox-${theme}`}`}
      onClose={onClose}
    >
      <Stage title={title} index={index} onMove={onMove} />
    </LazyDialog>
  );
}

function Stage({ title, index, onMove }: Pick<GalleryLightboxProps, 'index' | 'onMove'> & { readonly title: string }): ReactNode {
  const { slides, texts } = useGallery();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const announce = useAnnounce();
  // A film or a text between the pictures is left out.
  const pictures = slides.flatMap(({ picture }, at) => (picture ? [at] : []));
  const count = pictures.length;
  const place = pictures.indexOf(index);
  const slide = slides[index];
  const go = (to: number) => {
    const next = pictures[(to + count) % count] ?? index;
    onMove(next);
    announce(pictureLabel(texts, slides, next));
  };

  useElementEvents(stage && stage.closest<HTMLElement>('[role="dialog"]'), {
    keydown(event) {
      const move = keyStep(event);
      if (move === null || count < 2) return;
      event.preventDefault();
      go(placeAfter(place, move));
    },
  });
  useSwipe(count < 2 ? null : stage, (by) => go(place + by));

  if (!slide?.picture) return null;
  const { width, height, image, address } = slide.picture;
  const { src, srcset } = address ? pictureSources(address, width) : { src: image.currentSrc ?? image.src, srcset: null };
  const description = descriptionOf(slide);
  return (
    <figure ref={setStage} className="storefront-gallery-stage">
      <img
        key={address ?? src}
        alt={nameOf(slide) || title}
        width={width ?? undefined}
        height={height ?? undefined}
        // Limited by height where that is less than the window's width.
        sizes={width && height ? `min(94vw, ${Math.round((84 * width) / height)}vh)` : '94vw'}
        srcSet={srcset ?? undefined}
        src={src}
      />
      <figcaption>
        <Text tag="p" className="storefront-gallery-name">
          {title}
        </Text>
        {description && (
          <Text tag="p" className="storefront-gallery-description">
            {description}
          </Text>
        )}
      </figcaption>
      {count > 1 && <Steps onStep={(by) => go(place + by)} />}
    </figure>
  );
}
