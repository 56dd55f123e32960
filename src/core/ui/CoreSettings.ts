import type { StyleSheets } from '../../lib/styleSheets.ts';
import type { MoneyFormat } from '../../money/createMoneyFormatter.ts';
import type { ShopTexts } from '../../commerce/texts/shopTexts.ts';
import type { Config } from '../config.ts';

/** Settings for every widget. Functions are called when the value is used, because pages change these after load. */
export interface CoreSettings extends Omit<Config, 'styles'> {
  readonly multipleQuantityAllowedForServices: boolean;
  readonly shopTexts: ShopTexts;
  /** BCP 47 tag of the language of our texts: its plural forms, digits and names of countries. */
  readonly textLanguage: string;
  /** The page's raw strings, for texts with a key per case. */
  readonly localizedStrings: unknown;
  /** How much of the look is ours: a finished one, only what it takes to be used, or nothing. */
  readonly look: 'full' | 'base' | 'none';
  /** Whether the browser keeps cookies for this page. */
  readonly cookiesEnabled: () => boolean;
  /** The site's settings for amounts, and the page whose prices show how they are written. */
  readonly money: MoneyFormat & { readonly page: Document };
  /** Adds style sheets to the page. */
  readonly styles: StyleSheets;
  /** Where the empty cart links to; a path of this site. */
  readonly continueShoppingPath: string;
}
