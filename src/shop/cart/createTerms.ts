import { failureText } from '../failureText.ts';
import type { ShopSettings } from '../ShopSettings.ts';
import { withSubtotalAmount } from '../../rules/withSubtotalAmount.ts';
import type { CartTerms } from './Turn.ts';

/** What the site has settled for the cart, in the words of its texts. */
export function createTerms(settings: ShopSettings): CartTerms {
  const { shopTexts, cartTexts } = settings;
  return {
    editDelayMs: settings.editDelayMs,
    confirmationType: settings.confirmationType,
    complete: (cart) => withSubtotalAmount(cart, settings.currency),
    describe({ intent }, error) {
      const message = failureText(error, cartTexts, settings.cookiesEnabled());
      if (intent.kind === 'add') return { title: intent.isExpress ? cartTexts.unableToPurchase : cartTexts.unableToAdd, message };
      return { title: intent.kind === 'coupon' ? shopTexts.unableToApplyCoupon : shopTexts.unableToUpdate, message };
    },
  };
}
