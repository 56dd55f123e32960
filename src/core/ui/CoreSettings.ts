import type { StyleSheets } from '../../lib/styleSheets.ts';
import type { Money } from '../../money/money.ts';
import type { CartTexts } from '../../commerce/texts/cartTexts.ts';
import type { ProductTexts } from '../../commerce/texts/productTexts.ts';
import type { ShopTexts } from '../../commerce/texts/shopTexts.ts';

/**
 * What widgets are told of the site, whichever feature they are of. Functions are asked at the moment of use: pages change these after load.
 */
export interface CoreSettings {
  readonly productTexts: ProductTexts;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  /** The site's own strings as they stand in the page, for texts that have a key per case. */
  readonly localizedStrings: unknown;
  /** An amount as the site shows money. */
  readonly formatMoney: (money: Money) => string;
  /** ISO code of the store's currency: of prices that do not name theirs, and of the cart's cents. */
  readonly currency: string;
  /** Where widgets put their style sheets. */
  readonly styles: StyleSheets;
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** Where the empty cart leads; a path of this site. */
  readonly continueShoppingPath: string;
  /** Where a customer's account leads; a path of this site. */
  readonly accountPath: string;
}
