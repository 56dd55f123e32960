import {
  fill,
  localize,
  react,
  useActions,
  useAnnounce,
  useElementEvents,
  useReport,
  useSettings,
  useWrites,
  type WidgetParts,
  type WidgetProps,
} from 'storefront-embed/kit';
import { readWishButton, type WishButtonProps } from './readWishButton.ts';
import { createWishListActions } from './wishListActions.ts';
import { wishListTexts } from './wishListTexts.ts';

/** A toggle button (https://www.w3.org/WAI/ARIA/apg/patterns/button/) whose text stays the page's. */
function WishList({ element, productId, title }: WishButtonProps & WidgetProps): null {
  const { wishLimit, localizedStrings } = useSettings<{ readonly wishLimit: number }>();
  const wishes = useActions(createWishListActions);
  const announce = useAnnounce();
  const report = useReport();
  const isKept = react.useSyncExternalStore(wishes.subscribe, () => wishes.has(productId));
  useWrites((write) => write.attribute(element, 'aria-pressed', String(isKept)));

  const toggle = async () => {
    const texts = localize(wishListTexts, localizedStrings);
    if (!wishes.has(productId) && wishes.count() >= wishLimit) return announce(fill(texts.wishListFull, { count: wishLimit }));
    const problem = await wishes.toggle(productId);
    announce(problem ?? fill(wishes.has(productId) ? texts.wishKept : texts.wishDropped, { title }));
  };
  useElementEvents(element, { click: () => void toggle().catch(report) });
  return null;
}

export const parts: WidgetParts<WishButtonProps> = { Component: WishList, read: readWishButton, placeIn: null };
