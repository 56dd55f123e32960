import { useEffect, useRef, useState } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useIsSeen } from './useIsSeen.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** Pictures that go on by themselves. */
export interface Autoplay {
  /** Whether the visitor may start and stop it: not where no movement is wanted. */
  readonly isOffered: boolean;
  /** Whether it is on, though it may rest at the moment. */
  readonly isOn: boolean;
  toggle(): void;
  /** The visitor has taken over. */
  end(): void;
}

/**
 * Goes on to the next picture every so many seconds (WAI-ARIA APG "Carousel", WCAG 2.2.2). It rests while the pointer is over the gallery,
 * while nobody can see it and while `isHeld`. It ends when the focus comes in, until the visitor starts it again, and never begins
 * for visitors who want no movement.
 * @param seconds `null`: it does not go on by itself
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
