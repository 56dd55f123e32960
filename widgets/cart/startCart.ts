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
import type { Emitter } from '../../src/lib/emitter.ts';
import type { CartTexts, cartTexts } from './texts.ts';
import { fill } from '../../src/commerce/texts/fill.ts';
import { countText } from '../../src/commerce/texts/fill.ts';
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

/** Reads the cart and keeps it current, announces what is added to it, and keeps a place for the pill. */
export function startCart(
  { page, isOff, shop, settings: own, products, on, emit, announce, texts, report }: CartCore,
  signal: AbortSignal,
): void {
  const { settings, cart, tabs } = shop;
  const { document } = page;
  keepPillPlace(
    document,
    texts.cartTitle,
    () => !isOff && recognisesPlatformMarkup(document) && isPillWanted(document, page.context(), settings.cartPath),
    signal,
  );
  const deps = { store: cart.store, emit, settings };
  const { afterAdd } = own;
  /** A lost file is reported, and the add announced all the same. */
  const follow = (added: CartEvents['item-added'], text: string) =>
    import('./mini/startMiniCart.ts')
      .then(({ followAdd }) => followAdd(document, deps, afterAdd, added, text))
      .catch(report)
      .then((isShown) => isShown || announce(text));
  announceAdds(
    { on },
    texts,
    (number) => countText(number, settings.textLanguage),
    (id) => products.get(id)?.product.title ?? null,
    (added, text) => {
      if (afterAdd === 'stay') announce(text);
      else void follow(added, text);
    },
  );
  if (own.miniCart) import('./mini/startMiniCart.ts').then(({ openByLinks }) => openByLinks(document, deps, signal), report);
  keepCartCurrent(tabs, { ...cart, load: () => loadCart(cart, settings, CART_READ_DEADLINE_MS, true) }, signal);
  loadCart(cart, settings, START_READ_DEADLINE_MS, false);
}

/** Puts in words what was added and how many items are in the cart now: once per add. */
function announceAdds(
  events: Pick<Emitter<CartEvents>, 'on'>,
  texts: CartTexts,
  count: (number: number) => string,
  titleOf: (productInstance: string) => string | null,
  say: (added: CartEvents['item-added'], text: string) => void,
): void {
  events.on('item-added', (added) => {
    const { productInstance, itemId, quantity, newlyAdded, cart } = added;
    // An add that a script of the page has made is of no product on it: then the platform's own title counts.
    const itemTitle = newlyAdded?.title ?? cart.entries.find((entry) => entry.itemId === itemId)?.title;
    const title = (productInstance && titleOf(productInstance)) || itemTitle || texts.untitledItem;
    say(added, fill(texts.addedAnnouncement, { quantity: count(quantity), title, count: count(cart.totalQuantity) }));
  });
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
