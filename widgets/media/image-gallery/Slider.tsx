import type { ReactNode } from 'react';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { Controls } from './Controls.tsx';
import { useGallery } from './GalleryContext.ts';
import { isLeftToRight, type Move } from './useSwipe.ts';
import { useReducedMotion } from './useAutoplay.ts';

const SAME_PX = 2;

/** Horizontal position of pictures by `active-alignment`, as a share of the width. */
const ANCHORS = { left: 0, center: 0.5, right: 1 } as const;

interface SliderProps {
  readonly styledCount: number;
  readonly isHeld: boolean;
}

/** Pictures side by side in a native scroller; keys and buttons move by one picture. */
export function Slider({ styledCount, isHeld }: SliderProps): ReactNode {
  const { list, slides, options, texts } = useGallery();
  const isStill = useReducedMotion();
  const behavior = isStill ? 'instant' : 'smooth';

  useWrites((write) => {
    // Not a region, because two sliders on a page would have equal names.
    write.attribute(list, 'role', 'group');
    write.attribute(list, 'tabindex', '0');
    if (!list.hasAttribute('aria-labelledby')) write.attribute(list, 'aria-label', texts.galleryName);
  });

  /** Scroll distance (px) of each picture to the active position; positive is forwards. */
  const waysFrom = (): readonly number[] => {
    const share = ANCHORS[options.activeAlignment];
    const forwards = isLeftToRight(list) ? 1 : -1;
    const anchor = ({ left, width }: DOMRect) => left + width * share;
    const here = anchor(list.getBoundingClientRect());
    return slides.slice(0, styledCount).map(({ node }) => forwards * (anchor(node.getBoundingClientRect()) - here));
  };
  const scrollBy = (way: number) => list.scrollBy({ left: isLeftToRight(list) ? way : -way, behavior });
  const move = (to: Move) => {
    const before = Math.abs(list.scrollLeft);
    const after = list.scrollWidth - list.clientWidth - before;
    if (to === 'first') scrollBy(-list.scrollWidth);
    else if (to === 'last') scrollBy(list.scrollWidth);
    else if (to > 0) {
      const way = waysFrom().find((other) => other > SAME_PX);
      if (after <= SAME_PX || way === undefined) move('first');
      else scrollBy(Math.min(way, after));
    } else {
      const way = waysFrom().findLast((other) => other < -SAME_PX);
      if (before <= SAME_PX || way === undefined) move('last');
      else scrollBy(Math.max(way, -before));
    }
  };
  return <Controls onMove={move} isHeld={isHeld} />;
}
