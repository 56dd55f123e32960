import { parentOf } from '../../lib/unclobbered.ts';
import { createFocusTrap } from 'focus-trap';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { listen } from '../../lib/listen.ts';

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]';

type Ref = RefObject<HTMLElement | null>;

/**
 * Makes `layer` a modal dialog while the component is mounted (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/): traps the focus,
 * restores it to its former place or the nearest control left there, and closes the topmost layer on Escape and on a press outside. Layers
 * that the page puts above it (a captcha's challenge) stay usable.
 *
 * @param content a press in `layer` outside it closes, unless it hits a control
 *
 * @param first takes the focus; must be focusable
 *
 * @param onClose called when the visitor closes it, and when the page has removed the layer
 */
export function useDialog(layer: HTMLElement, content: Ref, first: Ref, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => {
    const inner = content.current ?? layer;
    const returnPath = pathOf(document.activeElement);
    const isIn = (node: EventTarget | null) => node instanceof Node && layer.contains(node);
    const start = () => first.current ?? inner;
    let isOpen = false;
    const outside = [...layer.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !inner.contains(control));
    const trap = createFocusTrap([inner, ...outside], {
      // Called again when a layer above closes, whose returning focus must not be moved.
      initialFocus: () => !(isOpen && document.activeElement !== document.body) && start(),
      fallbackFocus: start,
      delayInitialFocus: false,
      preventScroll: true,
      // An open list inside it handles Escape first and prevents the default.
      escapeDeactivates: (event) => !event.defaultPrevented && !event.isComposing,
      // Only presses inside the layer: the page may put other layers above it.
      clickOutsideDeactivates: (event) => isIn(event.target) && isPress(event),
      allowOutsideClick: true,
      setReturnFocus: () => {
        const { activeElement } = document;
        const isLost = !activeElement || activeElement === document.body || isIn(activeElement);
        return (isLost && nearestControl(returnPath)) || false;
      },
      onDeactivate: () => isOpen && latest.current(),
    });
    try {
      trap.activate();
    } catch {
      // An old library may break the trap; a dialog without one is better than none.
      start().focus({ preventScroll: true });
    }
    isOpen = true;

    const yieldTo = (target: EventTarget | null) => {
      // Following the layer but not contained in it, which also counts as following.
      const isAbove = target instanceof Node && layer.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isAbove) trap.unpause();
      else if (!trap.paused) trap.pause();
    };
    const onFocus = ({ target }: FocusEvent) => yieldTo(target);
    const onKey = () => yieldTo(document.activeElement);
    const observer = new MutationObserver(() => {
      if (!inner.isConnected) latest.current();
    });
    // On the window, to run before the trap's own listener.
    const over = new AbortController();
    listen(window, 'focusin', onFocus, over.signal, { capture: true });
    listen(window, 'keydown', onKey, over.signal, { capture: true });
    observer.observe(document.body, { childList: true });
    observer.observe(layer, { childList: true });

    return () => {
      observer.disconnect();
      over.abort();
      isOpen = false;
      trap.deactivate();
    };
  }, [layer, content, first]);
}

/** Main button only, not on a scroll bar; a touch counts once it is a tap, because a finger may scroll. */
const isPress = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'mousedown' &&
  event.button === 0 &&
  !(event.offsetX < 0 || event.offsetX > (event.target as Element).clientWidth);

function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = parentOf(at)) path.push(at);
  return path;
}

/** The control that had focus, else the first one in what remains of its surroundings. */
function nearestControl([opener, ...around]: readonly Element[]): HTMLElement | null {
  if (opener?.isConnected) return opener as HTMLElement;
  for (const place of around) {
    const found = place.isConnected && [...place.querySelectorAll<HTMLElement>(CONTROLS)].find(takesFocus);
    if (found) return found;
  }
  return null;
}

const takesFocus = (control: HTMLElement): boolean =>
  !control.matches(':disabled,[type="hidden"],[tabindex^="-"]') && control.checkVisibility?.() !== false;
