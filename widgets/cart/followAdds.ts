import { countText, fill } from '../../src/commerce/texts/fill.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import { cartChangeTexts, type CartChangeTexts } from './cartChangeTexts.ts';
import type { Timings } from '../../src/lib/createTimings.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { CartActions } from './CartActions.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { CartEvents } from './events.ts';

type AddsCore = Pick<
  FeatureCore<{
    events: CartEvents;
    site: CartSettings & { readonly textLanguage: string };
    shop: { readonly cart: Pick<CartActions, 'store'> };
  }>,
  'page' | 'shop' | 'products' | 'on' | 'emit' | 'announce' | 'report'
>;

/** Announces each add, or leads the visitor where `data-after-add` says. Loaded with what adds. */
export function followAdds({ page, shop, products, on, emit, announce, report }: AddsCore): void {
  const { settings, cart } = shop;
  const { afterAdd, textLanguage } = settings;
  /** Items of adds that this page has begun, and that were not reported as failed: no other may take the visitor away. */
  const begun = new Set<string>();
  on('before-add', ({ itemId }) => void begun.add(itemId));
  on('add-failed', ({ itemId }) => void begun.delete(itemId));
  on('item-added', (added) => {
    const { itemId, productInstance } = added;
    const title = (productInstance && products.get(productInstance)?.product.title) ?? null;
    const text = addedText(added, title, localize(cartChangeTexts, settings.localizedStrings), textLanguage);
    if (afterAdd === 'stay' || (afterAdd !== 'mini-cart' && !begun.has(itemId))) return announce(text);
    import('./mini/startMiniCart.ts')
      .then(({ followAdd }) => followAdd(page.document, { store: cart.store, emit, settings }, afterAdd, added, text))
      // The add is announced all the same.
      .catch(report)
      .then((isShown) => isShown || announce(text));
  });
}

/** Puts in words what was added, and how many items are in the cart now. */
function addedText(
  { itemId, quantity, newlyAdded, cart }: CartEvents['item-added'],
  productTitle: string | null,
  texts: CartChangeTexts,
  language: string,
): string {
  // An add that a script of the page has made is of no product on it: then the platform's own title counts.
  const itemTitle = newlyAdded?.title ?? cart.entries.find((entry) => entry.itemId === itemId)?.title;
  const title = productTitle || itemTitle || texts.untitledItem;
  return fill(texts.addedAnnouncement, { quantity: countText(quantity, language), title, count: countText(cart.totalQuantity, language) });
}

/** Measures the first add from the click to the platform's confirmation. */
export function measureFirstAdd(events: Pick<Emitter<CartEvents>, 'on'>, timings: Timings): void {
  let start: number | null = null;
  const offs = [
    events.on('before-add', () => (start = performance.now())),
    events.on('item-added', () => {
      if (start === null) return;
      timings.measure('storefront-first-add', { start });
      for (const off of offs) off();
    }),
  ];
}
