/**
 * Tells of each element that matches, once: those that are there, and those that come later; what leaves and comes back is the same
 * element. Returns its off.
 */
export function watchElements(page: Document, selector: string, onElement: (element: Element) => void): () => void {
  const known = new WeakSet<Element>();
  const tell = (element: Element) => {
    if (known.has(element)) return;
    known.add(element);
    onElement(element);
  };
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) tell(element);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1 || !node.isConnected) continue;
        if ((node as Element).matches(selector)) tell(node as Element);
        look(node as Element);
      }
    }
  });
  look(page);
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
