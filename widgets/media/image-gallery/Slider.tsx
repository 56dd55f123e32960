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
  const move = (to: Move): void => {
    if (to === 'first') return scrollBy(-list.scrollWidth);
    if (to === 'last') return scrollBy(list.scrollWidth);
    const before = Math.abs(list.scrollLeft);
    const room = to > 0 ? list.scrollWidth - list.clientWidth - before : before;
    const ways = waysFrom().filter((way) => way * to > SAME_PX);
    const way = ways.at(to > 0 ? 0 : -1);
    if (room <= SAME_PX || way === undefined) return move(to > 0 ? 'first' : 'last');
    return scrollBy(to * Math.min(Math.abs(way), room));
  };
  return <Controls onMove={move} isHeld={isHeld} />;
}
