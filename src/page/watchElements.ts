/**
 * Tells of each element that matches, once: those that are there, and those that come later; what leaves and comes back is the same
 * element. One that cannot be looked at (a form with a control called `matches`) is passed over, and ends nothing for the others.
 * Returns its off.
 */
export function watchElements(page: Document, selector: string, onElement: (element: Element) => void): () => void {
  const known = new WeakSet<Element>();
  const hand = (element: Element) => {
    if (known.has(element)) return;
    known.add(element);
    attempt(() => onElement(element));
  };
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) hand(element);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1 || !node.isConnected) continue;
        attempt(() => {
          if ((node as Element).matches(selector)) hand(node as Element);
        });
        attempt(() => look(node as Element));
      }
    }
  });
  look(page);
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The element hides its own methods; its widget reports what it cannot read.
  }
}
