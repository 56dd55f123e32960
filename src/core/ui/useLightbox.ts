import { useLayoutEffect, type RefObject } from 'react';
import { LIGHTBOX_MARGIN_PX, LIGHTBOX_OPEN_CLASS, LIGHTBOX_RESIZE_DEBOUNCE_MS } from './constants.ts';
import { useActions } from './ShopContext.ts';
import { addListener } from '../../lib/listen.ts';

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
    const off = addListener(window, 'resize', placeLater);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      off();
      style.marginBlock = marginBlock;
      if (!current.getAttribute('style')) current.removeAttribute('style');
    };
  }, [box]);
}

/** Stops the page from scrolling until the returned function is called; with several locks, until the last one is released. */
type ScrollLock = () => () => void;

/**
 * The width of a scroll bar is kept, so that the page does not shift.
 *
 * @param lockedClass class of the body while it is locked
 */
export function createScrollLock(page: Document, lockedClass: string): ScrollLock {
  let holders = 0;
  let unlock = (): void => undefined;
  return () => {
    holders += 1;
    if (holders === 1) unlock = lock(page, lockedClass);
    let holds = true;
    return () => {
      if (holds) holders -= 1;
      if (holds && holders === 0) unlock();
      holds = false;
    };
  };
}

function lock({ documentElement: { style, clientWidth }, documentElement, body, defaultView }: Document, lockedClass: string): () => void {
  const { overflow, scrollbarGutter } = style;
  const wasLocked = body.classList.contains(lockedClass);
  // On the root element, whose overflow applies to the window.
  style.overflow = 'hidden';
  if (defaultView && defaultView.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  body.classList.add(lockedClass);
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
    if (!documentElement.getAttribute('style')) documentElement.removeAttribute('style');
    if (!wasLocked) body.classList.remove(lockedClass);
  };
}
