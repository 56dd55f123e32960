import type { ReactNode } from 'react';
import { useCartPage, type FocusTarget } from './CartContext.ts';
import { siteAddress, sitePath } from '../../../src/lib/siteAddress.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { Slot } from '../../../src/core/ui/Slot.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';

interface RemovedProps {
  /** That it was removed, in words. */
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** The sign on buttons that take something away; they have a name of their own. */
export const RemoveIcon = (): ReactNode => (
  <svg viewBox="0 0 9 9" width={14} height={14} aria-hidden="true">
    <path d="m1 1 7 7m0-7-7 7" stroke="currentColor" />
  </svg>
);

/** The message of an empty cart; it takes the focus over from the last line that was removed. */
export function Empty({ path, focusTarget }: { path: string | null; focusTarget: FocusTarget | null }): ReactNode {
  const { texts } = useCartPage();
  return (
    <>
      <p ref={focusTarget?.id === '' ? focusTarget.take : undefined} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {texts.cartEmpty}
      </p>
      <ContinueShopping className="cart-continue-button" path={path} />
      <Slot name="cart-empty" />
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

/** The way back of a line that was taken out, in its place, until it is taken or sent away. */
export function Removed({ text, onUndo, onDismiss }: RemovedProps): ReactNode {
  const { texts } = useCartPage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="cart-removed" role="listitem">
      <Text>{text}</Text>{' '}
      <button type="button" aria-label={`${texts.undo}: ${text}`} onClick={onUndo}>
        {texts.undo}
      </button>
      <button type="button" className="cart-removed-dismiss" aria-label={`${texts.dismiss}: ${text}`} onClick={onDismiss}>
        <RemoveIcon />
      </button>
    </div>
  );
}
