import type { FilterProduct } from '../../commerce/model/filterProduct.ts';

/** Where filtered texts say under this name how to be those of a product. */
export const ABOUT = Symbol('about');

/** The texts as they are said of a product, which filters of texts are told. */
export const textsAbout = <Words extends object>(texts: Words, product: () => FilterProduct): Words =>
  (texts as { readonly [ABOUT]?: (product: () => FilterProduct) => Words })[ABOUT]?.(product) ?? texts;
