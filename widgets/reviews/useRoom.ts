import { useLayoutEffect, useState } from 'react';
import { useWrites } from '../../src/core/ui/useWrites.ts';

/** Reserves a window's height in the element, and gives it up when the shift is out of sight. */
export function useRoom(element: HTMLElement, isComing: boolean): void {
  const [isKept, setKept] = useState(true);
  useLayoutEffect(() => (isComing ? undefined : whenUnseen(element, () => setKept(false))), [element, isComing]);
  useWrites((write) => write.style(element, 'min-block-size', isKept ? '100vh' : '0'));
}

/**
 * Runs `run` once when a shift at the element is out of sight: below the window, or above it in browsers with scroll anchoring; at once
 * without IntersectionObserver. Returns its off.
 */
function whenUnseen(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  // https://drafts.csswg.org/css-scroll-anchoring/
  const isKept = globalThis.CSS?.supports('overflow-anchor', 'auto') ?? false;
  const observer = new IntersectionObserver(() => {
    // Measured now, because the page may have scrolled since the observer's callback.
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= innerHeight || (isKept && bottom <= 0)) {
      observer.disconnect();
      run();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
