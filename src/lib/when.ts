import { addListener, onceOn } from './listen.ts';
import { unclobbered } from './unclobbered.ts';
import { withoutInherited } from './withoutInherited.ts';

/** `wait` runs `run` once the element nears the viewport, and returns its off. */
export interface Sight {
  wait(element: Element, run: () => void): () => void;
}

/** One observer for all elements, because a long list has hundreds. Without IntersectionObserver every element counts as near. */
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
      observer ??= new IntersectionObserver(onSeen, withoutInherited({ rootMargin: margin }));
      // A hidden element never intersects, and themes may hide empty ones; its parent does.
      const safe = unclobbered(element);
      const isUnseen = safe.hasAttribute('hidden') || !safe.hasChildNodes();
      const place = (isUnseen && safe.parentElement) || element;
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

export const whenVisible = (element: Element, run: () => void, margin?: string): (() => void) =>
  createVisibilityObserver(margin).wait(element, run);

export function whenReturned(run: () => void): () => void {
  return addListener<PageTransitionEvent>(globalThis, 'pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}

export const isOnline = (): boolean => navigator.onLine !== false;

export function whenShown(run: () => void): () => void {
  return addListener(document, 'visibilitychange', () => {
    if (!document.hidden) run();
  });
}

/** Runs `run` once, when the pointer enters the element, it is touched, focus moves into it, or a script changes a control in it. Returns its off. */
export function whenInteracted(element: Element, run: () => void): () => void {
  return onceOn(unclobbered(element), 'pointerover touchstart focusin input change', run);
}
