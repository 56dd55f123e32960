import { describeSettings, type EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { CartEvents } from './events.ts';
import { cartSettings } from './settings.ts';

const events: EventDocs<CartEvents> = {
  'before-add': {
    when: 'an item is about to be added; <code>preventDefault()</code> refuses',
    detail: '<code>itemId, sku, quantity</code>',
  },
  'item-added': { when: 'the platform has added it', detail: '<code>itemId, sku, quantity, newlyAdded, cart, confirmationType</code>' },
  'before-checkout': {
    when: 'the visitor is about to leave for a page that sells at once; <code>preventDefault()</code> refuses',
    detail:
      '<code>flow</code>: <code>express, subscription, gift-card, cart</code>; <code>url</code>; <code>sale</code>: what is sold without the cart',
  },
  'add-failed': { when: 'an add was refused, with the words that the visitor reads', detail: '<code>itemId, title, message</code>' },
  'cart-change': {
    when: "the platform's cart is known, or is another than before",
    detail: '<code>cart</code>; <code>isOwn</code>: by a change made on this page',
  },
  'item-removed': { when: 'the platform has taken a line out', detail: '<code>entry, cart</code>' },
  'item-restored': { when: 'it is back', detail: '<code>entry, cart</code>' },
  'shipping-chosen': { when: 'the platform has taken a way of shipping', detail: '<code>name, cart</code>' },
  'cart-failed': {
    when: 'a change of the cart failed and was taken back, with the words that the visitor reads',
    detail: '<code>title, message</code>',
  },
  'cart-viewed': { when: 'the page is the cart, and what is in it is known; once', detail: '<code>cart</code>' },
};

const settings = describeSettings(cartSettings, {
  cartEditDelay: 'pause after the last edit of a line in the cart before it is sent, in ms',
});

export const cartDocs = { events, settings } as const;
