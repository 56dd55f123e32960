import { onceOn } from './onceOn.ts';
import { unclobbered } from './unclobbered.ts';

/** Waits for elements to come near: `wait` runs `run` once its element does, and returns its off. */
export interface Sight {
  wait(element: Element, run: () => void): () => void;
}

/**
 * Tells when elements come within `margin` of the viewport, all by one observer: a long list has hundreds. Where the browser cannot
 * tell, that is at once.
 */
export function createVisibilityObserver(margin = '200px'): Sight {
  const waiting = new Map<Element, Set<() => void>>();
  let observer: IntersectionObserver | null = null;

  const forget = (element: Element) => {
    if (!waiting.delete(element)) return;
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
  };

  const onSeen: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      const runs = isIntersecting && waiting.get(target);
      if (!runs) continue;
      forget(target);
      for (const run of runs) run();
    }
  };

  return {
    wait(element, run) {
      if (typeof IntersectionObserver === 'undefined') {
        run();
        return () => undefined;
      }
      observer ??= new IntersectionObserver(onSeen, { rootMargin: margin });
      // What is hidden never comes near, and themes may hide what is empty; the place where it stands does.
      const seen = unclobbered(element);
      const isUnseen = seen.hasAttribute('hidden') || !seen.hasChildNodes();
      const place = (isUnseen && seen.parentElement) || element;
      const runs = waiting.get(place) ?? new Set();
      waiting.set(place, runs.add(run));
      observer.observe(place);
      return () => {
        runs.delete(run);
        if (runs.size === 0) forget(place);
      };
    },
  };
}

/** Runs `run` when the one element comes near. Returns its off. */
export const whenVisible = (element: Element, run: () => void, margin?: string): (() => void) =>
  createVisibilityObserver(margin).wait(element, run);

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

/** Runs `run` at the visitor's first sign of interest in the element: pointer over it, touch, or focus inside. Returns its off. */
export function whenInteracted(element: Element, run: () => void): () => void {
  return onceOn(unclobbered(element), ['pointerover', 'touchstart', 'focusin'], run);
}
