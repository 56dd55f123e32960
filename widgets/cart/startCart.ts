import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import { recognisesPlatformMarkup } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { isPillWanted } from '../../src/core/page/pillPlace.ts';
import type { TabChannel } from '../../src/lib/createTabChannel.ts';
import { announceAdds } from './announceAdds.ts';
import type { CartActions } from './CartActions.ts';
import { CART_READ_DEADLINE_MS, type CartCalls } from './createCartApi.ts';
import type { CartEvents } from './events.ts';
import { keepCartCurrent } from './keepCartCurrent.ts';
import { loadCart } from './loadCart.ts';
import { keepPillPlace } from './pill/keepPillPlace.ts';

/** How long the page's first reading of the cart may take, in ms: until then the add buttons are hidden, and a sale is not to wait for it. */
const START_READ_DEADLINE_MS = 3000;

type CartCore = FeatureCore<{
  events: CartEvents;
  site: { readonly mayHaveCart: () => boolean };
  shop: { readonly cart: CartActions & CartCalls; readonly tabs: TabChannel };
}>;

/** Reads the cart and keeps it current, announces what is added to it, and keeps a place for the pill. */
export function startCart({ page, isOff, shop, products, on, announce }: CartCore, signal: AbortSignal): void {
  const { settings, cart, tabs } = shop;
  const { document } = page;
  keepPillPlace(
    document,
    settings.shopTexts.cartTitle,
    () => !isOff && recognisesPlatformMarkup(document) && isPillWanted(document, page.context(), settings.cartPath),
    signal,
  );
  announceAdds(announce, { on }, settings.shopTexts, (id) => products.get(id)?.product.title ?? null);
  keepCartCurrent(tabs, { ...cart, load: () => loadCart(cart, settings, CART_READ_DEADLINE_MS, true) }, signal);
  loadCart(cart, settings, START_READ_DEADLINE_MS, false);
}
