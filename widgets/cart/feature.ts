import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { cartCount, cartSubtotal } from './badge/index.ts';
import type { CartEvents } from './events.ts';
import { cart as cartPage } from './page/index.ts';
import { miniCart } from './mini/index.ts';
import { cartPill } from './pill/index.ts';
import { cartTexts } from './texts.ts';
import { startCart } from './startCart.ts';
import { cartSettings } from './settings.ts';

/** The cart: its page, the pill and the badges. */
export const cart = defineFeature({
  ...cartTexts,
  settings: cartSettings,
  events: {} as CartEvents,
  widgets: [cartPill, cartCount, cartSubtotal, cartPage, miniCart],
  start: startCart,
});
