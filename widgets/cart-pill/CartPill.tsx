import { type ReactNode } from 'react';
import {
  cartCount,
  MarkupView,
  cartHidden,
  readCartPill,
  useHostState,
  useShop,
  useShopState,
  useStyles,
  type CartPillProps,
  type RenderRole,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';
import styles from './cart-pill.css?inline';

/** The floating cart pill (spec §2, §4): hidden while the cart is empty, else a link that says how many items it leads to. */
function CartPill({ element, nodes, hidesByClass, isWanted, follow }: CartPillProps & WidgetProps): ReactNode {
  const { settings } = useShop();
  const cart = useShopState((state) => state.cart.cart);
  useStyles(styles);
  const quantity = cart?.totalQuantity ?? 0;
  const isHidden = quantity === 0 || !isWanted(settings.cartPath);
  useHostState(element, {
    attributes: {
      'data-empty': quantity === 0 ? '' : null,
      ...(hidesByClass
        ? // It stands outside the page's landmarks, so it is one itself.
          { role: 'region', 'aria-label': settings.shopTexts.cartTitle }
        : { hidden: isHidden ? '' : null }),
    },
    classes: hidesByClass ? { [cartHidden]: isHidden } : {},
  });

  const { text, label } = cartCount(quantity, settings.cartTexts);
  const render: RenderRole = (node, repeat) =>
    node.role === 'count' ? repeat({ children: text }) : repeat({ props: { 'aria-label': label, onClick: follow } });

  if (nodes.length > 0) return <MarkupView nodes={nodes} render={render} />;
  if (isHidden || !cart) return null;
  return (
    <a className="sqs-pill-shopping-cart-content" href={settings.cartPath} onClick={follow}>
      <span className="storefront-hidden">{label}</span>
      <span className="icon" aria-hidden="true" />
      {/* A new node fades in. */}
      <span key={text} className="total-quantity" aria-hidden="true">
        {text}
      </span>
      <span className="suffix" aria-hidden="true">
        {quantity === 1 ? settings.shopTexts.itemSuffix : settings.shopTexts.itemsSuffix}
      </span>
      <span className="subtotal" aria-hidden="true">
        {settings.formatMoney({ minor: cart.subtotalCents, currency: settings.currency })}
      </span>
    </a>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<CartPillProps> = { Component: CartPill, read: readCartPill };
