import { useEffect, useRef, type ReactNode } from 'react';
import { pictureSources } from '../../src/kit.ts';
import { useGallery } from './GalleryContext.ts';
import { pictureLabel } from './pictureLabel.ts';
import { useGrowing } from './useGrowing.ts';

interface StripProps {
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The strip of small pictures below a slideshow (spec §3 `thumbnails`). */
export function Strip({ current, onChoose }: StripProps): ReactNode {
  const { slides, options, texts } = useGallery();
  const height = options.thumbnailStripHeight;
  const count = useGrowing(slides.length);
  const strip = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { current: frame } = strip;
    // The first one is where it is to be; to measure it would be to lay the page out.
    if (isFirst.current && current === 0) return;
    isFirst.current = false;
    const chosen = frame?.children[current];
    if (!frame || !chosen) return;
    // The strip alone moves, never the page.
    const [outer, inner] = [frame.getBoundingClientRect(), chosen.getBoundingClientRect()];
    frame.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }, [current]);

  return (
    <ul ref={strip} className="storefront-gallery-strip" aria-label={texts.galleryThumbnails}>
      {slides.slice(0, count).map((slide, index) => {
        const { picture } = slide;
        const address = picture?.address ?? picture?.image.getAttribute('src');
        const ratio = picture?.width && picture.height && !options.squareThumbs ? picture.width / picture.height : 1;
        const { src, srcset } = address ? pictureSources(address, picture?.width ?? null) : { src: undefined, srcset: null };
        const label = pictureLabel(texts, slides, index);
        return (
          <li key={label}>
            <button type="button" aria-label={label} aria-current={index === current ? 'true' : undefined} onClick={() => onChoose(index)}>
              <img
                alt=""
                loading="lazy"
                decoding="async"
                width={Math.round(height * ratio)}
                height={height}
                style={{ aspectRatio: ratio }}
                sizes={`${Math.round(height * Math.max(ratio, picture?.width && picture.height ? picture.width / picture.height : 1))}px`}
                srcSet={srcset ?? undefined}
                src={src}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
