import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { Product } from '../../commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../commerce/model/productType.ts';
import { createListData, readProduct, type GivenProduct, type ListData } from './readProduct.ts';
import { findParts, type FoundPart, type OnUnreadable } from './findParts.ts';
import { idOf } from './findRoot.ts';
import { ownIdInside, rootOfPart, variantsNodeOf } from './ownParts.ts';
import { recognisesPlatformMarkup } from './recognisesPlatformMarkup.ts';
import * as selectors from './selectors.ts';
import { hasCustomCart } from './pillPlace.ts';
import { readContext } from './readContext.ts';
import { attempt } from '../../lib/result.ts';
import { jsonScript } from '../../lib/readJson.ts';
import { unclobbered } from '../../lib/unclobbered.ts';

export type MountWhen = 'ready' | 'visible' | 'idle' | 'interaction';

const MOMENTS: readonly string[] = ['ready', 'visible', 'idle', 'interaction'] satisfies MountWhen[];

/** One product container: the parts inside its root share one selection. Two containers of one item are two products. */
export interface PageProduct {
  /** Unique on this page while the root exists. */
  readonly id: string;
  /** Contains the product's parts; its events are fired here. */
  readonly root: Element;
  readonly product: Product;
  /** Data from the widget that created the root; `null`: read from the page. */
  readonly given: GivenProduct | null;
  /** Whether it has `data-storefront-live-stock`. */
  readonly wantsLiveStock: boolean;
}

/** The page as typed data; the only code of the product that knows selectors and attribute names. */
export interface Page {
  readonly document: Document;
  /** Read at each use, because other scripts change it after load. */
  context(): PageContext;
  find(root: ParentNode, onUnreadable: OnUnreadable): Iterable<FoundPart>;
  /** The moment that the element's own attribute asks for. */
  whenOf(element: Element): MountWhen | null;
  /**
   * The part's product, without opening it; `null` without one, or if it was found broken before.
   *
   * @throws PageError the first time that a product's data is found broken
   */
  pageProductOf(part: Element): PageProduct | null;
  /** Sets the product of a root that we created, before it is on the page. */
  give(root: Element, product: GivenProduct): void;
  /** `null` once the root has left the page. */
  rootOf(productKey: string): Element | null;
  /** The root that the part belongs to now, read or not. */
  rootFor(part: Element): Element | null;
  /** Whether the part's product was found broken. */
  isBroken(part: Element): boolean;
  readonly roots: Pick<ReadonlyMap<Element, unknown>, 'has' | 'keys'>;
  /** Drops products whose roots now state another one or other variants, and returns these roots; one of which only the rest changed is kept. */
  dropChanged(
    roots: readonly Element[],
    onDropped: (pageProduct: PageProduct) => void,
    onUpdated: (pageProduct: PageProduct) => void,
  ): Element[];
  /** Drops products whose roots have left the page. */
  releaseProducts(onReleased: (pageProduct: PageProduct) => void): void;
}

/** Reads an element into a widget's props; `null` when it is not for the widget. Throws `PageError`. */
export type ReadPart<Props extends object> = (element: HTMLElement, page: Page) => Props | null;

interface KnownRoot {
  /** `null`: broken, or sold by the platform's own script. */
  pageProduct: PageProduct | null;
  isBroken: boolean;
  identity: ProductIdentity;
}

/**
 * @param parts names of the widgets
 *
 * @param currency ISO 4217 code for prices without one
 */
export function createPage(document: Document, parts: readonly string[], currency: string): Page {
  const roots = new Map<Element, KnownRoot>();
  const listData = createListData();
  const givens = new WeakMap<Element, GivenProduct>();
  let count = 0;
  /** Cached per scan, because reading it for each of a hundred products costs as much as mounting them. */
  let scannedContext: PageContext | null = null;

  const identityOf = (root: Element, context: PageContext) => productIdentity(root, context, listData, givens.get(root) ?? null);

  const rootFor = (part: Element): Element | null => rootOfPart(document, roots, part);

  const page: Page = {
    document,
    context: () => readContext(document),
    // Beside a theme's own cart there is no pill, and its badge is an ordinary badge.
    find(root, onUnreadable) {
      scannedContext = readContext(document);
      const wanted = hasCustomCart(document) ? parts.filter((part) => part !== 'cart-pill') : parts;
      return findParts(root, wanted, recognisesPlatformMarkup(document), onUnreadable);
    },
    whenOf: readWhen,
    pageProductOf(part) {
      const root = rootFor(part);
      if (!root) return null;
      const known = roots.get(root);
      if (known) return known.pageProduct;
      // Marked as broken until it is read, so that the next part does not report it again.
      const entry: KnownRoot = { pageProduct: null, isBroken: true, identity: [] };
      roots.set(root, entry);
      const given = givens.get(root) ?? null;
      scannedContext ??= readContext(document);
      try {
        const product = readProduct(root, scannedContext, currency, listData, given);
        entry.isBroken = false;
        // Memberships are sold by the platform's own script.
        if (product.type === PRODUCT_TYPE.paywall) return null;
        entry.pageProduct = { id: `p${++count}`, root, product, given, wantsLiveStock: root.hasAttribute(selectors.liveStock) };
      } finally {
        entry.identity = identityOf(root, scannedContext);
      }
      return entry.pageProduct;
    },
    give: (root, product) => void givens.set(root, product),
    rootOf(id) {
      for (const [root, { pageProduct }] of roots) if (pageProduct?.id === id) return root;
      return null;
    },
    rootFor,
    isBroken(part) {
      const root = rootFor(part);
      return root !== null && roots.get(root)?.isBroken === true;
    },
    roots,
    dropChanged(candidates, onDropped, onUpdated) {
      const context = (scannedContext = readContext(document));
      return candidates.filter((root) => {
        const known = roots.get(root);
        const identity = identityOf(root, context);
        if (!known || isSameIdentity(known.identity, identity)) return false;
        const { pageProduct } = known;
        const product = pageProduct && attempt(() => readProduct(root, context, currency, listData, pageProduct.given));
        const isKept = product && choicesOf(product) === choicesOf(pageProduct.product);
        if (isKept) onUpdated(Object.assign(known, { identity, pageProduct: { ...pageProduct, product } }).pageProduct);
        else roots.delete(root);
        if (pageProduct && !isKept) onDropped(pageProduct);
        return !isKept;
      });
    },
    releaseProducts(onReleased) {
      for (const [root, { pageProduct }] of roots) {
        if (root.isConnected) continue;
        roots.delete(root);
        if (pageProduct) onReleased(pageProduct);
      }
    },
  };

  return page;
}

/** The item, its type, options, variants and plans that a visitor chooses of; a choice stays where they are the same. */
const choicesOf = ({ id, type, optionNames, variants }: Product): string =>
  JSON.stringify([
    id,
    type,
    optionNames,
    variants.map((variant) => [
      variant.id,
      variant.sku,
      variant.attributes,
      variant.pricingOptions.map(({ subscriptionOptionId }) => subscriptionOptionId),
    ]),
  ]);

export function readWhen(element: Element): MountWhen | null {
  const stated = unclobbered(element).getAttribute(selectors.when);
  return stated !== null && MOMENTS.includes(stated) ? (stated as MountWhen) : null;
}

/**
 * Id and source texts of a root's product, unparsed, because they are compared on every interaction. Changes to titles and marks do not
 * count. They are the page's own strings, so that those of a hundred products take no memory. Empty: unreadable, which is
 * reported elsewhere.
 */
type ProductIdentity = readonly unknown[];

function productIdentity(root: Element, context: PageContext, listData: ListData, given: GivenProduct | null): ProductIdentity {
  const variants = variantsNodeOf(root);
  const id = idOf(root) ?? ownIdInside(root) ?? context.item?.id;
  return (
    attempt(() => [
      id,
      root.getAttribute(selectors.productData),
      root.getAttribute(selectors.productContext),
      variants?.getAttribute(selectors.productVariants),
      variants?.getAttribute(selectors.productPlan),
      root.matches(`[${selectors.hook}]`) &&
        (root.querySelector(jsonScript)?.textContent ?? JSON.stringify(listData(root, idOf(root) ?? ''))),
      // Objects of the page's scripts, which may change them.
      JSON.stringify(given),
      context.item?.id === id && JSON.stringify(context.product),
    ]) ?? []
  );
}

const isSameIdentity = (one: ProductIdentity, other: ProductIdentity): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);
