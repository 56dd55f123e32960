/** The bundle's entry: the widgets, and the script tag's manners. Importing it starts nothing; its own tag does, or `start()`. */
import { boot, ownTag } from '../src/index.ts';
import { addToCart } from './add-to-cart/index.ts';
import { cart as cartWidget } from './cart/index.ts';
import { cartCount, cartSubtotal } from './cart-badge/index.ts';
import { cartPill } from './cart-pill/index.ts';
import { form, newsletter } from './form/index.ts';
import { instalments } from './instalments/index.ts';
import { lightbox } from './lightbox/index.ts';
import { price } from './price/index.ts';
import { quantity } from './quantity/index.ts';
import { subscription } from './subscription/index.ts';
import { quickView } from './quick-view/index.ts';
import { restock } from './restock/index.ts';
import { scarcity } from './scarcity/index.ts';
import { status } from './status/index.ts';
import { variants } from './variants/index.ts';

const storefront = boot(
  [
    variants,
    subscription,
    price,
    quantity,
    addToCart,
    scarcity,
    restock,
    instalments,
    cartPill,
    cartCount,
    cartSubtotal,
    cartWidget,
    quickView,
    lightbox,
    status,
    form,
    newsletter,
  ],
  ownTag(import.meta.url),
);

export const { cart, destroy, on, product, push, ready, scan, start, version } = storefront;
export type { ProductHandle, StartOptions, Storefront, StorefrontEventName, StorefrontEvents } from '../src/index.ts';
