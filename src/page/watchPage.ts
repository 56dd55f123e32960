/** What changed on the page: elements that arrived, and those that left or lost their content. */
export interface PageChange {
  /** Roots of newly inserted subtrees that are still in the document. */
  readonly added: readonly Element[];
  /** Whether anything was taken out, so that what is mounted should be looked over. */
  readonly removed: boolean;
  /** Mounted elements whose own children changed: by us, or by a host that emptied them. */
  readonly touched: readonly Element[];
}

/** Parsers nest no deeper; a form with a control called `parentNode` would lead in a circle. */
const DEEPEST = 512;

/**
 * Watches the whole page with one MutationObserver (child lists only) and reports changes in batches. Calls back before the next
 * paint. What a mounted element shows, at any depth, is ours and is not searched: a long cart would otherwise have each of its lines
 * searched for products. Returns its off.
 */
export function watchPage(page: Document, isMounted: (node: Node) => boolean, onChange: (change: PageChange) => void): () => void {
  const isInside = (node: Node): boolean => {
    let at: Node | null = node;
    for (let depth = 0; at && depth < DEEPEST; depth += 1) {
      if (isMounted(at)) return true;
      at = at.parentNode;
    }
    return false;
  };
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    const touched = new Set<Element>();
    let removed = false;
    for (const record of records) {
      if (isMounted(record.target)) {
        touched.add(record.target as Element);
        continue;
      }
      if (record.removedNodes.length > 0) removed = true;
      if (record.addedNodes.length === 0 || isInside(record.target)) continue;
      for (const node of record.addedNodes) {
        if (node.nodeType === 1 && node.isConnected) added.add(node as Element);
      }
    }
    if (added.size > 0 || touched.size > 0 || removed) onChange({ added: [...added], removed, touched: [...touched] });
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
