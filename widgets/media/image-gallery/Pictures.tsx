import { memo, useMemo, useEffect, useState } from 'react';
import { pictureSources, drawnWidth, ratioOf, writeSources, type ServedPicture } from '../readPicture.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import { addListener } from '../../../src/lib/listen.ts';

/** Margin outside the window or scroller in which pictures are loaded. */
const MARGIN = '50%';

/** Delay (ms) after a resize before sizes are chosen again. */
const RESIZE_REST_MS = 200;

type Seen = Pick<IntersectionObserverEntry, 'target' | 'boundingClientRect'>;

interface PicturesProps {
  readonly current: number;
  /** Slides already styled; positions of the others are not final. */
  readonly styledCount: number;
}

/** Loads pictures near the viewport in the size of their place, and reserves space for the others. Renders nothing. */
export const Pictures = memo(function Pictures({ current, styledCount }: PicturesProps): null {
  const { slides, list, options } = useGallery();
  const { design } = options;
  const isSlideshow = design === 'slideshow';
  const all = useMemo(() => slides.slice(0, styledCount).flatMap(({ picture }) => picture ?? []), [styledCount, slides]);
  const looked = useMemo(() => {
    if (!isSlideshow) return all;
    // Stacked pictures would all near the viewport at once.
    return slidesBeside(current, slides.length).flatMap((index) => slides[index]?.picture ?? []);
  }, [all, current, isSlideshow, slides]);
  const isNatural = design === 'stacked' || (design === 'slider' && !(options.autoCrop && options.hasRatioWord));
  const near = useNearPictures(looked, design === 'slider' ? list : null, options.autoCrop);

  useWrites((write) => {
    for (const picture of all) {
      const { image } = picture;
      // On each picture, because a property on the list would restyle everything inside.
      write.style(image, '--storefront-gallery-ratio', `${(isNatural && ratioOf(picture)) || options.ratio}`);
      if (design === 'slider') write.style(image, '--storefront-gallery-height', `${options.aspectRatio}`);
    }
    for (const [picture, drawn] of near) {
      const { image, address, focus } = picture;
      if (address === null) continue;
      if (focus !== null) write.style(image, 'object-position', focus);
      for (const name of ['width', 'height'] as const) if (picture[name] !== null) write.attribute(image, name, `${picture[name]}`);
      write.attribute(image, 'decoding', 'async');
      writeSources(write, image, pictureSources(address, picture.width), `${drawn}px`);
    }
  });
  return null;
});

/** Neighbours on each side that are loaded ahead. */
const BESIDE = 1;

/** The current slide and its neighbours, wrapping around. */
export const slidesBeside = (current: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: 2 * BESIDE + 1 }, (_, at) => (current + at - BESIDE + count) % count)),
];

/**
 * Which pictures have neared the viewport, and their drawn widths in px; they stay in the result.
 *
 * @param frame the horizontal scroller; `null` where only the page scrolls
 */
function useNearPictures(
  pictures: readonly ServedPicture[],
  frame: HTMLElement | null,
  isCropped: boolean,
): ReadonlyMap<ServedPicture, number> {
  const [near, setNear] = useState<ReadonlyMap<ServedPicture, number>>(() => new Map());
  const size = useWindowSize();
  useEffect(() => {
    const byImage = new Map(pictures.flatMap((picture) => (picture.address === null ? [] : [[picture.image as Element, picture]])));
    const take = (found: readonly Seen[]) =>
      setNear((known) => {
        const more = new Map(known);
        for (const { target, boundingClientRect } of found) {
          const picture = byImage.get(target);
          if (!picture) continue;
          const drawn = drawnWidth(boundingClientRect, ratioOf(picture), isCropped);
          // A larger picture suits a smaller place.
          if (drawn > (more.get(picture) ?? -1)) more.set(picture, drawn);
        }
        return [...more].some(([picture, drawn]) => known.get(picture) !== drawn) ? more : known;
      });
    if (typeof IntersectionObserver === 'undefined') {
      take([...byImage.keys()].map((target) => ({ target, boundingClientRect: target.getBoundingClientRect() })));
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => take(entries.filter(({ isIntersecting }) => isIntersecting)), {
      root: frame,
      rootMargin: MARGIN,
    });
    for (const image of byImage.keys()) observer.observe(image);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another window, other places
  }, [pictures, frame, isCropped, size]);
  return near;
}

/** The window's width in px, shortly after it has changed. */
function useWindowSize(): number {
  const [size, setSize] = useState(innerWidth);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSize(innerWidth), RESIZE_REST_MS);
    };
    const off = addListener(window, 'resize', follow);
    return () => {
      clearTimeout(timer);
      off();
    };
  }, []);
  return size;
}
