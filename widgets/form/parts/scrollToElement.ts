/** Least and greatest value that a scrolling movement is clamped to: the two are one (spec §9 "clamped 50 to 50"). */
const SCROLL_CLAMP = [50, 50] as const;
/** Space that is left above what is scrolled to, in px. */
const SCROLL_OFFSET_PX = 30;

/** Moves the page until `element` stands a little below its top (spec §9); at once for visitors who want no movement. */
export function scrollToElement(element: Element): void {
  const from = scrollY;
  const way = element.getBoundingClientRect().top - SCROLL_OFFSET_PX;
  const [duration] = SCROLL_CLAMP;
  const start = performance.now();
  const step = (now: number) => {
    const done = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : Math.min((now - start) / duration, 1);
    scrollTo({ top: from + way * Math.max(done, 0), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
  };
  step(start);
}
