import { parentOf } from '../../lib/parentOf.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import type { Page, ProductInstance } from '../page/createPage.ts';
import type { Mount } from './createMounter.ts';

/** Notices that a root is used again for another product. */
export interface Renewal {
  /**
   * Compares the products around and inside these nodes with what the page states now. Where it is another one the former is closed, with
   * all that the visitor had begun with it, and the same nodes are mounted for the new one. `null`: all is as it was; else it settles
   * once the new one is mounted.
   */
  renew(nodes: readonly Node[]): Promise<unknown> | null;
  /**
   * The same for the product that an element belongs to, wherever its parts stand.
   * @param isPassing whether it is enough to look once until the visitor is with another product
   */
  renewAt(element: Element, isPassing?: boolean): Promise<unknown> | null;
}

interface RenewalDeps {
  readonly page: Page;
  readonly known: ReadonlyMap<Element, Mount>;
  readonly release: (mount: Mount) => void;
  readonly closeProduct: (productInstance: ProductInstance) => void;
  /** Never rejects. */
  readonly scan: (root: Element) => Promise<void>;
}

export function createRenewal({ page, known, release, closeProduct, scan }: RenewalDeps): Renewal {
  let last: Element | null = null;

  const renewRoots = (roots: readonly Element[]): Promise<unknown> | null => {
    // Closed first: a widget that is released after its product knows that the visitor's choice goes as well.
    const changed = page.dropChanged(roots, closeProduct);
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
