/** The bundle's entry: the widgets, and the script tag's manners. Importing it starts nothing; its own tag does, or `start()`. */
import { boot, ownTag } from '../src';
import { addToCart } from './add-to-cart';
import { cart as cartWidget } from './cart';
import { cartCount, cartSubtotal } from './cart-badge';
import { cartPill } from './cart-pill';
import { form, newsletter } from './form';
import { instalments } from './instalments';
import { lightbox } from './lightbox';
import { price } from './price';
import { quantity } from './quantity';
import { subscription } from './subscription';
import { quickView } from './quick-view';
import { restock } from './restock';
import { scarcity } from './scarcity';
import { status } from './status';
import { variants } from './variants';

const storefront = boot(
  [variants, subscription, price, quantity, addToCart, scarcity, restock, instalments, cartPill, cartCount, cartSubtotal, cartWidget, quickView, lightbox, status, form, newsletter],
  ownTag(import.meta.url),
);

export const { cart, destroy, on, product, push, ready, scan, start, version } = storefront;
export type { ProductHandle, StartOptions, Storefront, StorefrontEventName, StorefrontEvents } from '../src';
