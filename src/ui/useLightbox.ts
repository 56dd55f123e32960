import { useLayoutEffect, type RefObject } from 'react';
import { LIGHTBOX_MARGIN_PX, LIGHTBOX_RESIZE_DEBOUNCE_MS } from '../model/constants.ts';
import { useShop } from './ShopContext.ts';
import { useModal } from './useModal.ts';

type Ref = RefObject<HTMLElement | null>;

/**
 * Makes `host` a lightbox while the component is mounted (spec §4, §9): a modal layer behind which the page does not scroll. It stands
 * in the middle of the window, keeps a margin when it is taller than that, and is closed by Escape and by a click beside it.
 * @param box what stands in the middle; empty: somebody else sees to that
 * @param content outside of which a click closes it
 * @param dialog what has the focus first; it must be able to take it
 */
export function useLightbox(host: HTMLElement, box: Ref, content: Ref, dialog: Ref, onClose: () => void): void {
  const { lockScroll } = useShop().settings;
  useLayoutEffect(() => lockScroll(), [lockScroll]);
  useModal(host, () => dialog.current, onClose);

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

  useLayoutEffect(() => {
    let beganInside = false;
    // By path: a control may be gone from the content by the time that its click arrives here. A control beside it is no place beside it.
    const isInside = (event: Event) =>
      event.composedPath().some((node) => node === content.current || (node instanceof Element && node.matches('a,button')));
    const onDown = (event: Event) => (beganInside = isInside(event));
    const onClick = (event: Event) => {
      if (!beganInside && !isInside(event)) onClose();
      beganInside = false;
    };
    host.addEventListener('pointerdown', onDown);
    host.addEventListener('click', onClick);
    return () => {
      host.removeEventListener('pointerdown', onDown);
      host.removeEventListener('click', onClick);
    };
  }, [host, content, onClose]);
}
