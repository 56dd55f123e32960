import type { ButtonEvent } from './events.ts';
import * as selectors from '../core/page/selectors.ts';
import { watchElements } from '../core/page/watchElements.ts';

/** Where the events of buttons go. */
export type EmitButton = (name: 'button-click' | 'button-render', detail: ButtonEvent) => void;

/**
 * Tells of the site's own buttons (button blocks, no part of a shop): when one is clicked, and, once for each, when half of it has been
 * on the screen. Returns its off.
 */
export function watchButtons(page: Document, emit: EmitButton): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(selectors.button) : null;
    if (button) emit('button-click', describe(button));
  };
  const offs = [watchRenders(page, (button) => emit('button-render', describe(button)))];
  // Before anybody else, who may stop the click.
  page.addEventListener('click', onClick, true);
  offs.push(() => page.removeEventListener('click', onClick, true));
  return () => offs.forEach((off) => off());
}

function watchRenders(page: Document, onSeen: (button: Element) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        onSeen(target);
      }
    },
    { threshold: 0.5 },
  );
  const off = watchElements(page, selectors.button, (button) => sight.observe(button));
  return () => {
    off();
    sight.disconnect();
  };
}

const describe = (element: Element): ButtonEvent => ({
  productInstance: null,
  blockId: element.closest(selectors.buttonBlock)?.id || null,
  href: element.getAttribute('href'),
  element,
});
