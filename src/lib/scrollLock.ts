/** Stops the page from scrolling until the returned function is called; with several locks, until the last one is released. */
export type ScrollLock = () => () => void;

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
