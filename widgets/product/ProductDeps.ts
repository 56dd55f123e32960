import type { Store } from '../../src/lib/Store.ts';
import type { CartTexts } from '../cart/index.ts';
import type { ShopTexts } from '../../src/commerce/texts/shopTexts.ts';
import type { SettingsOf } from '../../src/lib/settingReaders.ts';
import type { productSettings } from './settings.ts';
import type { FailureSettings } from '../../src/commerce/texts/explainFailure.ts';
import type { CartEvents } from '../cart/events.ts';
import type { ProductEvents } from './events.ts';
import type { ProductStates } from './ProductState.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';

export interface BuyingSettings extends FailureSettings, SettingsOf<typeof productSettings> {
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  readonly currency: string;
  readonly checkoutPath: string;
  readonly isOnline: () => boolean;
  /** Whether an add goes to the checkout; pages set this from their own scripts. */
  readonly expressCheckout: () => boolean;
}

interface BuyingEvents extends ProductEvents, Pick<CartEvents, 'before-add' | 'add-failed' | 'before-checkout'> {}

export interface ProductDeps extends ShopDeps<BuyingSettings, BuyingEvents> {
  readonly store: Store<ProductStates>;
}
