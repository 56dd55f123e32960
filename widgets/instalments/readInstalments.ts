import * as selectors from '../../src/core/page/selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { ofProduct, offersKlarna, readMerchandising } from '../../src/core/page/readMerchandising.ts';
import { readJsonAttribute } from '../../src/core/page/readJson.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ProductMerchandising } from '../../src/commerce/model/productMerchandising.ts';

/** A place for the instalment message. */
export interface InstalmentsProps {
  readonly productInstance: string;
  /** Amounts in cents. */
  readonly terms: { readonly available: boolean; readonly min: number; readonly max: number };
  /** Whether it is Klarna that offers them. */
  readonly isKlarna: boolean;
  readonly shopperLanguage: string | null;
  /** ISO 3166 alpha-2, where the page says so. */
  readonly merchantCountry: string | null;
  /** Whether the element itself is the block that themes style; else the block stands inside it. */
  readonly isBlock: boolean;
}

const CONTEXT = 'instalments by product id, with "afterPayMin" and "afterPayMax" (or "klarnaMin" and "klarnaMax") in cents';

/**
 * Reads a place for the instalment message; `null` where the page says nothing of instalments for this product.
 * @throws PageError when what it says cannot be read: there is then no message (spec §8)
 */
export function readInstalments(element: HTMLElement, page: Page): InstalmentsProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance) return null;
  const own = readJsonAttribute(element, selectors.currentContext, CONTEXT);
  const facts: ProductMerchandising = { ...readMerchandising(productInstance, page), ...ofProduct(own, productInstance.product.id) };
  const { afterPayAvailable, shopperLanguage, stripeAccountCountry } = facts;
  const isKlarna = !afterPayAvailable && offersKlarna(facts);
  const isOffered = afterPayAvailable || isKlarna;
  const [min, max] = isKlarna ? [facts.klarnaMin, facts.klarnaMax] : [facts.afterPayMin, facts.afterPayMax];
  // A wrong limit would promise what checkout refuses.
  const isBroken = (own !== null && typeof own !== 'object') || (isOffered && (min === undefined || max === undefined));
  if (isBroken) throw new PageError(`expected ${CONTEXT}`, element);
  if (!isOffered) return null;
  return {
    productInstance: productInstance.id,
    terms: { available: true, min: min ?? 0, max: max ?? 0 },
    isKlarna,
    shopperLanguage: shopperLanguage ?? page.context().website?.language ?? null,
    merchantCountry: stripeAccountCountry ?? null,
    isBlock: element.classList.contains(selectors.instalmentsPlace),
  };
}
