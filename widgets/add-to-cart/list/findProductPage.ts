import { isVisible, safeRedirect, type ProductPage, type ProductInstance } from '../../../src/kit.ts';

const LINK = 'a[href]:not([href^="#"],[href=""])';
const PICKER = '[data-storefront="variants"],.product-variants';
/** An opener of quick views that works. */
const OPENER = ':is([data-storefront="quick-view"],.sqs-product-quick-view-button)[aria-haspopup="dialog"]';

/** The page of a product that stands in a list and cannot be chosen there; `null`: it is no such product. */
export function findProductPage({ root, product }: ProductInstance): ProductPage | null {
  if (product.variants.length > 0 && root.querySelector(PICKER)) return null;
  const link = root.matches(LINK) ? root : root.querySelector(LINK);
  const url = link && safeRedirect(link.getAttribute('href') ?? '');
  if (!url) return null;
  return {
    url: url.href,
    look() {
      const opener = root.querySelector<HTMLElement>(OPENER);
      if (!opener || !isVisible(opener)) return false;
      opener.click();
      return true;
    },
  };
}
