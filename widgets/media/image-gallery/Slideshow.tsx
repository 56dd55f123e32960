import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { Controls } from './Controls.tsx';
import { useGallery, pictureLabel } from './GalleryContext.ts';
import { slidesBeside } from './Pictures.tsx';
import { Strip } from './Strip.tsx';
import { useSwipe } from './useSwipe.ts';

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
    <Controls moves={{ by: (step, isOwn) => go(current + step, isOwn), to: (end) => go(end === 'first' ? 0 : -1, true) }} isHeld={isHeld}>
      {hasStrip && <Strip current={current} onChoose={choose} />}
    </Controls>
  );
}
