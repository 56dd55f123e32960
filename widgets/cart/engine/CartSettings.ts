import type { ProductTexts } from '../../../src/commerce/texts/productTexts.ts';
import type { CartTexts } from '../texts.ts';
import type { ShopTexts } from '../../../src/commerce/texts/shopTexts.ts';
import type { SettingsOf } from '../../../src/lib/settingReaders.ts';
import type { cartSettings } from '../settings.ts';
import type { FailureSettings } from '../../../src/commerce/texts/explainFailure.ts';

/** The site's settings for the cart. */
export interface CartSettings extends FailureSettings, SettingsOf<typeof cartSettings> {
  readonly cartTexts: CartTexts;
  readonly productTexts: Pick<ProductTexts, 'originalPrice'>;
  readonly shopTexts: ShopTexts;
  /** ISO code of the store's currency: of the cart's cents. */
  readonly currency: string;
  /** Query of the cart's load: `mock` and `timecode`, when the page is asked to show a mocked cart. */
  readonly cartQuery: { readonly mock?: boolean; readonly timecode?: string };
  /** `false`: there is certainly no network. */
  readonly isOnline: () => boolean;
  readonly checkoutPath: string;
  readonly cartPath: string;
  /** Whether each add leads to the checkout. */
  readonly expressCheckout: () => boolean;
  /** The site's `addToCartConfirmationType`, or `null`. */
  readonly confirmationType: () => number | null;
}
