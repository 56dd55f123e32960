import { parseProduct, type Product } from '../commerce/model/product.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { fromPrice } from '../commerce/rules/fromPrice.ts';
import { findPageProduct } from '../core/page/findPageProduct.ts';
import { readProduct } from '../core/page/readProduct.ts';
import { attempt } from '../lib/result.ts';
import type { SoldLine } from './soldLine.ts';
import { titleOnPage } from './titleOnPage.ts';

/**
 * The product that the page is about, as one piece at its lowest price, with its variant where it has only one. `null`: there is none, or it
 * cannot be read.
 *
 * @param currency ISO 4217 code for prices without one
 */
export function readViewedLine(page: Document, context: PageContext, currency: string): (SoldLine & { readonly currency: string }) | null {
  const found = findPageProduct(page, context);
  const product = found && readFound(found, context, currency);
  if (!product) return null;
  const [variant, another] = product.variants;
  const only = variant && !another ? variant : null;
  const price = fromPrice(product)?.price ?? null;
  return {
    itemId: product.id,
    productType: product.type,
    title: titleOnPage(context, product.id) ?? product.title,
    chosenVariant: only && { sku: only.sku, attributes: { ...only.attributes } },
    quantity: 1,
    unitCents: price && price.minor,
    currency: price?.currency ?? currency,
  };
}

function readFound(
  { id, root }: { readonly id: string; readonly root: Element | null },
  context: PageContext,
  currency: string,
): Product | null {
  // Its widget reports what cannot be read.
  const read = root && attempt(() => readProduct(root, context, currency));
  if (read) return read;
  const known = parseProduct(context.product, { id, fallbackCurrency: currency });
  return known.ok ? known.value : null;
}
