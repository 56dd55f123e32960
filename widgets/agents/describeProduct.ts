import type { Product } from '../../src/commerce/model/product.ts';
import type { Pricing, Variant } from '../../src/commerce/model/variant.ts';
import { fromPrice, priceNow } from '../../src/commerce/rules/fromPrice.ts';
import { isPricedItself } from '../../src/commerce/rules/isPricedItself.ts';
import { optionValues } from '../../src/commerce/rules/selection.ts';
import { isSoldOut } from '../../src/commerce/rules/soldOut.ts';
import { idOf } from '../../src/core/page/findRoot.ts';
import { anyListItem, itemLink, productAnyId, productTitle, productTitleHook } from '../../src/core/page/selectors.ts';
import { isOutOfStock } from '../restock/index.ts';
import { short } from './answers.ts';

const MOST_OPTIONS = 10;
const MOST_VALUES = 50;
const MOST_VARIANTS = 100;

/** @param url path of the product's page; `null`: this one */
export function summarizeProduct(product: Product, url: string | null): object {
  const price = fromPrice(product)?.price;
  return {
    id: short(product.id),
    title: short(product.title ?? ''),
    ...(price && { price_from: { amount: price.minor, currency: price.currency } }),
    availability: { available: !isSoldOut(product) },
    ...(url !== null && { url }),
  };
}

export function describeProduct(product: Product, url: string | null): object {
  const { optionNames, variants, pricing } = product;
  const listed = variants.slice(0, MOST_VARIANTS);
  return {
    ...summarizeProduct(product, url),
    ...(isPricedItself(product) && priceOf(pricing)),
    options: optionNames.slice(0, MOST_OPTIONS).map((name) => ({
      name: short(name),
      values: optionValues(product, name)
        .slice(0, MOST_VALUES)
        .map((label) => ({ label: short(label) })),
    })),
    variants: listed.map((variant) => describeVariant(variant, product)),
    ...(variants.length > listed.length && { more_variants: variants.length - listed.length }),
  };
}

const describeVariant = (variant: Variant, product: Product): object => ({
  options: product.optionNames.slice(0, MOST_OPTIONS).map((name) => ({ name: short(name), label: short(variant.attributes[name] ?? '') })),
  ...priceOf(variant),
  availability: { available: variant.problem === undefined && !isOutOfStock(product, variant) },
});

function priceOf(pricing: Pricing): object {
  const price = priceNow(pricing);
  return price ? { price: { amount: price.minor, currency: price.currency } } : {};
}

/** The path of the page where a product of a list is sold; `null`: this one. Without its query, which may be about the visitor. */
export function addressOf(root: Element): string | null {
  if (!root.matches(anyListItem)) return null;
  const link = root.matches('a[href]') ? root : root.querySelector(itemLink);
  const { origin, pathname } = (link as HTMLAnchorElement | null) ?? {};
  const { location } = root.ownerDocument;
  return pathname && origin === location.origin && pathname !== location.pathname ? pathname.slice(0, 200) : null;
}

const TITLE = `.ProductList-title,.grid-title,.product-list-item-title,${productTitle}`;

/** A product that is only shown here, and sold on its own page; `null`: it has no id, or no page. */
export function describeListed(item: Element): { readonly id: string; readonly title: string; readonly url: string } | null {
  const inside = item.querySelector(productAnyId);
  const id = idOf(item) ?? (inside && idOf(inside));
  const url = addressOf(item);
  const title = item.getAttribute(productTitleHook) ?? item.querySelector(TITLE)?.textContent ?? '';
  return id === null || url === null ? null : { id: short(id), title: short(title), url };
}
