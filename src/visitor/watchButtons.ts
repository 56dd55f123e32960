import { withoutInherited } from '../lib/withoutInherited.ts';
import type { ButtonEvent } from './events.ts';
import * as selectors from '../core/page/selectors.ts';
import { watchElements } from '../lib/watchElements.ts';
import { addListener } from '../lib/listen.ts';

export type EmitButton = (name: 'button-click' | 'button-render', detail: ButtonEvent) => void;

/** Emits clicks on the site's button blocks, and, once each, that half of one has been visible. Returns its off. */
export function watchButtons(page: Document, emit: EmitButton): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(selectors.button) : null;
    if (button) emit('button-click', describe(button));
  };
  const offs = [
    watchRenders(page, (button) => emit('button-render', describe(button))),
    // In the capture phase, because the page may stop the click.
    addListener(page, 'click', onClick, { capture: true }),
  ];
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
    withoutInherited({ threshold: 0.5 }),
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
