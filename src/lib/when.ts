import { addListener, onceOn } from './listen.ts';
import { unclobbered } from './unclobbered.ts';
import { withoutInherited } from './withoutInherited.ts';

/** `wait` runs `run` once the element nears the viewport, and returns its off. */
export interface Sight {
  wait(element: Element, run: () => void): () => void;
}

interface Wait {
  /** What is observed: the element, or what is around it. */
  place: Element;
  readonly run: () => void;
  /** Whether the element shows nothing yet, so that it may have no box. */
  readonly isUnseen: boolean;
}

/** One observer for all elements, because a long list has hundreds. Without IntersectionObserver every element counts as near. */
export function createVisibilityObserver(margin = '200px'): Sight {
  const waiting = new Map<Element, Set<Wait>>();
  let observer: IntersectionObserver | null = null;

  const add = (wait: Wait) => {
    const waits = waiting.get(wait.place) ?? new Set();
    waiting.set(wait.place, waits.add(wait));
    observer ??= new IntersectionObserver(onSeen, withoutInherited({ rootMargin: margin }));
    observer.observe(wait.place);
  };

  const drop = (wait: Wait) => {
    const waits = waiting.get(wait.place);
    waits?.delete(wait);
    if (waits?.size !== 0) return;
    waiting.delete(wait.place);
    observer?.unobserve(wait.place);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
  };

  const onSeen: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      const around = boundingClientRect.width || boundingClientRect.height ? null : target.parentElement;
      for (const wait of waiting.get(target) ?? []) {
        if (!isIntersecting && !(wait.isUnseen && around)) continue;
        drop(wait);
        if (isIntersecting) wait.run();
        // A hidden element never intersects, and themes may hide empty ones: what is around it does.
        else add(Object.assign(wait, { place: around }));
      }
    }
  };

  return {
    wait(element, run) {
      if (typeof IntersectionObserver === 'undefined') {
        run();
        return () => undefined;
      }
      const safe = unclobbered(element);
      const wait = { place: element, run, isUnseen: safe.hasAttribute('hidden') || !safe.hasChildNodes() };
      add(wait);
      return () => drop(wait);
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
