import { fill } from '../../../src/commerce/texts/fill.ts';
import { countText, pluralText } from '../../../src/commerce/texts/fill.ts';
import type { CartTexts } from '../texts.ts';

/** The greatest number of items that the cart count writes out; above it stands "100+". */
const MAX_CART_COUNT = 100;

/** The cart's counter and what it is called for a screen reader. */
interface CartCount {
  readonly text: string;
  readonly label: string;
}

/**
 * The counter of a cart: the number up to 100, above that "100+", "More than 100 items in cart".
 *
 * @param language BCP 47 tag of the texts
 */
export function cartCount(
  totalQuantity: number,
  texts: Pick<CartTexts, 'overHundred' | 'overHundredLabel' | 'oneItemLabel' | 'itemsLabel'>,
  language = 'en',
): CartCount {
  const count = totalQuantity > 0 ? Math.trunc(totalQuantity) : 0;
  if (count > MAX_CART_COUNT) return { text: texts.overHundred, label: texts.overHundredLabel };
  return {
    text: String(count),
    label: fill(pluralText(texts, 'oneItemLabel', 'itemsLabel', count, language), { count: countText(count, language) }),
  };
}
