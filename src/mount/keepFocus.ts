/**
 * Remembers which control inside `element` has the focus, and returns what gives it to the control that stands in the same place
 * afterwards: a visitor who was typing when the script arrived goes on typing.
 */
export function keepFocus(element: Element): () => void {
  const active = element.ownerDocument.activeElement;
  if (!active || active === element || !element.contains(active)) return () => undefined;
  const path: number[] = [];
  for (let at: Element = active; at !== element && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return () => {
    let at: Element | undefined = element;
    for (const index of path) at = at?.children[index];
    if (at instanceof HTMLElement && at.localName === active.localName) at.focus({ preventScroll: true });
  };
}
