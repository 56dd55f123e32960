import { useCallback, useEffect, useRef, type ReactNode, memo, type CSSProperties } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { Controls } from './Controls.tsx';
import { useGallery, pictureLabel, useGrowing } from './GalleryContext.ts';
import { slidesBeside } from './Pictures.tsx';
import { placeAfter, useSwipe } from './useSwipe.ts';
import { pictureSources, ratioOf } from '../readPicture.ts';

interface StripProps {
  readonly current: number;
  readonly onChoose: (index: number) => void;
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
    const own = (picture && ratioOf(picture)) || 1;
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

interface SlideshowProps {
  readonly current: number;
  readonly isHeld: boolean;
  readonly onChange: (index: number) => void;
}

/**
 * One picture at a time (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/): slides are stacked, and only the current one is visible and
 * reachable.
 */
export function Slideshow({ current, isHeld, onChange }: SlideshowProps): ReactNode {
  const { container, list, slides, options, texts } = useGallery();
  const count = slides.length;
  const announce = useAnnounce();
  // Only moves by the visitor are announced, not autoplay.
  const isAsked = useRef(false);
  // No animation before the first move, because two hundred slides would fade at once.
  const hasMoved = useRef(false);
  const go = useCallback(
    (index: number, isOwn: boolean) => {
      isAsked.current = isOwn;
      hasMoved.current = true;
      onChange((index + count) % count);
    },
    [count, onChange],
  );
  const choose = useCallback((index: number) => go(index, true), [go]);
  useEffect(() => {
    if (isAsked.current) announce(pictureLabel(texts, slides, current));
    isAsked.current = false;
  }, [announce, current, slides, texts]);
  useSwipe(list, (by) => go(current + by, true));

  useWrites((write) => {
    write.attribute(container, 'data-moved', hasMoved.current ? 'true' : null);
    write.attribute(container, 'role', 'group');
    write.attribute(container, 'aria-roledescription', 'carousel');
    if (!container.hasAttribute('aria-labelledby')) write.attribute(container, 'aria-label', texts.galleryName);
    const beside = new Set(slidesBeside(current, count));
    slides.forEach(({ node }, index) => {
      const isCurrent = index === current;
      if (isCurrent) write.attribute(node, 'data-active', 'true');
      else if (beside.has(index)) write.attribute(node, 'data-beside', 'true');
      if (!isCurrent || node.localName === 'img') return;
      write.attribute(node, 'role', 'group');
      write.attribute(node, 'aria-roledescription', 'slide');
      write.attribute(node, 'aria-label', fill(texts.galleryPicture, { number: index + 1, count }));
    });
  });

  const hasStrip = options.thumbnails && options.thumbnailStripHeight > 0 && count > 1;
  return (
    <Controls onMove={(move, isOwn) => go(placeAfter(current, move), isOwn)} isHeld={isHeld}>
      {hasStrip && <Strip current={current} onChoose={choose} />}
    </Controls>
  );
}

/** The thumbnails below a slideshow. */
function Strip({ current, onChoose }: StripProps): ReactNode {
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
