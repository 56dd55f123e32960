import { useLayoutEffect } from 'react';
import { useOwn } from './ShopContext.ts';
import { useWrites } from './useWrites.ts';

/** Shows the widget's place while `isShown`. */
export function useSlotVisible(isShown: boolean): void {
  const { place } = useOwn();
  useLayoutEffect(() => place?.show(isShown));
}

/** Shows the widget's place in `parent` instead of the served content, whose nodes stay hidden. */
export function useReplaceContent(parent: Element, isShown: boolean): void {
  const { place } = useOwn();
  useSlotVisible(isShown);
  useWrites((write) => {
    if (isShown && place) write.blank(parent, place.node);
  });
}
