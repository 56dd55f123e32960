import { useEffect, useState, type ReactNode } from 'react';
import { pluralText } from '../../../src/commerce/texts/fill.ts';
import { cartCount } from '../rules/cartCount.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useOwn } from '../../../src/core/ui/ShopContext.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCartSettings, useCartState } from '../useCart.ts';
import styles from './cart-pill.css?inline';
import { hasCustomCart, isPillWanted } from '../../../src/core/page/pillPlace.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import { watchAddress } from '../../../src/lib/watchAddress.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { isFramedPreview } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

/** Class by which existing templates hide the floating cart. */
const FLOATING_HIDDEN = 'hidden';

/** The floating cart pill. */
interface CartPillProps {
  /** The pill as the server sent it; `null` where our widget renders it. */
  readonly served: ServedPill | null;
  /** Whether the element itself is shown and hidden by the class of existing templates. */
  readonly hidesByClass: boolean;
  /** Whether the page as it stands now has a place for it: pages turn express checkout on from scripts of their own. */
  readonly isWanted: (cartPath: string) => boolean;
}

interface ServedPill {
  /** Each shows the number of items. */
  readonly counts: readonly Element[];
  readonly links: readonly HTMLAnchorElement[];
}

/** The floating cart pill: hidden while the cart is empty, else a link with the number of its items. */
function CartPill({ element, served, hidesByClass, isWanted }: CartPillProps & WidgetProps): ReactNode {
  const money = useMoney();
  const settings = useCartSettings();
  const { place } = useOwn();
  const cart = useCartState((state) => state.cart);
  useStyles(styles);
  const quantity = cart?.totalQuantity ?? 0;
  // Whether it belongs there is asked anew where pages come without a reload.
  const [, setPages] = useState(0);
  useEffect(() => watchAddress(document, () => setPages((pages) => pages + 1)), []);
  const isHidden = quantity === 0 || !isWanted(settings.cartPath);
  const { text, label } = cartCount(quantity, settings.cartTexts, settings.textLanguage);

  useWrites((write) => {
    write.attribute(element, 'data-empty', quantity === 0 ? '' : null);
    if (hidesByClass) {
      write.className(element, FLOATING_HIDDEN, isHidden);
      // It stands outside the page's landmarks, so it is one itself.
      write.attribute(element, 'role', 'region');
      write.attribute(element, 'aria-label', settings.cartTexts.cartTitle);
    } else write.attribute(element, 'hidden', isHidden ? '' : null);
    // A new text node at each change, which theme scripts watch for.
    for (const count of served?.counts ?? []) write.text(count, text);
    for (const link of served?.links ?? []) write.attribute(link, 'aria-label', label);
    if (place) write.attribute(place.node, 'href', siteAddress(settings.cartPath));
  });
  useElementEvents(element, {
    click(event) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && element.contains(link)) followInFrame(link, event);
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
        <Text>{pluralText(settings.cartTexts, 'itemSuffix', 'itemsSuffix', quantity, settings.textLanguage)}</Text>
      </span>
      <span className="subtotal" aria-hidden="true">
        <Text isAmount>{money.format({ minor: cart.subtotalCents, currency: settings.currency })}</Text>
      </span>
    </>
  );
}

/** The parts of the widget. */
export const parts: WidgetParts<CartPillProps> = {
  Component: CartPill,
  read: readCartPill,
  placeIn: (_props, element) => ({ parent: element, tag: 'a', className: 'sqs-pill-shopping-cart-content' }),
};

/** Reads a pill; `null` where the theme renders its own cart link. */
export function readCartPill(element: HTMLElement, { document, context }: Page): CartPillProps | null {
  if (hasCustomCart(document)) return null;
  return {
    served: isFilled(element)
      ? { counts: [...element.querySelectorAll('.sqs-cart-quantity')], links: [...element.querySelectorAll('a')] }
      : null,
    hidesByClass: element.id === 'floatingCart' || !element.hasAttribute(selectors.hook),
    isWanted: (cartPath) => isPillWanted(document, context(), cartPath),
  };
}

/**
 * In the site editor's frame a link sets the frame's URL, which the editor follows, in place of navigating inside it.
 * Anywhere else, and for addresses of other sites, nothing is done.
 * @param event the click on the link
 */
function followInFrame(link: HTMLAnchorElement, event: Event): void {
  const frame = isFramedPreview(document) ? window.frameElement : null;
  const url = frame && safeRedirect(link.href);
  if (!url) return;
  event.preventDefault();
  (frame as HTMLIFrameElement).src = url.href;
}
