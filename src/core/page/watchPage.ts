import { unclobbered } from '../../lib/unclobbered.ts';

/** What changed on the page: elements that arrived, and those that left or lost their content. */
export interface PageChange {
  /** Roots of newly inserted subtrees that are still in the document, and scripts with another text: they may hold the data of what stands around them. */
  readonly added: readonly Element[];
  /** Whether anything was taken out, so that what is mounted should be looked over. */
  readonly removed: boolean;
  /** Mounted elements in which nodes came or went, at any depth: by our hand, or by somebody else's. */
  readonly touched: readonly Element[];
}

/**
 * Watches the whole page with one MutationObserver (child lists only) and reports changes in batches. Calls back before the next
 * paint. What a mounted element shows, at any depth, is ours and is not searched: a long cart would otherwise have each of its lines
 * searched for products. Returns its off.
 */
export function watchPage(page: Document, isMounted: (node: Node) => boolean, onChange: (change: PageChange) => void): () => void {
  const ownerOf = (node: Node): Node | null => {
    for (let at: Node | null = node; at; at = unclobbered(at).parentNode) if (isMounted(at)) return at;
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
  return () => observer.disconnect();
}
