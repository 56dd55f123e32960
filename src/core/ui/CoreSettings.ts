import type { StyleSheets } from '../../lib/styleSheets.ts';
import type { Money } from '../../money/money.ts';
import type { CartTexts } from '../../commerce/texts/cartTexts.ts';
import type { ProductTexts } from '../../commerce/texts/productTexts.ts';
import type { ShopTexts } from '../../commerce/texts/shopTexts.ts';

/** Settings for every widget. Functions are called when the value is used, because pages change these after load. */
export interface CoreSettings {
  readonly productTexts: ProductTexts;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  /** The page's raw strings, for texts with a key per case. */
  readonly localizedStrings: unknown;
  /** Formats an amount as the site does. */
  readonly formatMoney: (money: Money) => string;
  /** ISO 4217 code of the store's currency, for prices without one and for the cart's cents. */
  readonly currency: string;
  /** Adds style sheets to the page. */
  readonly styles: StyleSheets;
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** Where the empty cart links to; a path of this site. */
  readonly continueShoppingPath: string;
  readonly accountPath: string;
}
