import type { Mounts } from '../core/mount/createMounts.ts';
import type { Page, PageProduct } from '../core/page/createPage.ts';
import { watchInterest, watchPage } from '../core/page/watchPage.ts';

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
    mounts.has,
    ({ added, removed, touched }) => {
      // A script stands beside what its data is of.
      mounts.renew(added.map((node) => (node.nodeName === 'SCRIPT' && node.parentElement) || node));
      for (const element of touched) mounts.check(element);
      if (removed) mounts.sweep();
      if (removed) page.releaseProducts(closeProduct);
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

/** The product of which an element is the root, which is found from what stands in it, or a part. */
export function productAt(page: Page, element: Element): PageProduct | null {
  const inner = element.firstElementChild;
  return page.pageProductOf(inner && page.rootFor(inner) === element ? inner : element);
}
