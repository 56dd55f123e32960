import { defineFeature, defineWidget } from 'storefront-embed/kit';
import { wishListSettings } from './wishListSettings.ts';
import { wishListTexts } from './wishListTexts.ts';

/** Buttons of the page that keep a product for later. */
export const wishList = defineFeature({
  ...wishListTexts,
  settings: wishListSettings,
  widgets: [defineWidget({ name: 'wish-list', load: () => import('./WishList.ts').then((module) => module.parts) })],
});
