import { useEffect, useRef } from 'react';
import { useReport } from './ShopContext.ts';

/** What is done at events of some types; the types stay the same for as long as the widget is mounted. */
export type HostEventHandlers = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Listens natively on the widget's own element while it is mounted. Needed where React cannot hear: a click on the element itself
 * (a React root hears only what is inside it), and events that plugins dispatch by hand.
 */
export function useHostEvents(element: HTMLElement, handlers: HostEventHandlers): void {
  const report = useReport();
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const listener = (event: Event) => {
      const handle = latest.current[event.type as keyof HostEventHandlers] as ((event: Event) => void) | undefined;
      try {
        handle?.(event);
      } catch (error) {
        report(error);
      }
    };
    const types = Object.keys(latest.current);
    for (const type of types) element.addEventListener(type, listener);
    return () => {
      for (const type of types) element.removeEventListener(type, listener);
    };
  }, [element, report]);
}
