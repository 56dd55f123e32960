import type { Widget } from './core/mount/defineWidget.ts';
import { account } from '../widgets/account/index.ts';
import { cart, cartCount, cartPill, cartSubtotal } from '../widgets/cart/index.ts';
import { form, newsletter } from '../widgets/form/index.ts';
import { instalments } from '../widgets/instalments/index.ts';
import { audio, imageGallery, lightbox, video } from '../widgets/media/index.ts';
import { popupOverlay } from '../widgets/popup/index.ts';
import { addToCart, price, quantity, quickView, scarcity, status, subscription, variants } from '../widgets/product/index.ts';
import { restock } from '../widgets/restock/index.ts';
import { reviews, reviewSummary } from '../widgets/reviews/index.ts';

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
