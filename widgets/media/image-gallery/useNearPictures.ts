import { useEffect, useRef, useState } from 'react';
import { drawnWidth } from '../rules/pictureSources.ts';
import type { ServedPicture } from '../readPicture.ts';

/** Margin outside the window or scroller in which pictures are loaded. */
const MARGIN = '50%';
/** Delay (ms) after a resize before sizes are chosen again. */
const RESIZE_REST_MS = 200;

type Seen = Pick<IntersectionObserverEntry, 'target' | 'boundingClientRect'>;

/**
 * Which pictures have come near the viewport, and their drawn widths in px; they stay in the result.
 *
 * @param frame the horizontal scroller; `null` where only the page scrolls
 */
export function useNearPictures(
  pictures: readonly ServedPicture[],
  frame: HTMLElement | null,
  isCropped: boolean,
): ReadonlyMap<ServedPicture, number> {
  const [near, setNear] = useState<ReadonlyMap<ServedPicture, number>>(() => new Map());
  const known = useRef(near);
  known.current = near;
  const size = useWindowSize();
  useEffect(() => {
    const byImage = new Map(pictures.flatMap((picture) => (picture.address === null ? [] : [[picture.image as Element, picture]])));
    const take = (found: readonly Seen[]) => {
      const more = new Map(known.current);
      for (const { target, boundingClientRect } of found) {
        const picture = byImage.get(target);
        if (!picture) continue;
        const { width, height } = picture;
        const drawn = drawnWidth(boundingClientRect, width && height ? width / height : null, isCropped);
        // A larger picture suits a smaller place.
        if (drawn > (more.get(picture) ?? -1)) more.set(picture, drawn);
      }
      if ([...more].some(([picture, drawn]) => known.current.get(picture) !== drawn)) setNear((known.current = more));
    };
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
    addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', follow);
    };
  }, []);
  return size;
}
