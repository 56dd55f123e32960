import { useEffect, useRef, useState } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { addListener } from '../../../src/lib/listen.ts';

/** State of a gallery's autoplay. */
interface Autoplay {
  /** False where the visitor prefers reduced motion. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  toggle(): void;
  end(): void;
}

/**
 * Moves on every `seconds` (https://www.w3.org/TR/WCAG22/#pause-stop-hide). Pauses while the pointer is over the gallery, while it is out
 * of view and while `isHeld`; ends when it gets the focus, until the visitor restarts it; never starts with reduced motion.
 *
 * @param seconds `null`: no autoplay
 */
export function useAutoplay(element: HTMLElement, seconds: number | null, isHeld: boolean, step: () => void): Autoplay {
  const [isOn, setOn] = useState(seconds !== null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const isSeen = useIsSeen(element);
  const isStill = useReducedMotion();
  const latest = useRef(step);
  latest.current = step;
  useElementEvents(element, {
    focusin: () => setOn(false),
    pointerenter: ({ pointerType }) => setUnderPointer(pointerType === 'mouse'),
    pointerleave: () => setUnderPointer(false),
  });
  const isOffered = seconds !== null && !isStill;
  const isRunning = isOffered && isOn && isSeen && !isUnderPointer && !isHeld;
  useEffect(() => {
    if (!isRunning || seconds === null) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return { isOffered, isOn: isOffered && isOn, toggle: () => setOn((was) => !was), end: () => setOn(false) };
}

/** `true` where the browser has no IntersectionObserver. */
function useIsSeen(element: Element): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

const asked = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Follows the visitor's setting. */
export function useReducedMotion(): boolean {
  const [isStill, setStill] = useState(() => asked().matches);
  useEffect(() => {
    const query = asked();
    return addListener(query, 'change', () => setStill(query.matches));
  }, []);
  return isStill;
}
