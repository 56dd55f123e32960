import { BLOCK, OWN_CONTEXT } from './selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { ofProduct, offersKlarna } from '../../src/commerce/model/productMerchandising.ts';
import { readMerchandising } from '../../src/core/page/readMerchandising.ts';
import { readJsonAttribute } from '../../src/lib/readJson.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ProductMerchandising } from '../../src/commerce/model/productMerchandising.ts';

export interface InstalmentsProps {
  readonly productKey: string;
  /** Amounts in cents. */
  readonly terms: { readonly available: boolean; readonly min: number; readonly max: number };
  readonly isKlarna: boolean;
  readonly shopperLanguage: string | null;
  /** ISO 3166 alpha-2; `null` if the page does not state it. */
  readonly merchantCountry: string | null;
  /** Whether the element itself is the block that themes style, not its parent. */
  readonly isBlock: boolean;
}

const CONTEXT = 'instalments by product id, with "afterPayMin" and "afterPayMax" (or "klarnaMin" and "klarnaMax") in cents';

/**
 * `null` where the page states no instalments for this product.
 *
 * @throws PageError when its settings cannot be read
 */
export function readInstalments(element: HTMLElement, page: Page): InstalmentsProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const own = readJsonAttribute(element, OWN_CONTEXT, CONTEXT);
  const facts: ProductMerchandising = { ...readMerchandising(pageProduct, page), ...ofProduct(own, pageProduct.product.id) };
  const { afterPayAvailable, shopperLanguage, stripeAccountCountry } = facts;
  const isKlarna = !afterPayAvailable && offersKlarna(facts);
  const isOffered = afterPayAvailable || isKlarna;
  const [min, max] = isKlarna ? [facts.klarnaMin, facts.klarnaMax] : [facts.afterPayMin, facts.afterPayMax];
  // A wrong limit would promise what the checkout refuses.
  const isBroken = (own !== null && typeof own !== 'object') || (isOffered && (min === undefined || max === undefined));
  if (isBroken) throw new PageError(`expected ${CONTEXT}`, element);
  if (!isOffered) return null;
  return {
    productKey: pageProduct.id,
    terms: { available: true, min: min ?? 0, max: max ?? 0 },
    isKlarna,
    shopperLanguage: shopperLanguage ?? page.context().website?.language ?? null,
    merchantCountry: stripeAccountCountry ?? null,
    isBlock: element.classList.contains(BLOCK),
  };
}
