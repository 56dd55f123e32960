import { useRef } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';

/** How far a finger goes sideways for it to count, in px. */
const LEAST_WAY_PX = 40;

/**
 * Hears of swipes over an element: 1 for one that asks for what follows, -1 for what came before, in the direction in which the page is
 * written. The element's style leaves sideways movement to us (`touch-action: pan-y`).
 */
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
