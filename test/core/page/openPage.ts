import { createPage, type Page, type ProductInstance } from '../../../src/core/page/createPage.ts';
import { readProduct } from '../../../src/core/page/readProduct.ts';
import { readContext } from '../../../src/core/page/readContext.ts';
import type { Product } from '../../../src/commerce/model/product.ts';

/** Parts that the widgets of the shop mount in. */
export const PARTS = ['variants', 'price', 'quantity', 'add-to-cart', 'cart-pill', 'cart-count', 'cart-subtotal', 'cart'];

/** Shows a page of the platform: its context is there, so the class names of existing templates count. */
export function showPage(html: string, context: unknown = {}): void {
  window.Static = { SQUARESPACE_CONTEXT: context };
  document.body.innerHTML = html;
}

/** Shows a page of any other site: only our own hooks count. */
export function showForeignPage(html: string): void {
  delete window.Static;
  document.body.innerHTML = html;
}

/** Leaves nothing of a page behind. */
export function clearPage(): void {
  delete window.Static;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
}

/** The one element that the selector finds. */
export function one(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0]!;
}

/** The page as the shop sees it, and the products that it has found. */
export function readPage(): Page & { readonly productInstances: ProductInstance[] } {
  const productInstances: ProductInstance[] = [];
  const page = createPage(document, PARTS, 'USD');
  const productInstanceOf = (part: Element) => {
    const productInstance = page.productInstanceOf(part);
    if (productInstance && !productInstances.includes(productInstance)) productInstances.push(productInstance);
    return productInstance;
  };
  return { ...page, productInstanceOf, productInstances };
}

/** The product of a root, as the page states it. */
export const productOf = (selector: string): Product => readProduct(one(selector), readContext(document), 'USD');

/** For tests whose elements can all be looked at. */
export const rethrow = (error: unknown): never => {
  throw error;
};

/** JSON as it stands in an attribute. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
