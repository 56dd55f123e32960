import { listen, onAbort } from '../../lib/listen.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { slot } from './selectors.ts';

export interface PageChange {
  /** Inserted subtrees still in the document, and changed scripts, which may hold data of their surroundings. */
  readonly added: readonly Element[];
  /** Whether nodes were removed, so that widgets must be checked. */
  readonly removed: boolean;
  /** Mounted elements in which nodes were added or removed, at any depth. */
  readonly touched: readonly Element[];
}

/**
 * One MutationObserver (child lists) for the page; reports in batches before the next paint. Content of mounted elements is not searched,
 * because a long cart has many lines.
 */
export function watchPage(
  page: Document,
  isMounted: (node: Node) => boolean,
  onChange: (change: PageChange) => void,
  signal: AbortSignal,
): void {
  const ownerOf = (node: Node): Node | null => {
    for (let at: Node | null = node; at; at = unclobbered(at).parentNode) {
      if (isMounted(at)) return at;
      // The theme's own markup inside a mounted element is searched.
      if (at.nodeType === 1 && unclobbered(at as Element).hasAttribute(slot)) return null;
    }
    return null;
  };
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    const touched = new Set<Element>();
    let removed = false;
    for (const { target, addedNodes, removedNodes } of records) {
      const owner = ownerOf(target);
      if (owner) touched.add(owner as Element);
      else {
        if (removedNodes.length > 0) removed = true;
        for (const node of addedNodes) {
          const { nodeType, isConnected } = unclobbered(node);
          if (nodeType === 1 && isConnected) added.add(node as Element);
          else if (nodeType === 3 && target.nodeName === 'SCRIPT') added.add(target as Element);
        }
      }
    }
    if (added.size > 0 || touched.size > 0 || removed) onChange({ added: [...added], removed, touched: [...touched] });
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
  onAbort(signal, () => observer.disconnect());
}

/**
 * Calls back before the page's own listeners when the pointer enters or presses an element, or it gets focus.
 *
 * @param onInterest `isPassing`: the pointer only moves over it
 */
export function watchInterest(page: Document, onInterest: (element: Element, isPassing: boolean) => void, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    const target = event.composedPath()[0] as Node | undefined;
    if (target?.nodeType === 1) onInterest(target as Element, event.type === 'pointerover');
  };
  listen(page, 'pointerover pointerdown focusin', onEvent, signal, { capture: true, passive: true });
}
