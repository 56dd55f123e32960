import type { Widget } from '../src/kit.ts';
import { account } from './account/index.ts';
import { addToCart } from './add-to-cart/index.ts';
import { audio } from './audio/index.ts';
import { cart } from './cart/index.ts';
import { cartCount, cartSubtotal } from './cart-badge/index.ts';
import { cartPill } from './cart-pill/index.ts';
import { form, newsletter } from './form/index.ts';
import { imageGallery } from './image-gallery/index.ts';
import { instalments } from './instalments/index.ts';
import { lightbox } from './lightbox/index.ts';
import { popupOverlay } from './popup-overlay/index.ts';
import { price } from './price/index.ts';
import { quantity } from './quantity/index.ts';
import { subscription } from './subscription/index.ts';
import { quickView } from './quick-view/index.ts';
import { restock } from './restock/index.ts';
import { reviews, reviewSummary } from './reviews/index.ts';
import { scarcity } from './scarcity/index.ts';
import { status } from './status/index.ts';
import { video } from './video/index.ts';
import { variants } from './variants/index.ts';

/** Every kind of widget that the product has. */
export const widgets: readonly Widget[] = [
  variants,
  subscription,
  price,
  imageGallery,
  audio,
  video,
  quantity,
  addToCart,
  scarcity,
  restock,
  instalments,
  cartPill,
  cartCount,
  cartSubtotal,
  cart,
  quickView,
  lightbox,
  status,
  form,
  newsletter,
  reviews,
  reviewSummary,
  account,
  popupOverlay,
];
