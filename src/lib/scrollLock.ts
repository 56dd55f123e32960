/** Keeps the page from scrolling until what it returns is called. While several hold it, the last one lets go. */
export type ScrollLock = () => () => void;

/**
 * The scroll lock of one document. The page stays where it is and as wide as it is: the room of a scroll bar is kept.
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
  // On the root, whose overflow is the window's: a body may have one of its own.
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
