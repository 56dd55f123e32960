import { useLayoutEffect, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { useShop } from '../../../src/core/ui/ShopContext.ts';
import { Slot } from '../../../src/core/ui/Slot.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { CartContext, type FocusTarget } from '../page/CartContext.ts';
import { Checkout } from '../page/Checkout.tsx';
import { isBelowMinimum } from '../page/checkoutNote.ts';
import { Empty } from '../page/Empty.tsx';
import { Lines } from '../page/Lines.tsx';
import { useCartContext } from '../page/useCartContext.ts';
import cartStyles from '../page/cart.css?inline';
import { useCart, useCartSettings, useCartState } from '../useCart.ts';

interface MiniCartContentProps {
  readonly freeShippingCents: number | null;
  readonly minimumCents: number | null;
}

/** Lines, subtotal, and the ways to the checkout and the whole cart. Codes and shipping are the cart page's. */
export function MiniCartContent({ freeShippingCents, minimumCents }: MiniCartContentProps): ReactNode {
  const shop = useShop();
  const actions = useCart();
  const { cartPath, cartTexts } = useCartSettings();
  const { cart, status, error, recalculating, waiting, notice, removed } = useCartState((state) => state);
  const context = useCartContext(null);
  const { texts, priceNote, money } = context;
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null);
  useStyles(cartStyles);
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
      <output className="cart-waiting">{waiting && <Text>{texts.cartWaiting}</Text>}</output>
      {error !== null && (
        <p className="cart-error" role="alert">
          <Text>{error}</Text>{' '}
          <button type="button" onClick={() => void actions.load()}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {!entries && error === null && <p className="cart-loader">{texts.cartLoading}</p>}
      {entries && (entries.length > 0 || removed.length > 0) && (
        <div className="cart-container" aria-busy={recalculating}>
          <Lines entries={entries} focusTarget={focusTarget} setFocusTarget={setFocusTarget} />
          {cart && entries.length > 0 && (
            <div className="cart-summary-container">
              {freeShippingCents !== null && (
                <FreeShipping cents={cart.subtotalCents} fromCents={freeShippingCents} texts={texts} money={money} />
              )}
              <dl className="cart-summary">
                <div>
                  <dt className="cart-subtotal-label">{texts.subtotal}</dt>
                  <Text tag="dd" className="cart-subtotal-price" isAmount>
                    {money(cart.subtotalCents)}
                  </Text>
                </div>
              </dl>
              {priceNote && (
                <Text tag="p" className="cart-price-note">
                  {priceNote}
                </Text>
              )}
              <Checkout isBelow={isBelowMinimum(cart.subtotalCents, minimumCents)} minimumCents={minimumCents}>
                <a className="cart-continue-link cart-view-link" href={siteAddress(cartPath)}>
                  {cartTexts.viewCart}
                </a>
              </Checkout>
            </div>
          )}
        </div>
      )}
      {entries?.length === 0 && <Empty path={null} focusTarget={focusTarget?.id === '' ? focusTarget : null} />}
      <Slot name="mini-cart-end" />
      {notice && <LazyAlert title={notice.title} message={notice.message} onClose={actions.dismissNotice} />}
    </CartContext>
  );
}

interface FreeShippingProps extends Pick<ReturnType<typeof useCartContext>, 'texts' | 'money'> {
  readonly cents: number;
  readonly fromCents: number;
}

/** How much is missing for free shipping, in words and as a bar. */
function FreeShipping({ cents, fromCents, texts, money }: FreeShippingProps): ReactNode {
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
