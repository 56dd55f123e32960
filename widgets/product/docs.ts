import { describeSettings, type EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { ProductEvents } from './events.ts';
import { productSettings } from './settings.ts';

const events: EventDocs<ProductEvents> = {
  'variant-change': { when: 'another variant is selected, or none any more', detail: '<code>itemId, variant, selection</code>' },
  'quick-view': { when: 'the visitor looks at a product in a lightbox', detail: '<code>itemId</code>' },
  'product-viewed': { when: "the page is a product's; once", detail: '<code>itemId</code>' },
};

const settings = describeSettings(productSettings, {
  subscriptionCheckoutPath: 'the checkout of a subscription; <code>&#123;token&#125;</code> is its cart',
  giftCardPath: 'where a gift card is bought; <code>&#123;itemId&#125;</code> and <code>&#123;sku&#125;</code> are the chosen one',
  preselect: 'whether the address may choose a variant: <code>?variant=</code> with its id or sku, or <code>?Size=M</code>',
  updateUrl:
    "whether the chosen variant of the page's own product is kept in the address as <code>?variant=</code>, and read from it at start",
  liveStock:
    'whether the stock of each product is asked for afresh; a product asks for itself by <code>data-storefront-live-stock</code> on its root',
  addedDelay: 'time after a successful add before its button shows it, in ms; it shows it for twice as long',
  errors: 'where a refused add is explained: in an <code>alert</code>, or <code>inline</code>, beside the button and the options only',
});

export const productDocs = { events, settings } as const;
