import { parentOf } from '../../lib/parentOf.ts';
import { createFocusTrap } from 'focus-trap';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]';

type Ref = RefObject<HTMLElement | null>;

/**
 * The one base of all dialogs: makes `layer` a modal layer of the page while the component is mounted (WAI-ARIA APG "Dialog (Modal)").
 * The focus is kept inside, and given back to where it was, or to the nearest control that is left there; Escape closes the topmost
 * layer, and so does pressing beside its content. Whatever the page puts above it later (a captcha's challenge) can be used.
 * @param layer what covers the page
 * @param content beside which a press in `layer` closes it, unless it hits a control
 * @param first what gets the focus first; it must be able to take it
 * @param onClose called when the visitor wants to leave, and when the page has taken the layer away
 */
export function useDialog(layer: HTMLElement, content: Ref, first: Ref, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => {
    const inner = content.current ?? layer;
    const heirs = pathOf(document.activeElement);
    const isIn = (node: EventTarget | null) => node instanceof Node && layer.contains(node);
    const start = () => first.current ?? inner;
    let isOpen = false;
    const beside = [...layer.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !inner.contains(control));
    const trap = createFocusTrap([inner, ...beside], {
      // Asked again when a layer above has gone: the focus is on its way back then, and is not to be moved meanwhile.
      initialFocus: () => !(isOpen && document.activeElement !== document.body) && start(),
      fallbackFocus: start,
      delayInitialFocus: false,
      preventScroll: true,
      // A list that is open in it closes first, and says so.
      escapeDeactivates: (event) => !event.defaultPrevented && !event.isComposing,
      // Beside the content, and no further: what the page puts above it is somebody else's.
      clickOutsideDeactivates: (event) => isIn(event.target) && isPress(event),
      allowOutsideClick: true,
      setReturnFocus: () => {
        const { activeElement } = document;
        const isLost = !activeElement || activeElement === document.body || isIn(activeElement);
        return (isLost && nearestControl(heirs)) || false;
      },
      onDeactivate: () => isOpen && latest.current(),
    });
    try {
      trap.activate();
    } catch {
      // An old library has changed the language under it: a dialog that lets the focus out is better than none.
      start().focus({ preventScroll: true });
    }
    isOpen = true;

    const yieldTo = (target: EventTarget | null) => {
      // Following it, and not contained in it, which would follow as well.
      const isAbove = target instanceof Node && layer.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isAbove) trap.unpause();
      else if (!trap.paused) trap.pause();
    };
    const onFocus = ({ target }: FocusEvent) => yieldTo(target);
    const onKey = () => yieldTo(document.activeElement);
    const observer = new MutationObserver(() => {
      if (!inner.isConnected) latest.current();
    });
    // On the window: before the trap itself hears it.
    addEventListener('focusin', onFocus, true);
    addEventListener('keydown', onKey, true);
    observer.observe(document.body, { childList: true });
    observer.observe(layer, { childList: true });

    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus, true);
      removeEventListener('keydown', onKey, true);
      isOpen = false;
      trap.deactivate();
    };
  }, [layer, content, first]);
}

/** Of the main button, and not on a scroll bar. A touch is one when it has turned out to be a tap: a finger may be about to scroll. */
const isPress = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'mousedown' &&
  event.button === 0 &&
  !(event.offsetX < 0 || event.offsetX > (event.target as Element).clientWidth);

/** The element and all around it, the body left out. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = parentOf(at)) path.push(at);
  return path;
}

/** The control that had the focus, else the first one in what is left of what stood around it. */
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
