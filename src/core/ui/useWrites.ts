import { useLayoutEffect, useRef } from 'react';
import { declareWrites, endPart, openPart, type WritingPart } from '../../lib/createWrites.ts';
import { showPlace } from '../../lib/createPlace.ts';
import type { Writer } from '../../lib/Writer.ts';
import { useOwn, type OwnContext } from './ShopContext.ts';

/**
 * Declares the current state of served nodes before paint, after each render. What is no longer declared is given back, and everything on
 * unmount. Two components must not write the same thing.
 */
export const useWrites = (say: (write: Writer) => void): void => useGiveBack(useRootWrites(useOwn(), say));

/**
 * The same for a widget's own component, whose end gives everything back: one effect less, and a long list has hundreds of these. It has
 * looked its context up already.
 */
export function useRootWrites({ writes }: OwnContext, say: (write: Writer) => void): WritingPart {
  const opened = useRef<WritingPart>(null);
  // State would take twice the memory.
  const part = (opened.current ??= openPart(writes));
  useLayoutEffect(() => declareWrites(part, say));
  return part;
}

/** Gives back on unmount what the part has written, before the component's later effects end. */
export const useGiveBack = (part: WritingPart): void => useLayoutEffect(() => () => endPart(part), [part]);

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
  useGiveBack(useRootWrites(own, (write) => showInstead(write, own, parent, isShown)));
}

/** Declares the same within other writes. */
export function showInstead(write: Writer, { place }: OwnContext, parent: Element, isShown: boolean): void {
  showPlace(place, isShown);
  if (isShown && place) write.blank(parent, place.node);
}
