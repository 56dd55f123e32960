import type { ReactNode } from 'react';
import { useCartPage, type FocusWish } from './CartContext.ts';
import { siteAddress, sitePath } from '../../../src/lib/siteAddress.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';

/** What an empty cart says; it takes the focus over from the last line that was removed. */
export function Empty({ path, wish }: { path: string | null; wish: FocusWish | null }): ReactNode {
  const { texts } = useCartPage();
  return (
    <>
      <p ref={wish?.take} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {texts.cartEmpty}
      </p>
      <ContinueShopping className="cart-continue-button" path={path} />
    </>
  );
}

interface ContinueShoppingProps {
  readonly className: string;
  /** Where the page says that it leads; `null`: where the site does. */
  readonly path: string | null;
}

/** The way back to the shop. */
export function ContinueShopping({ className, path }: ContinueShoppingProps): ReactNode {
  const { continueShoppingPath } = useSettings();
  const { texts } = useCartPage();
  return (
    <a className={className} data-test="continue-shopping-link" href={path === null ? continueShoppingPath : siteAddress(sitePath(path))}>
      {texts.continueShopping}
    </a>
  );
}
