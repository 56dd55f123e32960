import { useLayoutEffect, useRef } from 'react';
import { unclobbered } from '../../lib/unclobbered.ts';
import { useReport, useShopContext } from './ShopContext.ts';
import { addListener } from '../../lib/listen.ts';

/** The set of types must not change while mounted. */
type ElementEventHandlers = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

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
    const safe = unclobbered(element);
    const off = addListener(safe, types.join(' '), listener);
    const unsubscribe = onTriggered(safe, types, listener);
    return () => {
      unsubscribe();
      off();
    };
  }, [element, report]);
}

/** The part of jQuery (since 1.7) that we use. */
type JQuery = (node: Document) => Record<'on' | 'off', (types: string, listener: (event: TriggeredEvent) => void) => void>;

type TriggeredEvent = Event & { readonly originalEvent?: Event };

/**
 * Listens for jQuery's `trigger('change')`, which select plugins and masks use and native listeners never see. Listens on the document,
 * because jQuery leaves properties on its targets. Returns its off. https://api.jquery.com/trigger/
 */
function onTriggered(element: Element, types: readonly string[], listener: (event: Event) => void): () => void {
  const { jQuery } = window as { jQuery?: JQuery };
  const made = types.filter((type) => type === 'input' || type === 'change').join(' ');
  if (typeof jQuery !== 'function' || made === '') return () => undefined;
  const handler = (event: TriggeredEvent) => {
    if (!event.originalEvent && element.contains(event.target as Node)) listener(event);
  };
  try {
    const page = jQuery(document);
    page.on(made, handler);
    return () => page.off(made, handler);
  } catch {
    // Another library may use the name `jQuery`.
    return () => undefined;
  }
}

/**
 * Runs `run` for an action that the visitor took before the widget was mounted. Call it before hooks that write on the element, which is
 * marked as waiting until then.
 *
 * @returns whether `run` will handle an event, so that the widget's own listener must skip it
 */
export function useHeld(element: Element, run: () => void): (event: Event) => boolean {
  const { held, report } = useShopContext();
  const latest = useRef(run);
  latest.current = run;
  useLayoutEffect(
    () =>
      held.takeOver(element, () => {
        try {
          latest.current();
        } catch (error) {
          report(error);
        }
      }),
    [held, element, report],
  );
  return held.has;
}
