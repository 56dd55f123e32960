import type { Mounts } from '../core/mount/createMounts.ts';
import type { Page, PageProduct } from '../core/page/createPage.ts';
import { slot } from '../core/page/selectors.ts';
import { listen, onAbort } from '../lib/listen.ts';
import { unclobbered } from '../lib/unclobbered.ts';

/** Mounts what comes to the page, and releases what leaves it, until the signal aborts. */
export function followPage(
  page: Page,
  mounts: Mounts,
  closeProduct: (pageProduct: PageProduct) => void,
  onAdded: () => void,
  signal: AbortSignal,
): void {
  watchInterest(page.document, mounts.renewAt, signal);
  watchPage(
    page.document,
    (node) => mounts.known.has(node as Element),
    ({ added, removed, touched }) => {
      // A script stands beside what its data is of.
      mounts.renew(added.map((node) => (node.nodeName === 'SCRIPT' && node.parentElement) || node));
      for (const element of touched) mounts.check(element);
      if (removed) {
        mounts.sweep();
        page.releaseProducts(closeProduct);
      }
      for (const root of added) void mounts.scanSafely(root);
      if (added.length > 0) onAdded();
    },
    signal,
  );
}

/** The parts that hold a visitor's or a script's choice. */
const CHOICES: readonly string[] = ['variants', 'quantity'];

/**
 * Mounts a product again for an action, if the page states another one there, and its choices, if they still wait: a script may have made
 * them. Resolves with the product that the button is of now; `null`: nothing to wait for.
 */
export function renewProduct(page: Page, mounts: Mounts, productKey: string, button: unknown): Promise<string | null> | null {
  const pressed = button instanceof HTMLElement ? button : null;
  const root = page.rootOf(productKey);
  const place = pressed ?? root;
  const renewed = place && mounts.renewAt(place);
  if (renewed) return renewed.then(() => (pressed && page.pageProductOf(pressed)?.id) ?? null);
  return root && mounts.hasten(root, CHOICES, productKey);
}

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
