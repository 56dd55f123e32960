import { useLayoutEffect, type RefObject } from 'react';
import { createScrollLock } from '../../lib/scrollLock.ts';
import { LIGHTBOX_MARGIN_PX, LIGHTBOX_OPEN_CLASS, LIGHTBOX_RESIZE_DEBOUNCE_MS } from './constants.ts';
import { useActions } from './ShopContext.ts';

/** Each open lightbox holds the lock. */
const createPageLock = () => createScrollLock(document, LIGHTBOX_OPEN_CLASS);

/**
 * Centres the dialog, keeps a margin when it is taller than the window, and locks the page's scrolling.
 *
 * @param box the centred element; empty: the caller centres it
 */
export function useLightbox(box: RefObject<HTMLElement | null>): void {
  const lockScroll = useActions(createPageLock);
  useLayoutEffect(() => lockScroll(), [lockScroll]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { style } = current;
    const { marginBlock } = style;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => (style.marginBlock = current.offsetHeight > innerHeight ? `${LIGHTBOX_MARGIN_PX}px` : 'auto');
    const placeLater = () => {
      clearTimeout(timer);
      timer = setTimeout(place, LIGHTBOX_RESIZE_DEBOUNCE_MS);
    };
    const sizes = new ResizeObserver(placeLater);
    place();
    sizes.observe(current);
    addEventListener('resize', placeLater);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener('resize', placeLater);
      style.marginBlock = marginBlock;
      if (!current.getAttribute('style')) current.removeAttribute('style');
    };
  }, [box]);
}
