import { useEffect, useRef } from 'react';
import { useReport } from './ShopContext';

/**
 * Listens natively on the widget's own element while it is mounted. Needed where React cannot hear: a click on the element itself
 * (a React root hears only what is inside it), and events that plugins dispatch by hand.
 */
export function useHostEvent<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  handle: (event: HTMLElementEventMap[Type]) => void,
): void {
  const report = useReport();
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const listener = (event: HTMLElementEventMap[Type]) => {
      try {
        latest.current(event);
      } catch (error) {
        report(error);
      }
    };
    element.addEventListener(type, listener);
    return () => element.removeEventListener(type, listener);
  }, [element, type, report]);
}
