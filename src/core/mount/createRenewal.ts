import { parentOf, unclobbered } from '../../lib/unclobbered.ts';
import type { Page, PageProduct } from '../page/createPage.ts';
import type { Mount } from './mount.ts';

/** Notices that an element is reused for another product. */
export interface Renewal {
  /**
   * Compares the products in and around these nodes with the page. A changed product is closed, with what the visitor had begun, and the
   * nodes are mounted for the new one. `null`: nothing changed; else settles once mounted.
   */
  renew(nodes: readonly Node[]): Promise<unknown> | null;
  /**
   * The same for an element's product, wherever its parts stand.
   *
   * @param isPassing checks once only, until the visitor turns to another product
   */
  renewAt(element: Element, isPassing?: boolean): Promise<unknown> | null;
}

interface RenewalDeps {
  readonly page: Page;
  readonly known: ReadonlyMap<Element, Mount>;
  readonly release: (mount: Mount) => void;
  readonly closeProduct: (pageProduct: PageProduct) => void;
  readonly updateProduct: (pageProduct: PageProduct) => void;
  readonly scan: (root: Element) => Promise<void>;
}

export function createRenewal({ page, known, release, closeProduct, updateProduct, scan }: RenewalDeps): Renewal {
  let last: Element | null = null;

  const renewRoots = (roots: readonly Element[]): Promise<unknown> | null => {
    // Closed first, so that a widget released afterwards drops the visitor's choice.
    const changed = page.dropChanged(roots, closeProduct, updateProduct);
    const stale = [...known.values()].filter(({ product, element }) =>
      product
        ? roots.includes(product.root) && !(page.rootOf(product.id) && page.rootFor(element) === product.root)
        : product === null && changed.some((root) => root === page.rootFor(element)),
    );
    stale.forEach(release);
    const outside = stale.map(({ element }) => element).filter((element) => !changed.some((root) => root.contains(element)));
    const again = [...changed, ...outside];
    return again.length > 0 ? Promise.all(again.map(scan)) : null;
  };

  return {
    renew: (nodes) => renewRoots([...page.roots.keys()].filter((root) => nodes.some((node) => holds(node, root) || holds(root, node)))),
    renewAt(element, isPassing = false) {
      let root: Element | null = null;
      for (let at: Element | null = element; at && !root; at = parentOf(at)) {
        root = known.get(at)?.product?.root ?? (page.roots.has(at) ? at : null);
      }
      if (isPassing && root === last) return null;
      last = root;
      return root && renewRoots([root]);
    },
  };
}

const holds = (outer: Node, inner: Node): boolean => unclobbered(outer).contains(inner);
