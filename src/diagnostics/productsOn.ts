import type { Product } from '../commerce/model/product.ts';
import { selectRoots } from '../core/page/findRoot.ts';
import { readCartSettings } from '../core/page/readCartSettings.ts';
import { readContext } from '../core/page/readContext.ts';
import { readProduct } from '../core/page/readProduct.ts';
import { recognisesPlatformMarkup } from '../core/page/recognisesPlatformMarkup.ts';
import { off } from '../core/page/selectors.ts';
import { ownTags } from './ownTags.ts';

export interface ProductOnPage {
  readonly root: Element;
  readonly product: Product;
}

/** The products of the page that can be read, each once. */
export function productsOn(page: Document): ProductOnPage[] {
  const found = new Map<string, ProductOnPage>();
  for (const root of page.querySelectorAll(selectRoots(recognisesPlatformMarkup(page)))) {
    if (root.closest(off)) continue;
    try {
      const product = readProduct(root, readContext(page), currencyOf(page));
      if (!found.has(product.id)) found.set(product.id, { root, product });
    } catch {
      // Another rule reports the reason.
    }
  }
  return [...found.values()];
}

/** The currency of amounts that name none; '': the page names none either. */
function currencyOf(page: Document): string {
  const { websiteSettings, storefront } = readContext(page);
  const store = websiteSettings?.storeSettings;
  const [tag] = ownTags(page);
  const own: unknown = tag?.getAttribute('data-currency') ?? Object(storefront)['currency'];
  const code = store?.selectedCurrency ?? store?.defaultCurrency ?? readCartSettings(page).storeCurrency ?? own;
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : '';
}
