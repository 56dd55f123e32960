import {
  selectors,
  PageError,
  ofProduct,
  readJsonAttribute,
  readMerchandising,
  type Page,
  type ProductMerchandising,
} from '../../src/kit.ts';

/** A place for the instalment message. */
export interface InstalmentsProps {
  readonly productInstance: string;
  /** Amounts in cents. */
  readonly terms: { readonly available: boolean; readonly min: number; readonly max: number };
  readonly shopperLanguage: string | null;
  /** ISO 3166 alpha-2, where the page says so. */
  readonly merchantCountry: string | null;
  /** Whether the element itself is the block that themes style; else the block stands inside it. */
  readonly isBlock: boolean;
}

const CONTEXT = 'instalments by product id, with "afterPayMin" and "afterPayMax" in cents';

/**
 * Reads a place for the instalment message; `null` where the page says nothing of instalments for this product.
 * @throws PageError when what it says cannot be read: there is then no message (spec §8)
 */
export function readInstalments(element: HTMLElement, page: Page): InstalmentsProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance) return null;
  const own = readJsonAttribute(element, selectors.currentContext, CONTEXT);
  const facts: ProductMerchandising = { ...readMerchandising(productInstance, page), ...ofProduct(own, productInstance.product.id) };
  const { afterPayAvailable, afterPayMin = null, afterPayMax = null, shopperLanguage, stripeAccountCountry } = facts;
  // A wrong limit would promise what checkout refuses.
  const isBroken = (own !== null && typeof own !== 'object') || (afterPayAvailable && (afterPayMin === null || afterPayMax === null));
  if (isBroken) throw new PageError(`expected ${CONTEXT}`, element);
  if (!afterPayAvailable) return null;
  return {
    productInstance: productInstance.id,
    terms: { available: true, min: afterPayMin ?? 0, max: afterPayMax ?? 0 },
    shopperLanguage: shopperLanguage ?? page.context().website?.language ?? null,
    merchantCountry: stripeAccountCountry ?? null,
    isBlock: element.classList.contains(selectors.instalmentsPlace),
  };
}
