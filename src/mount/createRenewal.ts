import type { Report } from '../errors/createReport.ts';
import { parentOf } from '../lib/parentOf.ts';
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
  readonly scan: (root: ParentNode) => Promise<void>;
  readonly report: Report;
}

export function createRenewal({ page, known, release, closeProduct, scan, report }: RenewalDeps): Renewal {
  let last: Element | null = null;

  const renewRoots = (roots: readonly Element[]): Promise<unknown> | null => {
    if (roots.length === 0) return null;
    // Closed first: a widget that is released after its product knows that the visitor's choice goes as well.
    const changed = page.dropChanged(roots, closeProduct);
    const isStale = ({ product, element }: Mount): boolean => {
      if (product) return roots.includes(product.root) && (!page.isLive(product) || page.rootFor(element) !== product.root);
      const root = product === null && changed.length > 0 ? page.rootFor(element) : null;
      return root !== null && changed.includes(root);
    };
    const stale = [...known.values()].filter(isStale);
    if (changed.length + stale.length === 0) return null;
    stale.forEach(release);
    const outside = stale.map(({ element }) => element).filter((element) => !changed.some((root) => root.contains(element)));
    return Promise.all(
      [...changed, ...outside].map((root) => scan(root).catch((error: unknown) => report(error, { element: root, part: 'scan' }))),
    );
  };

  const rootAt = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const product = known.get(at)?.product;
      if (product) return product.root;
    }
    return page.rootAround(element);
  };

  return {
    renew: (nodes) => renewRoots(page.rootsAround(nodes)),
    renewAt(element, isPassing = false) {
      const root = rootAt(element);
      if (isPassing && root === last) return null;
      last = root;
      return root && renewRoots([root]);
    },
  };
}
