/**
 * Runs `run` once when a shift at the element is out of sight: below the window, or above it in browsers with scroll anchoring; at once
 * without IntersectionObserver. Returns its off.
 */
export function whenUnseen(element: Element, run: () => void): () => void {
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
