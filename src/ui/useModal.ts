import { createFocusTrap } from 'focus-trap';
import { useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Makes `host` a modal layer of the page while the component is mounted (WAI-ARIA APG "Dialog (Modal)"): one that the page has already,
 * or a direct child of the body, put there in one piece; the focus kept inside, and given back to where it was, or to the nearest
 * control that is left there; closed by Escape when it is the topmost layer. Whatever the page puts above it later (a captcha's
 * challenge) can be used.
 * @param host an element of the page; or a detached one whose only child is what the component renders into it
 * @param find what gets the focus first; it must be able to take it
 * @param onClose called when the visitor wants to leave, and when the page has taken the layer away
 */
export function useModal(host: HTMLElement, find: () => HTMLElement | null, onClose: () => void): void {
  const latest = useRef({ find, onClose });
  latest.current = { find, onClose };

  useLayoutEffect(() => {
    const heirs = pathOf(document.activeElement);
    const isOurs = !host.isConnected;
    const content = isOurs ? host.firstElementChild : host;
    if (isOurs) document.body.append(host);
    const first = () => latest.current.find() ?? host;
    let isOpen = false;
    const trap = createFocusTrap(host, {
      // Asked again when a layer above has gone: the focus is on its way back then, and is not to be moved meanwhile.
      initialFocus: () => !(isOpen && document.activeElement !== document.body) && first(),
      fallbackFocus: first,
      allowOutsideClick: true,
      delayInitialFocus: false,
      escapeDeactivates: false,
      preventScroll: true,
      returnFocusOnDeactivate: false,
    });
    try {
      trap.activate();
    } catch {
      // An old library has changed the language under it: a dialog that lets the focus out is better than none.
      first().focus({ preventScroll: true });
    }
    isOpen = true;

    const yieldTo = (target: EventTarget | null) => {
      // Following it, and not contained in it, which would follow as well.
      const isAbove = target instanceof Node && host.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isAbove) trap.unpause();
      else if (!trap.paused) trap.pause();
    };
    const onFocus = ({ target }: FocusEvent) => yieldTo(target);
    const onKey = (event: KeyboardEvent) => {
      yieldTo(document.activeElement);
      // Only the topmost layer is not paused.
      if (event.key !== 'Escape' || event.isComposing || trap.paused) return;
      // A list that is open in it closes first (WAI-ARIA APG "Combobox").
      if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) return;
      event.stopImmediatePropagation();
      latest.current.onClose();
    };
    const observer = new MutationObserver(() => {
      if (!content?.isConnected) latest.current.onClose();
    });
    // On the window: before the trap itself hears it.
    addEventListener('focusin', onFocus, true);
    addEventListener('keydown', onKey, true);
    observer.observe(document.body, { childList: true });
    observer.observe(host, { childList: true });

    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus, true);
      removeEventListener('keydown', onKey, true);
      const { activeElement } = document;
      const hadFocus = activeElement === document.body || host.contains(activeElement);
      trap.deactivate();
      if (isOurs) {
        // React takes out itself what it has rendered, and fails where a page has done so before.
        if (content && content.parentNode !== host) host.append(content);
        host.remove();
      }
      if (!hadFocus) return;
      if (isOurs) giveFocus(heirs);
      // React, which is at work here, gives the focus to what has it now, as that stays on the page: after that.
      else void Promise.resolve().then(() => giveFocus(heirs));
    };
  }, [host]);
}

/** The element and all around it, the body left out. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

function giveFocus(heirs: readonly Element[]): void {
  for (const heir of heirs) {
    if (!heir.isConnected) continue;
    const controls = heir === heirs[0] ? [heir] : heir.querySelectorAll<Element>(CONTROLS);
    for (const control of controls) {
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }
}
