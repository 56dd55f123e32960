import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { Product } from '../../commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../commerce/model/productType.ts';
import { createListData } from './createListData.ts';
import { findParts, type FoundPart, type OnUnreadable } from './findParts.ts';
import { findRoot, idOf, namesAnother, selectRoots } from './findRoot.ts';
import { isGateOpen } from './isGateOpen.ts';
import * as selectors from './selectors.ts';
import { hasCustomCart } from './pillPlace.ts';
import { productIdentity } from './productIdentity.ts';
import { readContext } from './readContext.ts';
import { readProduct, type GivenProduct } from './readProduct.ts';
import { readWhen, type MountWhen } from './readWhen.ts';

/** One product instance on the page: all parts inside its root share one selection. Two blocks of one item are two product instances. */
export interface ProductInstance {
  /** Unique on this page, for as long as the root lives. */
  readonly id: string;
  /** The element that holds the product's parts; events of the product are fired on it. */
  readonly root: Element;
  readonly product: Product;
  /** What a widget that has made the root knows of it; `null`: the page says all. */
  readonly given: GivenProduct | null;
  /** Whether its markup asks for the stock as the platform has it now (`data-storefront-live-stock`). */
  readonly wantsLiveStock: boolean;
}

/** The page as typed data. Nothing else of the product knows a selector or an attribute's name. */
export interface Page {
  readonly document: Document;
  /** The page context as it is now: other scripts change it after load, so it is read at the moment of use. */
  context(): PageContext;
  /** Parts below `root` (itself included), one by one; an element that throws while it is looked at is handed to `onUnreadable`. */
  find(root: ParentNode, onUnreadable: OnUnreadable): Iterable<FoundPart>;
  /** When the element itself asks to be mounted. */
  whenOf(element: Element): MountWhen | null;
  /**
   * The product that the part belongs to, looked up and no more; `null` when it is of none, or of one whose data was found broken before.
   * @throws PageError the first time that a product's data is found broken
   */
  productInstanceOf(part: Element): ProductInstance | null;
  /** Says what a root of our own making is about, before it is on the page: its markup need not carry the product's data then. */
  give(root: Element, product: GivenProduct): void;
  /** The root of a product instance, or `null` once it has left the page. */
  rootOf(productInstance: string): Element | null;
  /** The root that the part belongs to now, whether its product has been read or not. */
  rootFor(part: Element): Element | null;
  /** Whether the part's product has been found broken. */
  isBroken(part: Element): boolean;
  /** The roots of known products. */
  readonly roots: Pick<ReadonlyMap<Element, unknown>, 'has' | 'keys'>;
  /** Drops the product instances of those roots where the page states another product by now, to be read anew when it is asked for. Gives these roots. */
  dropChanged(roots: readonly Element[], onDropped: (productInstance: ProductInstance) => void): Element[];
  /** Drops the product instances whose root has left the page, and tells of each. */
  releaseProductInstances(onReleased: (productInstance: ProductInstance) => void): void;
}

/** Reads an element into a widget's props; `null` when the element is not for the widget after all. Throws `PageError`. */
export type ReadPart<Props extends object> = (element: HTMLElement, page: Page) => Props | null;

/** What is known of a root. */
interface KnownRoot {
  /** `null`: its product is broken, or sold by the platform's own script. */
  productInstance: ProductInstance | null;
  isBroken: boolean;
  /** What it was read from. */
  identity: string | null;
}

/**
 * @param parts the names of the widgets
 * @param currency ISO code, of prices that do not name theirs
 */
export function createPage(document: Document, parts: readonly string[], currency: string): Page {
  const roots = new Map<Element, KnownRoot>();
  const listData = createListData();
  const givens = new WeakMap<Element, GivenProduct>();
  let count = 0;
  /** As it was at the last scan: reading it anew for each of a hundred products would cost as much as mounting them. */
  let scannedContext: PageContext | null = null;

  const identityOf = (root: Element, context: PageContext) => productIdentity(root, context, listData, givens.get(root) ?? null);

  /** A part outside every root, or in that of another product, names its product itself: it joins the root of that product, or stands for itself. */
  const rootOfLonePart = (part: Element): Element | null => {
    const id = part.getAttribute(selectors.productId) ?? part.getAttribute(selectors.productItemId);
    if (!id || part.closest(selectors.productExcluded)) return null;
    for (const [root, { productInstance }] of roots) {
      if ((productInstance?.product.id ?? idOf(root)) === id) return root;
    }
    // The part may stand before its product.
    for (const root of document.querySelectorAll(selectRoots(isGateOpen(document)))) if (idOf(root) === id) return root;
    return part;
  };

  const rootFor = (part: Element): Element | null => {
    const root = findRoot(part, isGateOpen(document));
    return root && !namesAnother(root, part) ? root : rootOfLonePart(part);
  };

  const page: Page = {
    document,
    context: () => readContext(document),
    // Beside a cart of the theme's own the floating cart is no pill, and the badge in it a badge like any other.
    find(root, onUnreadable) {
      scannedContext = readContext(document);
      const wanted = hasCustomCart(document) ? parts.filter((part) => part !== 'cart-pill') : parts;
      return findParts(root, wanted, isGateOpen(document), onUnreadable);
    },
    whenOf: readWhen,
    productInstanceOf(part) {
      const root = rootFor(part);
      if (!root) return null;
      const known = roots.get(root);
      if (known) return known.productInstance;
      // Remembered as broken until it has been read: the next part of the same product does not report it again.
      const entry: KnownRoot = { productInstance: null, isBroken: true, identity: null };
      roots.set(root, entry);
      const given = givens.get(root) ?? null;
      scannedContext ??= readContext(document);
      try {
        const product = readProduct(root, scannedContext, currency, listData, given);
        entry.isBroken = false;
        // The platform's own script sells memberships.
        if (product.type === PRODUCT_TYPE.paywall) return null;
        entry.productInstance = { id: `p${++count}`, root, product, given, wantsLiveStock: root.hasAttribute(selectors.liveStock) };
      } finally {
        entry.identity = identityOf(root, scannedContext);
      }
      return entry.productInstance;
    },
    give: (root, product) => void givens.set(root, product),
    rootOf(id) {
      for (const [root, { productInstance }] of roots) if (productInstance?.id === id) return root;
      return null;
    },
    rootFor,
    isBroken(part) {
      const root = rootFor(part);
      return root !== null && roots.get(root)?.isBroken === true;
    },
    roots,
    dropChanged(candidates, onDropped) {
      const context = (scannedContext = readContext(document));
      return candidates.filter((root) => {
        const known = roots.get(root);
        if (!known || known.identity === identityOf(root, context)) return false;
        roots.delete(root);
        if (known.productInstance) onDropped(known.productInstance);
        return true;
      });
    },
    releaseProductInstances(onReleased) {
      for (const [root, { productInstance }] of roots) {
        if (root.isConnected) continue;
        roots.delete(root);
        if (productInstance) onReleased(productInstance);
      }
    },
  };

  return page;
}
