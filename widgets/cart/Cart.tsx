import { type ReactNode } from 'react';
import { fill, readCart, useShop, useShopState, type CartEntry, type CartProps, type WidgetParts, type WidgetProps } from '../../src';

/** What is in the cart, as a list: what, which variant, how many, and the subtotal. */
function Cart(_props: CartProps & WidgetProps): ReactNode {
  const { settings } = useShop();
  const { cart, status, settled, error } = useShopState((state) => state.cart);
  const texts = settings.shopTexts;
  const entries = cart?.entries ?? [];
  return (
    <>
      <h2 className="cart-title">{texts.cartTitle}</h2>
      {error !== null && <p role="alert">{error}</p>}
      {!settled && <p className="cart-loader">{texts.cartLoading}</p>}
      {settled && entries.length === 0 && status !== 'failed' && (
        <>
          <p className="empty-message" data-test="empty-message">
            {texts.cartEmpty}
          </p>
          <a className="cart-continue-button" data-test="continue-shopping-link" href={settings.continueShoppingPath}>
            {texts.continueShopping}
          </a>
        </>
      )}
      {cart && entries.length > 0 && (
        <div className="cart-container" data-test="cart-container">
          <ul className="cart-rows">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="cart-summary-container">
            <div className="cart-summary">
              <span className="cart-subtotal-label">{texts.subtotal}</span>{' '}
              <span className="cart-subtotal-price">{settings.formatMoney({ minor: cart.subtotalCents, currency: settings.currency })}</span>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

function Row({ entry }: { entry: CartEntry }): ReactNode {
  const { settings } = useShop();
  const attributes = Object.entries(entry.chosenVariant?.attributes ?? {});
  return (
    <li className="cart-row" data-testid="cart-table-row">
      <div className="cart-row-desc">
        <span className="cart-row-title">{entry.title ?? settings.shopTexts.untitledItem}</span>
        {attributes.length > 0 && (
          <div className="cart-row-variants">
            {attributes.map(([option, value]) => (
              <div key={option} className="cart-row-variant">
                {value}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="cart-row-qty">{fill(settings.shopTexts.entryQuantity, { quantity: entry.quantity })}</div>
      {entry.subTotal !== null && (
        <div className="cart-row-price">{settings.formatMoney({ minor: entry.subTotal, currency: settings.currency })}</div>
      )}
    </li>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<CartProps> = { Component: Cart, read: readCart };
