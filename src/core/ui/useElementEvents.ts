import { useLayoutEffect, useRef } from 'react';
import { unclobbered } from '../../lib/unclobbered.ts';
import { useReport, useShopContext } from './ShopContext.ts';
import { addListener, type ListenOptions } from '../../lib/listen.ts';
import { attempt } from '../../lib/result.ts';

/** The set of types must not change while mounted. */
export type ElementEventHandlers = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Listens natively while the component is mounted. */
export const useElementEvents = (element: HTMLElement | null, handlers: ElementEventHandlers, options?: ListenOptions): void =>
  useEventsOf(useReport(), [element, handlers, options]);

/** An element and the handlers of its events. */
export type ElementWithHandlers = readonly [
  element: HTMLElement | null,
  handlers: ElementEventHandlers,
  options?: ListenOptions | undefined,
];

/** The same for several elements, whose number must not change, in a widget that has looked its context up: a long list has hundreds of them. */
export function useEventsOf(report: (error: unknown) => void, ...targets: readonly ElementWithHandlers[]): void {
  const latest = useRef(targets);
  latest.current = targets;
  useLayoutEffect(() => {
    const offs = latest.current.flatMap(([element, handlers, options], at) => {
      if (!element) return [];
      const listener = (event: Event) => {
        const handle = latest.current[at]?.[1][event.type as keyof ElementEventHandlers] as ((event: Event) => void) | undefined;
        // No error boundary catches what it throws.
        attempt(() => handle?.(event), report);
      };
      const types = Object.keys(handlers);
      const safe = unclobbered(element);
      return [addListener(safe, types.join(' '), listener, options), onTriggered(safe, types, listener)];
    });
    return () => offs.forEach((off) => off());
    // oxlint-disable-next-line react/exhaustive-deps -- the elements, whose number does not change
  }, [report, ...targets.map(([element]) => element)]);
}

const nothing = () => undefined;

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
  const handler = (event: TriggeredEvent) => {
    if (!event.originalEvent && element.contains(event.target as Node)) listener(event);
  };
  const off =
    typeof jQuery === 'function' &&
    made !== '' &&
    // Another library may use the name `jQuery`.
    attempt(() => {
      const page = jQuery(document);
      page.on(made, handler);
      return () => page.off(made, handler);
    });
  return off || nothing;
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
  useLayoutEffect(() => held.takeOver(element, () => attempt(() => latest.current(), report)), [held, element, report]);
  return held.has;
}
