import type { ReactNode } from 'react';
import { useCartPage, type FocusTarget } from './CartContext.ts';
import { siteAddress, sitePath } from '../../../src/lib/siteAddress.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';

/** The message of an empty cart; it takes the focus over from the last line that was removed. */
export function Empty({ path, focusTarget }: { path: string | null; focusTarget: FocusTarget | null }): ReactNode {
  const { texts } = useCartPage();
  return (
    <>
      <p ref={focusTarget?.take} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {texts.cartEmpty}
      </p>
      <ContinueShopping className="cart-continue-button" path={path} />
    </>
  );
}

interface ContinueShoppingProps {
  readonly className: string;
  /** The page's own path; `null`: the site's. */
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
