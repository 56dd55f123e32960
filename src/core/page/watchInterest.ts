/**
 * Calls back before the page's own listeners when the pointer enters or presses an element, or it gets focus.
 *
 * @param onInterest `isPassing`: the pointer only moves over it
 *
 * @returns its off
 */
export function watchInterest(page: Document, onInterest: (element: Element, isPassing: boolean) => void): () => void {
  const onEvent = (event: Event) => {
    const target = event.composedPath()[0] as Node | undefined;
    if (target?.nodeType === 1) onInterest(target as Element, event.type === 'pointerover');
  };
  const over = new AbortController();
  const options = { capture: true, passive: true, signal: over.signal };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) page.addEventListener(type, onEvent, options);
  return () => over.abort();
}
