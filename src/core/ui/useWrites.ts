import { useLayoutEffect, useRef } from 'react';
import { declareWrites, endPart, openPart, type WritingPart } from '../../lib/createWrites.ts';
import type { Writer } from '../../lib/Writer.ts';
import { useOwn, type OwnContext } from './ShopContext.ts';

/** What a widget writes on its element for themes and assistive technology. */
export interface ElementState {
  /** `null` removes the attribute. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Hidden but keeping its space, so that nothing moves. */
  readonly invisible?: boolean;
}

/**
 * Declares the current state of served nodes before paint, after each render. What is no longer declared is given back, and everything on
 * unmount. Two components must not write the same thing.
 */
export const useWrites = (say: (write: Writer) => void): void => useWritesOf(useOwn(), say);

function useWritesOf({ writes }: OwnContext, say: (write: Writer) => void): void {
  const opened = useRef<WritingPart>(null);
  // State would take twice the memory, and a long list has hundreds of these.
  const part = (opened.current ??= openPart(writes));
  useLayoutEffect(() => declareWrites(part, say));
  useLayoutEffect(() => () => endPart(part), [part]);
}

/** Writes attributes, classes and invisibility on an element of the page, and gives back what stood there. */
export function useElementState(element: HTMLElement, { attributes = {}, classes = {}, invisible = false }: ElementState): void {
  useWrites((write) => {
    for (const [name, value] of Object.entries(attributes)) write.attribute(element, name, value);
    for (const [name, isThere] of Object.entries(classes)) write.className(element, name, isThere);
    if (invisible) write.style(element, 'visibility', 'hidden');
  });
}

/** Shows the widget's place while `isShown`. */
export function useSlotVisible(isShown: boolean): void {
  const { place } = useOwn();
  useLayoutEffect(() => place?.show(isShown));
}

/** Shows the widget's place in `parent` instead of the served content, whose nodes stay hidden. */
export function useReplaceContent(parent: Element, isShown: boolean): void {
  const own = useOwn();
  const { place } = own;
  useWritesOf(own, (write) => {
    place?.show(isShown);
    if (isShown && place) write.blank(parent, place.node);
  });
}
