import { useRef } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';

/** Minimum horizontal distance (px) of a swipe. */
const LEAST_WAY_PX = 40;

/** Calls back with 1 for a swipe to the next picture and -1 to the previous, by the page's direction. Needs `touch-action: pan-y`. */
export function useSwipe(element: HTMLElement | null, onSwipe: (by: 1 | -1) => void): void {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  useElementEvents(element, {
    pointerdown({ pointerId, pointerType, isPrimary, clientX, clientY }) {
      start.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    pointerup({ pointerId, clientX, clientY }) {
      const began = start.current;
      start.current = null;
      if (!element || began?.id !== pointerId) return;
      const way = clientX - began.x;
      if (Math.abs(way) < LEAST_WAY_PX || Math.abs(way) < Math.abs(clientY - began.y)) return;
      onSwipe(way < 0 === isLeftToRight(element) ? 1 : -1);
    },
    pointercancel: () => (start.current = null),
  });
}

/** Whether what follows stands to the right. */
export const isLeftToRight = (element: Element): boolean => getComputedStyle(element).direction !== 'rtl';

/** By one picture, or to an end. */
export type Move = 1 | -1 | 'first' | 'last';

/** The place after a move; -1 is the last one. */
export const placeAfter = (place: number, move: Move): number => (move === 'first' ? 0 : move === 'last' ? -1 : place + move);

/**
 * Arrow keys move by one, Home and End to the ends (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/); `null` for other keys, and in
 * controls that need them.
 */
export function keyStep({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): Move | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return null;
  if (target.closest('input,select,textarea,audio,video,iframe,[contenteditable]')) return null;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === isLeftToRight(target) ? 1 : -1;
}
