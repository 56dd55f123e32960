import { useLayoutEffect, useRef } from 'react';
import { unclobbered } from '../../lib/unclobbered.ts';
import { hearTriggered } from './hearTriggered.ts';
import { useReport } from './ShopContext.ts';

/** The set of types must not change while mounted. */
export type ElementEventHandlers = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Listens natively while the component is mounted. */
export function useElementEvents(element: HTMLElement | null, handlers: ElementEventHandlers): void {
  const report = useReport();
  const latest = useRef(handlers);
  latest.current = handlers;
  useLayoutEffect(() => {
    if (!element) return undefined;
    const listener = (event: Event) => {
      const handle = latest.current[event.type as keyof ElementEventHandlers] as ((event: Event) => void) | undefined;
      try {
        handle?.(event);
      } catch (error) {
        report(error);
      }
    };
    const types = Object.keys(latest.current);
    const seen = unclobbered(element);
    for (const type of types) seen.addEventListener(type, listener);
    const deafen = hearTriggered(seen, types, listener);
    return () => {
      deafen();
      for (const type of types) seen.removeEventListener(type, listener);
    };
  }, [element, report]);
}
