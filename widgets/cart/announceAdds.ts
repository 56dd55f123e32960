import type { CartEvents } from './events.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { ShopTexts } from '../../src/commerce/texts/shopTexts.ts';
import { fill } from '../../src/commerce/texts/fill.ts';

/** Tells those who cannot see the pill what was added and how many items are in the cart now: once per add. */
export function announceAdds(
  say: (text: string) => void,
  events: Pick<Emitter<CartEvents>, 'on'>,
  texts: ShopTexts,
  titleOf: (productInstance: string) => string | null,
): void {
  events.on('item-added', ({ productInstance, itemId, quantity, newlyAdded, cart }) => {
    // An add that a script of the page has made is of no product on it: then the platform's own title counts.
    const itemTitle = newlyAdded?.title ?? cart.entries.find((entry) => entry.itemId === itemId)?.title;
    const title = (productInstance && titleOf(productInstance)) || itemTitle || texts.untitledItem;
    say(fill(texts.addedAnnouncement, { quantity, title, count: cart.totalQuantity }));
  });
}
