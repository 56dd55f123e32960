import { createPage, type Page, type PageProduct } from '../../../src/core/page/createPage.ts';
import { readProduct } from '../../../src/core/page/readProduct.ts';
import { readContext } from '../../../src/core/page/readContext.ts';
import type { Product } from '../../../src/commerce/model/product.ts';

export const PARTS = ['variants', 'price', 'quantity', 'add-to-cart', 'cart-pill', 'cart-count', 'cart-subtotal', 'cart'];

/** With the platform's page context, so that class names of existing templates count. */
export function showPage(html: string, context: unknown = {}): void {
  window.Static = { SQUARESPACE_CONTEXT: context };
  document.body.innerHTML = html;
}

/** Without the platform's context, so that only our hooks count. */
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

export function one(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0]!;
}

export function readPage(): Page & { readonly pageProducts: PageProduct[] } {
  const pageProducts: PageProduct[] = [];
  const page = createPage(document, PARTS, 'USD');
  const pageProductOf = (part: Element) => {
    const pageProduct = page.pageProductOf(part);
    if (pageProduct && !pageProducts.includes(pageProduct)) pageProducts.push(pageProduct);
    return pageProduct;
  };
  return { ...page, pageProductOf, pageProducts };
}

export const productOf = (selector: string): Product => readProduct(one(selector), readContext(document), 'USD');

export const rethrow = (error: unknown): never => {
  throw error;
};

export const json = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
