import type { StyleSheets } from '../lib/styleSheets.ts';
import type { CaptchaSettings } from '../model/captchaSettings.ts';
import type { EmailRule } from '../model/isEmailAddress.ts';
import type { Money } from '../model/money.ts';
import type { Product } from '../model/product.ts';
import type { Branching } from '../rules/branchChoices.ts';
import type { Selection } from '../rules/selection.ts';
import type { CartTexts } from '../text/cartTexts.ts';
import type { ProductTexts } from '../text/productTexts.ts';
import type { ShopTexts } from '../text/shopTexts.ts';

/** What the site has settled for forms. */
interface FormSettings {
  /** The site's own strings as they are at this moment: scripts that translate a page come late. */
  readonly localizedStringsNow: () => unknown;
  /** Whether long texts have their maximum length: only with the flag `VANILLA_FORM_HANDLER` (spec §3). */
  readonly limitsLongTexts: () => boolean;
  readonly captcha: CaptchaSettings;
  readonly emailRule: EmailRule;
  /** Whether the browser keeps cookies for this page. */
  readonly cookiesEnabled: () => boolean;
}

/** What the site has settled for the parts of a product. */
interface ProductSettings {
  readonly productTexts: ProductTexts;
  readonly multipleQuantityAllowedForServices: boolean;
  /** Whether option lists narrow each other (spec §4 "Branching"). */
  readonly branching: () => Omit<Branching, 'selectCount'>;
  /** Whether sold-out choices are switched off, and not only labelled. */
  readonly disablesSoldOut: () => boolean;
  /** What the page's address chooses of a product. */
  readonly preselection: (product: Product) => Selection;
  /** Whether a refused add is told beside the button and the options, without an alert. */
  readonly showsErrorsInline: boolean;
}

/** What the site has settled for the ways to other pages. */
interface PathSettings {
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** Where the empty cart leads; a path of this site. */
  readonly continueShoppingPath: string;
  /** Where a customer's account leads; a path of this site. */
  readonly accountPath: string;
  /** Address of the instalment provider's explanation, with the placeholders {language} and {country}. */
  readonly instalmentPage: string;
}

/** What widgets are told of the site. Functions are asked at the moment of use: pages change these after load. */
export interface WidgetSettings extends FormSettings, ProductSettings, PathSettings {
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
}
