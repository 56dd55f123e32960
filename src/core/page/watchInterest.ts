/**
 * Calls back when the visitor turns to an element, before the page's own scripts are called: the pointer comes over it, or presses, or
 * it gets the focus.
 * @param onInterest `isPassing`: the pointer is only over it, and is reported for each element on its way
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
