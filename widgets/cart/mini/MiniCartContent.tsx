import { useLayoutEffect, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useShop } from '../../../src/core/ui/ShopContext.ts';
import { Slot } from '../../../src/core/ui/Slot.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { CartBody } from '../page/CartBody.tsx';
import { CartContext, useCartPage } from '../page/CartContext.ts';
import { Checkout } from '../page/Checkout.tsx';
import { isBelowMinimum } from '../page/checkoutNote.ts';
import { PriceNote, Sum } from '../page/Sum.tsx';
import { useCartContext } from '../page/useCartContext.ts';
import { useCart, useCartSettings, useCartState } from '../useCart.ts';

interface MiniCartContentProps {
  readonly freeShippingCents: number | null;
  readonly minimumCents: number | null;
}

/** Lines, subtotal, and the ways to the checkout and the whole cart. Codes and shipping are the cart page's. */
export function MiniCartContent({ freeShippingCents, minimumCents }: MiniCartContentProps): ReactNode {
  const shop = useShop();
  const actions = useCart();
  const { cartPath } = useCartSettings();
  const { cart, status, error, recalculating } = useCartState((state) => state);
  const context = useCartContext(null);
  const { texts, changeTexts } = context;
  useLayoutEffect(() => {
    shop.prepare();
    // A cart that could not be read, or was never asked for, is read now.
    const { status: known } = actions.store.getState();
    if (known === 'failed' || known === 'idle') void actions.load();
  }, [shop, actions]);

  const entries = cart?.entries ?? (status === 'loading' || error !== null ? undefined : []);
  return (
    <CartContext value={context}>
      <Slot name="mini-cart-top" />
      <CartBody
        entries={entries}
        path={null}
        container={{ 'aria-busy': recalculating }}
        summary={
          cart && (
            <div className="cart-summary-container">
              {freeShippingCents !== null && !cart.purelyDigital && (
                <FreeShipping cents={cart.subtotalCents} fromCents={freeShippingCents} />
              )}
              <dl className="cart-summary">
                <Sum name="subtotal" label={texts.subtotal} value={cart.subtotalCents} />
              </dl>
              <PriceNote />
              <Checkout isBelow={isBelowMinimum(cart.subtotalCents, minimumCents)} minimumCents={minimumCents}>
                <a className="cart-continue-link cart-view-link" href={siteAddress(cartPath)}>
                  {changeTexts.viewCart}
                </a>
              </Checkout>
            </div>
          )
        }
      >
        <Slot name="mini-cart-end" />
      </CartBody>
    </CartContext>
  );
}

interface FreeShippingProps {
  readonly cents: number;
  readonly fromCents: number;
}

/** How much is missing for free shipping, in words and as a bar. */
function FreeShipping({ cents, fromCents }: FreeShippingProps): ReactNode {
  const { texts, money } = useCartPage();
  const id = useOwnId();
  const left = Math.max(0, fromCents - cents);
  return (
    <div className="cart-free-shipping">
      <p id={id}>
        <Text>{left === 0 ? texts.freeShippingReached : fill(texts.freeShippingLeft, { amount: money(left) })}</Text>
      </p>
      <progress value={Math.min(cents, fromCents)} max={fromCents} aria-labelledby={id} />
    </div>
  );
}
