import type { StyleSheets } from '../lib/styleSheets.ts';
import type { CaptchaSettings } from '../model/captchaSettings.ts';
import type { Money } from '../model/money.ts';
import type { Product } from '../model/product.ts';
import type { Branching } from '../rules/branchChoices.ts';
import type { Selection } from '../rules/selection.ts';
import type { CartTexts } from '../text/cartTexts.ts';
import type { ProductTexts } from '../text/productTexts.ts';
import type { ShopTexts } from '../text/shopTexts.ts';

/** What the site has settled for the shop. Functions are asked at the moment of use: pages change these after load. */
export interface ShopSettings {
  readonly productTexts: ProductTexts;
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  /** The site's own strings as they stand in the page, for texts that have a key per case. */
  readonly localizedStrings: unknown;
  /** The same as they are at this moment: scripts that translate a page come late. */
  readonly localizedStringsNow: () => unknown;
  /** An amount as the site shows money. */
  readonly formatMoney: (money: Money) => string;
  /** Where widgets put their style sheets. */
  readonly styles: StyleSheets;
  /** ISO code of the store's currency: of prices that do not name theirs, and of the cart's cents. */
  readonly currency: string;
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** With the placeholder {token}. */
  readonly subscriptionCheckoutPath: string;
  /** With the placeholders {itemId} and {sku}. */
  readonly giftCardPath: string;
  /** Where the empty cart leads; a path of this site. */
  readonly continueShoppingPath: string;
  readonly multipleQuantityAllowedForServices: boolean;
  /** Query of the cart's load: `mock` and `timecode` of spec §7, when the page is asked to show a mocked cart. */
  readonly cartQuery: { readonly mock?: boolean; readonly timecode?: string };
  /** Whether the visitor may have a cart on the host, so that it is worth loading (spec §4). */
  readonly mayHaveCart: () => boolean;
  /** Whether a customer is logged in, as the page and its cookies say at this moment; an account that may only look is nobody (spec §6). */
  readonly isLoggedIn: () => boolean;
  /** Where a customer's account leads; a path of this site. */
  readonly accountPath: string;
  /** Whether an add goes on to checkout at once; pages switch this on from their own scripts. */
  readonly expressCheckout: () => boolean;
  /** Whether option lists narrow each other (spec §4 "Branching"). */
  readonly branching: () => Omit<Branching, 'selectCount'>;
  /** Whether sold-out choices are switched off, and not only labelled. */
  readonly disablesSoldOut: () => boolean;
  /** What the page's address chooses of a product. */
  readonly preselection: (product: Product) => Selection;
  readonly cookiesEnabled: () => boolean;
  /** Address of the instalment provider's explanation, with the placeholders {language} and {country}. */
  readonly instalmentPage: string;
  /** Whether long texts of forms have their maximum length: only with the flag `VANILLA_FORM_HANDLER` (spec §3). */
  readonly limitsLongTexts: () => boolean;
  readonly captcha: CaptchaSettings;
  /** `false`: there is certainly no network. */
  readonly isOnline: () => boolean;
  /** How long after the last edit of a line in the cart it is sent, in ms. */
  readonly editDelayMs: number;
  /** How long after a successful add the button says so, in ms; it says so for twice as long. */
  readonly addedDelayMs: number;
  /** Whether a refused add is told beside the button and the options, without an alert. */
  readonly tellsInline: boolean;
  /** The site's `addToCartConfirmationType`, or `null`. */
  readonly confirmationType: () => number | null;
}
