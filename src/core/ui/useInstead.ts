import { useLayoutEffect } from 'react';
import { useOwn } from './ShopContext.ts';
import { useWrites } from './useWrites.ts';

/** Puts the widget's place on the page while `isShown`. */
export function useShown(isShown: boolean): void {
  const { place } = useOwn();
  useLayoutEffect(() => place?.show(isShown));
}

/** The same for a place that stands in `parent` instead of what the server sent there: its nodes stay, and show nothing meanwhile. */
export function useInstead(parent: Element, isShown: boolean): void {
  const { place } = useOwn();
  useShown(isShown);
  useWrites((write) => {
    if (isShown && place) write.blank(parent, place.node);
  });
}
