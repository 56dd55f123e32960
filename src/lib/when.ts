import { addListener, onceOn } from './listen.ts';
import { isUnseen } from './isUnseen.ts';
import { unclobbered } from './unclobbered.ts';
import { withoutInherited } from './withoutInherited.ts';

/** Waits until elements are near the viewport. Each stands for an item, so that a list of hundreds keeps no function for each. */
export interface Sight<Item> {
  /** Hands `item` on once the element is near. Returns the element that is watched for it. */
  wait(element: Element, item: Item): Element;
  /** Stops waiting. Nothing happens if it does not wait any more. */
  stop(watched: Element, item: Item): void;
}

/** One observer for all elements, because a long list has hundreds. Without IntersectionObserver every element counts as near. */
export function createSight<Item>(onNear: (item: Item) => void, margin = '200px'): Sight<Item> {
  const waiting = new Map<Element, readonly Item[]>();
  let observer: IntersectionObserver | null = null;

  const forget = (watched: Element) => {
    waiting.delete(watched);
    observer?.unobserve(watched);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
  };

  const onSeen: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      const items = isIntersecting && waiting.get(target);
      if (!items) continue;
      forget(target);
      for (const item of items) onNear(item);
    }
  };

  return {
    wait(element, item) {
      if (typeof IntersectionObserver === 'undefined') {
        onNear(item);
        return element;
      }
      observer ??= new IntersectionObserver(onSeen, withoutInherited({ rootMargin: margin }));
      // It never intersects; its parent does.
      const watched = (isUnseen(element) && unclobbered(element).parentElement) || element;
      const others = waiting.get(watched);
      waiting.set(watched, others ? [...others, item] : [item]);
      if (!others) observer.observe(watched);
      return watched;
    },
    stop(watched, item) {
      const others = waiting.get(watched)?.filter((other) => other !== item);
      if (others?.length) waiting.set(watched, others);
      else forget(watched);
    },
  };
}

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
