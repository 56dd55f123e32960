import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import { recognisesPlatformMarkup } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { isPillWanted, createPillPlace, hasPillPlace } from '../../src/core/page/pillPlace.ts';
import type { TabChannel } from '../../src/lib/createTabChannel.ts';
import type { CartActions } from './CartActions.ts';
import { CART_READ_DEADLINE_MS, type CartCalls } from './createCartApi.ts';
import type { CartEvents } from './events.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { cartSettings } from './settings.ts';
import { keepCartCurrent } from './keepCartCurrent.ts';
import { loadCart } from './loadCart.ts';
import type { cartTexts } from './texts.ts';
import { watchAddress } from '../../src/lib/watchAddress.ts';
import { onAbort } from '../../src/lib/listen.ts';

/** How long the page's first reading of the cart may take, in ms: until then the add buttons are hidden, and a sale is not to wait for it. */
const START_READ_DEADLINE_MS = 3000;

type CartCore = FeatureCore<{
  events: CartEvents;
  settings: typeof cartSettings;
  texts: typeof cartTexts.texts;
  site: CartSettings & { readonly mayHaveCart: () => boolean };
  shop: { readonly cart: CartActions & CartCalls; readonly tabs: TabChannel };
}>;

/** Reads the cart and keeps it current, and keeps a place for the pill. */
export function startCart({ page, isOff, shop, settings: own, emit, texts, report }: CartCore, signal: AbortSignal): void {
  const { settings, cart, tabs } = shop;
  const { document } = page;
  keepPillPlace(
    document,
    texts.cartTitle,
    () => !isOff && recognisesPlatformMarkup(document) && isPillWanted(document, page.context(), settings.cartPath),
    signal,
  );
  const deps = { store: cart.store, emit, settings };
  if (own.miniCart) import('./mini/startMiniCart.ts').then(({ openByLinks }) => openByLinks(document, deps, signal), report);
  keepCartCurrent(tabs, { ...cart, load: () => loadCart(cart, settings, CART_READ_DEADLINE_MS, true) }, signal);
  loadCart(cart, settings, START_READ_DEADLINE_MS, false);
}

/**
 * Keeps a place for the pill where one belongs and the page has none, also on pages that come without a reload.
 * @param label what the place is called
 */
export function keepPillPlace(page: Document, label: string, isWanted: () => boolean, signal: AbortSignal): void {
  let place: Element | null = null;
  const look = () => {
    const isDue = isWanted() && !hasPillPlace(page, place);
    if (isDue && place?.isConnected) return;
    place?.remove();
    place = isDue ? createPillPlace(page, label) : null;
  };
  look();
  const off = watchAddress(page, look);
  onAbort(signal, () => {
    off();
    place?.remove();
  });
}
