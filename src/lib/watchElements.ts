import { attempt } from './result.ts';
import { unclobbered } from './unclobbered.ts';

/**
 * Calls back once per matching element, present or added later; removal and re-insertion count as the same element. Elements that throw are
 * skipped. Returns its off.
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
      for (const node of addedNodes as NodeListOf<Element>) {
        const safe = unclobbered(node);
        if (safe.nodeType !== 1 || !safe.isConnected) continue;
        // Its widget reports what cannot be read.
        attempt(() => {
          if (safe.matches(selector)) hand(node);
        });
        attempt(() => look(safe));
      }
    }
  });
  look(page);
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
