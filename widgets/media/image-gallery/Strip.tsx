import { memo, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { pictureSources } from '../rules/pictureSources.ts';
import { useGallery, pictureLabel } from './GalleryContext.ts';
import { useGrowing } from './useGrowing.ts';

interface StripProps {
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The thumbnails below a slideshow. */
export function Strip({ current, onChoose }: StripProps): ReactNode {
  const { slides, options, texts } = useGallery();
  const batches = useGrowing(slides.length);
  const sizes = {
    '--storefront-gallery-strip-height': `${options.thumbnailStripHeight}px`,
    '--storefront-gallery-strip-margin': `${options.thumbnailStripMargin}px`,
  } as CSSProperties;
  const strip = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { current: frame } = strip;
    // The first one is already in place, and measuring would force a layout.
    if (isFirst.current && current === 0) return;
    isFirst.current = false;
    const chosen = frame?.children[current];
    if (!frame || !chosen) return;
    // Scrolls the strip only, never the page.
    const [outer, inner] = [frame.getBoundingClientRect(), chosen.getBoundingClientRect()];
    frame.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }, [current]);

  return (
    <ul ref={strip} className="storefront-gallery-strip" aria-label={texts.galleryThumbnails} style={sizes}>
      {batches.map(([first, end]) => (
        <StripBatch key={first} first={first} end={end} current={current >= first && current < end ? current : null} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface StripBatchProps {
  readonly first: number;
  readonly end: number;
  readonly current: number | null;
  readonly onChoose: (index: number) => void;
}

const StripBatch = memo(function StripBatch({ first, end, current, onChoose }: StripBatchProps): ReactNode {
  const { slides, options, texts } = useGallery();
  const height = options.thumbnailStripHeight;
  return slides.slice(first, end).map(({ picture }, at) => {
    const index = first + at;
    const address = picture?.address ?? picture?.image.getAttribute('src');
    const own = picture?.width && picture.height ? picture.width / picture.height : 1;
    const ratio = options.squareThumbs ? 1 : own;
    const { src, srcset } = address ? pictureSources(address, picture?.width ?? null) : { src: undefined, srcset: null };
    return (
      <li key={index}>
        <button
          type="button"
          aria-label={pictureLabel(texts, slides, index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <img
            alt=""
            loading="lazy"
            decoding="async"
            width={Math.round(height * ratio)}
            height={height}
            style={{ aspectRatio: ratio }}
            sizes={`${Math.round(height * Math.max(ratio, own))}px`}
            srcSet={srcset ?? undefined}
            src={src}
          />
        </button>
      </li>
    );
  });
});
