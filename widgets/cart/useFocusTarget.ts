import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A wish to move the focus: to the line with this id, '' for the empty cart. Each wish is an object of its own. */
export interface FocusWish {
  readonly id: string;
}

/** The element that takes the focus once it is on the page and wished for. */
export function useFocusTarget<Target extends HTMLElement>(wish: FocusWish | null): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (wish) target.current?.focus();
  }, [wish]);
  return target;
}
