import { useLayoutEffect, useRef } from 'react';
import { declareWrites, endPart, openPart, type WritingPart } from '../../lib/createWrites.ts';
import { showPlace } from '../../lib/createPlace.ts';
import type { Writer } from '../../lib/Writer.ts';
import { useOwn, type OwnContext } from './ShopContext.ts';

/**
 * Declares the current state of served nodes before paint, after each render. What is no longer declared is given back, and everything on
 * unmount. Two components must not write the same thing.
 */
export const useWrites = (say: (write: Writer) => void): void => useWritesOf(useOwn(), say);

/** The same for a widget that has looked its context up already: a long list has hundreds of them. */
export function useWritesOf({ writes }: OwnContext, say: (write: Writer) => void): void {
  const opened = useRef<WritingPart>(null);
  // State would take twice the memory, and a long list has hundreds of these.
  const part = (opened.current ??= openPart(writes));
  useLayoutEffect(() => declareWrites(part, say));
  useLayoutEffect(() => () => endPart(part), [part]);
}

/** Writes attributes on an element of the page, and gives back what stood there. `null` takes one away. */
export const useAttributes = (element: Element, attributes: Readonly<Record<string, string | null>>): void =>
  useWrites((write) => {
    for (const [name, value] of Object.entries(attributes)) write.attribute(element, name, value);
  });

/** Shows the widget's place while `isShown`. */
export function useSlotVisible(isShown: boolean): void {
  const { place } = useOwn();
  useLayoutEffect(() => showPlace(place, isShown));
}

/** Shows the widget's place in `parent` instead of the served content, whose nodes stay hidden. */
export function useReplaceContent(parent: Element, isShown: boolean): void {
  const own = useOwn();
  useWritesOf(own, (write) => showInstead(write, own, parent, isShown));
}

/** Declares the same within other writes. */
export function showInstead(write: Writer, { place }: OwnContext, parent: Element, isShown: boolean): void {
  showPlace(place, isShown);
  if (isShown && place) write.blank(parent, place.node);
}
