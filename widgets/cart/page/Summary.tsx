import type { ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { instalmentOffer, isCartEligibleForInstalments, instalmentText } from '../../../src/commerce/rules/instalmentOffer.ts';
import { instalmentTexts } from '../../../src/commerce/texts/instalmentTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { Slot } from '../../../src/core/ui/Slot.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage } from './CartContext.ts';
import type { CartProps } from './readCart.ts';
import { Checkout } from './Checkout.tsx';
import { Coupons } from './Coupons.tsx';
import { Shipping } from './Shipping.tsx';
import { checkoutNote, isShippingKnown, amountDue, isBelowMinimum } from './checkoutNote.ts';
import { PriceNote, Sum } from './Sum.tsx';
import { ContinueShopping } from './Empty.tsx';

interface SummaryProps extends Pick<CartProps, 'served' | 'minimumCents' | 'storeCountry'> {
  /** `null`: not loaded yet, so that the page's snapshot is shown. */
  readonly cart: Cart | null;
  readonly entries: readonly ShownEntry[];
  /** Whether changes are under way. */
  readonly isBusy: boolean;
  /** Whether changes are under way or wait: the platform has not worked out the sums of what is shown yet. */
  readonly isOpen: boolean;
}

/** The sums of the cart, and the way to the checkout. */
export function Summary({ cart, entries, served, minimumCents, storeCountry, isBusy, isOpen }: SummaryProps): ReactNode {
  const settings = useSettings();
  const { format } = useMoney();
  const { texts } = useCartPage();
  const sums = cart ?? served?.cart?.sums;
  if (!sums) return null;
  const { currency, localizedStrings } = settings;
  const needsShipping = cart ? cart.requiresShipping : entries.some(({ productType }) => productType === PRODUCT_TYPE.physical);
  const isShippingOpen = needsShipping && !isShippingKnown(cart, sums);
  const note = checkoutNote(cart, sums, isShippingOpen, texts);
  const total = amountDue(sums);
  const terms = isCartEligibleForInstalments(entries) ? (served?.instalments ?? null) : null;
  const instalments = localize(instalmentTexts, localizedStrings);
  const offer = instalmentOffer(PRODUCT_TYPE.physical, { minor: total, currency }, terms);
  // Until the cart is loaded the platform's own judgement of it counts as well.
  const isBelow = isBelowMinimum(sums.subtotalCents, minimumCents) || (!cart && served?.cart?.isTooSmall === true);

  /** A sum that is the platform's to work out. */
  const platforms = (cents: number | null) => (cents !== null && isOpen ? texts.sumPending : cents);
  /** One that is taken off, if there is any. */
  const reduction = (cents: number) => platforms(cents > 0 ? -cents : null);
  // The subtotal follows the lines, if each has a price that can be multiplied.
  const canFollow = entries.every(({ purchasePriceCents }) => purchasePriceCents !== null);

  return (
    <div className="cart-summary-container" aria-busy={isBusy}>
      <dl className="cart-summary">
        <Sum name="subtotal" label={texts.subtotal} value={canFollow ? sums.subtotalCents : platforms(sums.subtotalCents)} />
        <Sum name="discount" label={texts.discount} value={reduction(sums.discountCents)} />
        <Sum
          name="shipping"
          label={texts.shipping}
          value={isShippingOpen ? texts.shippingUnknown : platforms(needsShipping ? sums.shippingCostCents : null)}
        />
        <Sum name="tax" label={texts.tax} value={platforms(sums.taxCents || null)} />
        <Sum name="gift-card" label={texts.giftCards} value={reduction(cart?.giftCardRedemptionTotalCents ?? 0)} />
        <Sum name="total" label={texts.total} value={platforms(total)} />
      </dl>
      <PriceNote />
      {note !== null && (
        <Text tag="p" className="cart-checkout-note">
          {note}
        </Text>
      )}
      {offer && (
        <Text tag="p" className="cart-instalments">
          {fill(offer.kind === 'in-range' ? instalments.offerBy : instalments.rangeBy, {
            offer: instalmentText(offer, instalments, isOpen && offer.kind === 'in-range' ? () => texts.sumPending : format),
            brand: instalments[terms?.provider ?? 'afterpay'],
          })}
        </Text>
      )}
      <Slot name="cart-summary" />
      <Checkout isBelow={isBelow} minimumCents={minimumCents}>
        <ContinueShopping className="cart-continue-link" path={served?.continueShopping ?? null} />
      </Checkout>
      {cart && <Coupons cart={cart} />}
      {cart && <Shipping cart={cart} storeCountry={storeCountry} />}
    </div>
  );
}
