const SCROLL_MS = 50;
const SCROLL_OFFSET_PX = 30;

/** Scrolls until `element` is slightly below the top; without animation if the visitor prefers reduced motion. */
export function scrollToElement(element: Element): void {
  const from = scrollY;
  const way = element.getBoundingClientRect().top - SCROLL_OFFSET_PX;
  const start = performance.now();
  const step = (now: number) => {
    const done = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : Math.min((now - start) / SCROLL_MS, 1);
    scrollTo({ top: from + way * Math.max(done, 0), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
  };
  step(start);
}
