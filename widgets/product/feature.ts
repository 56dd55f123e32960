import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { addToCart, buyNow } from './add-to-cart/index.ts';
import { availability, sku, unitPrice } from './details/index.ts';
import type { ProductEvents } from './events.ts';
import { gallery } from './gallery/index.ts';
import { price } from './price/index.ts';
import { quantity } from './quantity/index.ts';
import { quickView } from './quick-view/index.ts';
import { scarcity } from './scarcity/index.ts';
import { status } from './status/index.ts';
import { stickyAdd } from './sticky-add/index.ts';
import { subscription } from './subscription/index.ts';
import { variants } from './variants/index.ts';
import { allProductTexts } from './texts.ts';
import { startProducts } from './startProducts.ts';
import { productSettings } from './settings.ts';

/** Products: the parts that a page has of one. */
export const product = defineFeature({
  ...allProductTexts,
  settings: productSettings,
  events: {} as ProductEvents,
  widgets: [
    variants,
    subscription,
    price,
    quantity,
    addToCart,
    scarcity,
    quickView,
    status,
    buyNow,
    stickyAdd,
    sku,
    availability,
    unitPrice,
    gallery,
  ],
  start: startProducts,
});
