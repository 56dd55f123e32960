import type { CartTexts } from '../../../src/commerce/texts/cartTexts.ts';
import type { ShopTexts } from '../../../src/commerce/texts/shopTexts.ts';
import type { FailureSettings } from '../../../src/commerce/texts/explainFailure.ts';

/** The site's settings for the cart. */
export interface CartSettings extends FailureSettings {
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  /** ISO code of the store's currency: of the cart's cents. */
  readonly currency: string;
  /** Query of the cart's load: `mock` and `timecode`, when the page is asked to show a mocked cart. */
  readonly cartQuery: { readonly mock?: boolean; readonly timecode?: string };
  /** `false`: there is certainly no network. */
  readonly isOnline: () => boolean;
  /** How long after the last edit of a line it is sent, in ms. */
  readonly cartEditDelay: number;
  readonly checkoutPath: string;
  /** The site's `addToCartConfirmationType`, or `null`. */
  readonly confirmationType: () => number | null;
}
