import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { explainFailure } from '../../../src/commerce/texts/explainFailure.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import type { CartSettings } from './CartSettings.ts';
import { withSubtotalAmount } from '../rules/exchangeLine.ts';
import type { CartPolicy } from './Step.ts';

/** The cart's policy by the site's settings and texts. */
export function createCartPolicy(settings: CartSettings): CartPolicy {
  const { shopTexts, cartTexts } = settings;
  const explain = (error: ApiError) => explainFailure(error, settings);
  return {
    cartEditDelay: settings.cartEditDelay,
    confirmationType: settings.confirmationType,
    complete: (cart) => withSubtotalAmount(cart, settings.currency),
    explain,
    noneLeft: () => ({
      title: shopTexts.unableToUpdate,
      message: localize(addRefusalTexts, settings.localizedStrings).notEnoughStock,
    }),
    describe({ intent }, error) {
      const message = explain(error);
      if (intent.kind === 'add') return { title: intent.isExpress ? cartTexts.unableToPurchase : cartTexts.unableToAdd, message };
      return { title: intent.kind === 'coupon' ? shopTexts.unableToApplyCoupon : shopTexts.unableToUpdate, message };
    },
  };
}
