import { useEffect, useRef } from 'react';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { cartChangeTexts } from '../../cart/index.ts';
import { useProductSettings } from '../useProducts.ts';

export interface ViewCartLinkProps {
  readonly button: HTMLElement;
  /** Whether the button shows an add. */
  readonly isDue: boolean;
  /** Whether the link stays after that. */
  readonly isKept: boolean;
}

/** A "View Cart" link after the button. Outside the widget's element, because themes style it as the sibling of an added button. */
export function ViewCartLink({ button, isDue, isKept }: ViewCartLinkProps): null {
  const { cartPath, localizedStrings } = useProductSettings();
  const wasDue = useRef(false);
  wasDue.current ||= isDue;
  const isShown = isDue || (isKept && wasDue.current);
  // After the button's own writes, as scripts that watch it expect.
  useEffect(() => {
    if (!isShown) return;
    const holder = button.ownerDocument.createElement('div');
    holder.className = 'ProductItem-view-cart';
    // Themes hide it when the button no longer shows an add.
    if (isKept) holder.style.display = 'block';
    const link = button.ownerDocument.createElement('a');
    link.href = siteAddress(cartPath);
    link.textContent = localize(cartChangeTexts, localizedStrings).viewCart;
    holder.append(link);
    button.after(holder);
    return () => {
      if (holder.contains(document.activeElement)) button.focus();
      holder.remove();
    };
  }, [button, isShown, isKept, cartPath, localizedStrings]);
  return null;
}
