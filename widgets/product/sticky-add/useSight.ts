import { useEffect, useState } from 'react';
import { isDialogOpen } from '../../../src/core/page/isDialogOpen.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import { listen } from '../../../src/lib/listen.ts';

/** Where a bar at the lower edge of the window may stand. */
export interface Sight {
  /** The buttons have left a phone's window, and nothing else takes its lower edge. */
  readonly isFree: boolean;
  readonly isBehindDialog: boolean;
  /** The height (px) of what stands in a corner below it: a theme's pill, a chat. */
  readonly liftPx: number;
}

const PHONE = '(max-width: 600px)';
const TYPING =
  'textarea,[contenteditable],input:not([type="radio"],[type="checkbox"],[type="button"],[type="submit"],[type="range"],[type="file"])';

/** @param bar its element, which does not count as covering anything */
export function useSight(bar: HTMLElement, findButtons: () => HTMLElement[]): Sight {
  const [sight, setSight] = useState<Sight>({ isFree: false, isBehindDialog: false, liftPx: 0 });
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const { ownerDocument: page } = bar;
    const end = new AbortController();
    const inWindow = new Set<Element>();
    let wasThere = false;
    let frame = 0;
    const look = () => {
      const hasLeft = wasThere && inWindow.size === 0 && matchMedia(PHONE).matches && !page.activeElement?.matches(TYPING);
      const isBehindDialog = hasLeft && isDialogOpen(page, bar);
      const liftPx = hasLeft && !isBehindDialog ? heightBelow(page, bar) : null;
      setSight((known) => {
        const isSame = known.isBehindDialog === isBehindDialog && (known.isFree ? known.liftPx : null) === liftPx;
        return isSame ? known : { isFree: liftPx !== null, isBehindDialog, liftPx: liftPx ?? 0 };
      });
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const {
        target,
        isIntersecting,
        boundingClientRect: { bottom, height },
      } of entries) {
        if (isIntersecting) inWindow.add(target);
        else inWindow.delete(target);
        // A page that is opened farther down has passed it.
        wasThere ||= isIntersecting || (height > 0 && bottom <= 0);
      }
      look();
    });
    for (const button of findButtons()) observer.observe(button);
    const changes = new MutationObserver(lookSoon);
    changes.observe(page.body, { attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open'], childList: true, subtree: true });
    listen(page, 'focusin focusout transitionend', lookSoon, end.signal);
    listen(window, 'resize', lookSoon, end.signal);
    return () => {
      observer.disconnect();
      changes.disconnect();
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [bar, findButtons]);
  return sight;
}

/** Of what is fixed at the window's lower edge; `null`: it takes the width, as a question for consent does. Our own pill makes way itself. */
function heightBelow(page: Document, bar: Element): number | null {
  let height = 0;
  for (const x of [0.1, 0.5, 0.9]) {
    const hit = page.elementsFromPoint(innerWidth * x, innerHeight - 24).find((node) => !bar.contains(node));
    const fixed = hit && fixedAround(hit);
    if (!fixed || fixed.closest(`[${selectors.hook}="cart-pill"]`)) continue;
    const { top, width } = fixed.getBoundingClientRect();
    if (width > innerWidth / 2) return null;
    height = Math.max(height, innerHeight - top);
  }
  return height;
}

function fixedAround(node: Element): Element | null {
  for (let at: Element | null = node; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at;
  return null;
}
