import { useEffect, useState, type ReactNode } from 'react';
import { cartCount } from '../rules/cartCount.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useOwn, useSettings } from '../../../src/core/ui/ShopContext.ts';
import { useSlotVisible } from '../../../src/core/ui/useReplaceContent.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCartState } from '../useCart.ts';
import { FLOATING_HIDDEN, readCartPill, type CartPillProps } from './readCartPill.ts';
import styles from './cart-pill.css?inline';

/** The floating cart pill: hidden while the cart is empty, else a link with the number of its items. */
function CartPill({ element, served, hidesByClass, isWanted, onAddress, follow }: CartPillProps & WidgetProps): ReactNode {
  const money = useMoney();
  const settings = useSettings();
  const { place } = useOwn();
  const cart = useCartState((state) => state.cart);
  useStyles(styles);
  const quantity = cart?.totalQuantity ?? 0;
  // Whether it belongs there is asked anew where pages come without a reload.
  const [, setPages] = useState(0);
  useEffect(() => onAddress(() => setPages((pages) => pages + 1)), [onAddress]);
  const isHidden = quantity === 0 || !isWanted(settings.cartPath);
  const { text, label } = cartCount(quantity, settings.cartTexts);

  useWrites((write) => {
    write.attribute(element, 'data-empty', quantity === 0 ? '' : null);
    if (hidesByClass) {
      write.className(element, FLOATING_HIDDEN, isHidden);
      // It stands outside the page's landmarks, so it is one itself.
      write.attribute(element, 'role', 'region');
      write.attribute(element, 'aria-label', settings.shopTexts.cartTitle);
    } else write.attribute(element, 'hidden', isHidden ? '' : null);
    // A new text node at each change, which theme scripts watch for.
    for (const count of served?.counts ?? []) write.text(count, text);
    for (const link of served?.links ?? []) write.attribute(link, 'aria-label', label);
    if (place) write.attribute(place.node, 'href', siteAddress(settings.cartPath));
  });
  useElementEvents(element, {
    click(event) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && element.contains(link)) follow(link, event);
    },
  });

  useSlotVisible(!served && !isHidden);
  if (served || isHidden || !cart) return null;
  return (
    <>
      <Text className="storefront-hidden">{label}</Text>
      <span className="icon" aria-hidden="true" />
      {/* A new node fades in. */}
      <span key={text} className="total-quantity" aria-hidden="true">
        <Text>{text}</Text>
      </span>
      <span className="suffix" aria-hidden="true">
        <Text>{quantity === 1 ? settings.shopTexts.itemSuffix : settings.shopTexts.itemsSuffix}</Text>
      </span>
      <span className="subtotal" aria-hidden="true">
        <Text isAmount>{money.format({ minor: cart.subtotalCents, currency: settings.currency })}</Text>
      </span>
    </>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<CartPillProps> = {
  Component: CartPill,
  read: readCartPill,
  placeIn: (_props, element) => ({ parent: element, tag: 'a', className: 'sqs-pill-shopping-cart-content' }),
};
