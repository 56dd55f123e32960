import type { StoreApi } from 'zustand/vanilla';
import type { CartTexts } from '../../src/commerce/texts/cartTexts.ts';
import type { ShopTexts } from '../../src/commerce/texts/shopTexts.ts';
import type { FailureSettings } from '../../src/commerce/texts/explainFailure.ts';
import type { CartEvents } from '../cart/events.ts';
import type { ProductEvents } from './events.ts';
import type { ProductStates } from './ProductState.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';

/** What the site has settled for buying a product. */
export interface BuyingSettings extends FailureSettings {
  readonly cartTexts: CartTexts;
  readonly shopTexts: ShopTexts;
  /** ISO code of the store's currency: of prices that do not name theirs. */
  readonly currency: string;
  readonly checkoutPath: string;
  /** With the placeholder {token}. */
  readonly subscriptionCheckoutPath: string;
  /** With the placeholders {itemId} and {sku}. */
  readonly giftCardPath: string;
  /** Whether an add goes on to checkout at once; pages switch this on from their own scripts. */
  readonly expressCheckout: () => boolean;
  /** How long after a successful add the button says so, in ms; it says so for twice as long. */
  readonly addedDelayMs: number;
  /** Whether a refused add is told beside the button and the options, without an alert. */
  readonly showsErrorsInline: boolean;
}

/** What products emit: their own events, and those of what is bought of them. */
interface BuyingEvents extends ProductEvents, Pick<CartEvents, 'before-add' | 'add-failed' | 'before-checkout'> {}

/** What products work with. */
export interface ProductDeps extends ShopDeps<BuyingSettings, BuyingEvents> {
  readonly store: StoreApi<ProductStates>;
}
