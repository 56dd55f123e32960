/** Runs `run` once the document is parsed; at once if it already is. Returns its off. */
export function whenParsed(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => undefined;
  }
  return onceOn(page, ['DOMContentLoaded'], run);
}

/** Runs `run` when the element comes within `margin` of the viewport; at once where the browser cannot tell. Returns its off. */
export function whenVisible(element: Element, run: () => void, margin = '200px'): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs `run` each time the page comes back out of the browser's back/forward cache, as it was left. Returns its off. */
export function whenReturned(run: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** Whether there may be a network. `false` is certain; `true` only says that the browser is connected to something. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Runs `run` each time the network returns. Returns its off. */
export function whenOnline(run: () => void): () => void {
  addEventListener('online', run);
  return () => removeEventListener('online', run);
}

/** Runs `run` each time the visitor comes to look at the page again, from another tab or window. Returns its off. */
export function whenShown(run: () => void): () => void {
  const onChange = () => {
    if (!document.hidden) run();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Runs `run` when the browser has nothing better to do. Returns its off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(() => run(), { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** Runs `run` at the visitor's first sign of interest in the element: pointer over it, touch, or focus inside. Returns its off. */
export function whenInteracted(element: Element, run: () => void): () => void {
  return onceOn(element, ['pointerover', 'touchstart', 'focusin'], run);
}

function onceOn(target: EventTarget, types: readonly string[], run: () => void): () => void {
  const off = () => {
    for (const type of types) target.removeEventListener(type, once);
  };
  const once = () => {
    off();
    run();
  };
  for (const type of types) target.addEventListener(type, once, { passive: true });
  return off;
}
