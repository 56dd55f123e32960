import { isVisible } from '../../../../src/lib/isVisible.ts';
import { optionNameOf, type OptionControl } from '../../../../src/core/page/optionNameOf.ts';
import { PageError } from '../../../../src/lib/PageError.ts';
import { safeRedirect } from '../../../../src/lib/safeRedirect.ts';
import * as selectors from '../../../../src/core/page/selectors.ts';
import type { PageProduct } from '../../../../src/core/page/createPage.ts';
import type { ProductPage } from '../../events.ts';

const PICKER = '[data-storefront="variants"],.product-variants';
/** An opener whose quick view works. */
const OPENER = ':is([data-storefront="quick-view"],.sqs-product-quick-view-button)[aria-haspopup="dialog"]';

/**
 * The page of a listed product that cannot be chosen here; `null` for any other.
 *
 * @param report receives the error of a list without a link to an undescribed product
 */
export function findProductPage({ root, product }: PageProduct, report: (error: unknown) => void): ProductPage | null {
  const isKnown = product.variants.length > 0;
  if (isKnown && root.querySelector(PICKER)) return null;
  const link = root.matches(selectors.itemLink) ? root : root.querySelector(selectors.itemLink);
  const url = link && safeRedirect(link.getAttribute('href') ?? '');
  if (!url && isKnown) return null;
  if (!url) report(new PageError('expected a link to the product in the list item, or its data: nothing can be sold without.', root));
  // Choices at the click, before the product has been read.
  const chosen = [...root.querySelectorAll<OptionControl>('select,input[type="radio"]:checked')].map((node) => [node, node.value] as const);
  return {
    url: url?.href ?? null,
    look() {
      const opener = root.querySelector<HTMLElement>(OPENER);
      if (!opener || !isVisible(opener)) return false;
      opener.click();
      return true;
    },
    choicesOf: (known) =>
      chosen.flatMap(([node, value]) => {
        const option = optionNameOf(node, known) ?? (known.variants.length === 0 ? node.getAttribute('name') : null);
        return option && value ? [[option, value] as const] : [];
      }),
  };
}
