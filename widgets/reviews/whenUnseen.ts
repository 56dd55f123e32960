/**
 * Runs `run` once when the page can be moved where the element stands without the visitor seeing it: when the element is below the window,
 * or above it in a browser that keeps what is looked at in its place. At once where the browser cannot tell. Returns its off.
 */
export function whenUnseen(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  // https://drafts.csswg.org/css-scroll-anchoring/
  const isKept = globalThis.CSS?.supports('overflow-anchor', 'auto') ?? false;
  const observer = new IntersectionObserver(() => {
    // As it is now: the page may have been scrolled since the browser looked.
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= innerHeight || (isKept && bottom <= 0)) {
      observer.disconnect();
      run();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
